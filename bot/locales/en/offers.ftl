### Offers that only who makes them can see.

## offer

offer-hidden = Only you can see this question: I may not post for everybody here. The board says what you ask, and { $name } answers by pressing the same button under it.
