### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = resign
commands-resign-description = Resign a match
commands-draw-name = draw
commands-draw-description = Offer a draw
commands-takeback-name = takeback
commands-takeback-description = Take your last move back; against a person only if they agree
commands-pause-name = pause
commands-pause-description = Stop the clocks of a match if your opponent agrees, or let them run again

## buttons

buttons-resign_confirm = Yes, I resign
buttons-keep_playing = No, play on

## offer

offer-draw_declined = { $name } declines the draw.
offer-draw_withdrawn = { $name } has withdrawn the draw offer.
offer-draw_bot_declines = I would rather play on.
offer-takeback_done = { $name } took a move back.
offer-takeback_declined = { $name } does not allow the takeback.
offer-takeback_withdrawn = { $name } has withdrawn the takeback request.
offer-resign_ask = Do you really want to resign this match?
offer-pause_declined = { $name } does not want to stop the clocks.
offer-pause_withdrawn = { $name } no longer asks to stop the clocks.

## refusal

refusal-nothing-to-take-back = You have not made a move yet.
refusal-too-early = Let us play a few moves first. Then you can offer a draw.
refusal-already-declined = Your opponent has said no in this position. Make a move, then you may ask again.
refusal-no-clock = This match has no running clock.
refusal-tournament-pause = In a tournament the clocks are not stopped: the others wait for the result.
