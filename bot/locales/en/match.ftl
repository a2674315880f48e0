### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = Accept
buttons-decline = Decline
buttons-withdraw = Withdraw
buttons-hint = Hint
buttons-more = More help
buttons-resign = Resign
buttons-resign_confirm = Yes, I resign
buttons-keep_playing = No, play on
buttons-draw = Offer a draw
buttons-draw_accept = Accept the draw
buttons-draw_decline = Play on
buttons-draw_withdraw = Withdraw the offer
buttons-takeback = Take back
buttons-takeback_accept = Allow the takeback
buttons-takeback_decline = Refuse the takeback
buttons-takeback_withdraw = Withdraw the request
buttons-rematch = Rematch
buttons-type_move = Type a move
buttons-choose_again = Choose again
buttons-show_again = Show it again
buttons-open = Go to the board
buttons-replay = Replay
buttons-first = First
buttons-previous = Back
buttons-next = Next
buttons-last = Last
buttons-export = Save as PGN
buttons-newer = Newer
buttons-older = Older
buttons-play = Play { $game }

## menus

menus-challenge = Answer a challenge
menus-replay = Which match do you want to see?
menus-match_option = { $game } against { $opponent }

## windows

windows-move_title = Your move
windows-move_label = Move
windows-move_placeholder = For example { $example }

## match

match-title = { $game }: { $first } against { $second }
match-sides = **{ $first }** ({ $first_side }) against **{ $second }** ({ $second_side })
match-turn = { $name } ({ $side }) to move
match-thinking = Qibot is thinking…
match-queue = I am playing on { $n } other boards, too: this may take a moment.
match-check = Check!
match-last = Last move: { $move } ({ $side })
match-start = No move yet
match-ply =
    { $n ->
        [one] { $n } move played
       *[other] { $n } moves played
    }
match-deadline = Time runs out { $when }
match-number = Match { $id }
match-elsewhere = This match went on elsewhere. Its players find it with { COMMAND("board") }.
match-hints =
    { $n ->
        [one] { $name } used { $n } hint
       *[other] { $name } used { $n } hints
    }
match-your_turn = { $name }, it is your turn.
match-bot_moved = { $name }, I have moved. It is your turn.

## challenge

challenge-asked = { $challenger } challenges { $opponent } to a game of { $game }.
challenge-first = { $name } moves first.
challenge-until = The challenge expires { $when }.
challenge-declined = { $opponent } does not want to play { $game } now.
challenge-withdrawn = { $challenger } has withdrawn the challenge.
challenge-expired = { $opponent } did not answer, and the challenge to { $game } has expired.
challenge-rematch = { $challenger } wants a rematch of { $game } with { $opponent }.
challenge-hidden = Nobody else can see this challenge: the server does not let me post for everybody here, so I have withdrawn it. Challenge in a server that has me as a member, or ask an admin to allow external apps.
challenge-alone = Nobody else reads these direct messages, so I have withdrawn the challenge. Challenge in a server or in a group.
challenge-which = Which game do you want to play with { $name }?

## offer

offer-draw_asked = { $name } offers a draw.
offer-draw_declined = { $name } declines the draw.
offer-draw_withdrawn = { $name } has withdrawn the draw offer.
offer-draw_bot_declines = I would rather play on.
offer-takeback_asked =
    { $n ->
        [one] { $name } asks to take back { $n } move.
       *[other] { $name } asks to take back { $n } moves.
    }
offer-takeback_done = { $name } took a move back.
offer-takeback_declined = { $name } does not allow the takeback.
offer-takeback_withdrawn = { $name } has withdrawn the takeback request.
offer-resign_ask = Do you really want to resign this match?
