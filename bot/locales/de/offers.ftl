### Offers that only who makes them can see.

## offer

offer-hidden = Nur du siehst diese Frage: Ich darf hier nicht für alle schreiben. Was du fragst, steht am Brett, und { $name } antwortet mit demselben Knopf darunter.
