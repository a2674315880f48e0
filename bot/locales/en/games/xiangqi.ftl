### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Xiangqi
first = Red
second = Black
how = two points such as h2e2, or C2.5, or 炮二平五
aim = Checkmate the enemy general.
rules = A side that is checkmated or has no legal move loses. Whoever checks or chases a piece without end loses when a position comes for the third time; otherwise that is a draw, and so are 60 moves by each side without a capture.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = Checkmate! { $winner } wins.
result-stalemate = { $loser } has no legal move left: { $winner } wins.
result-perpetual-check = { $loser } gave perpetual check, which is forbidden: { $winner } wins.
result-perpetual-chase = { $loser } chased a piece perpetually, which is forbidden: { $winner } wins.
result-repetition = Draw by repetition.
result-no-capture = Draw: 60 moves by each side without a capture.
near-draw = ⚠️ Without a capture the game will soon be drawn. Moves left: { $n }
reason-checkmate = checkmate
reason-stalemate = no legal move
reason-perpetual-check = perpetual check
reason-perpetual-chase = perpetual chase
reason-repetition = repetition
reason-no-capture = no captures
notation-coordinates = Coordinates (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = Chinese (炮二平五)
notation-traditional = Chinese, traditional characters (馬八進七)
notation-vietnamese = Vietnamese (P2-5)
pieces-chinese = Chinese characters
pieces-western = Pictures

## Pieces: one, and counted

piece-K = general
piece-A = advisor
piece-B = elephant
piece-N = horse
piece-R = chariot
piece-C = cannon
piece-P = soldier
piece-k = general
piece-a = advisor
piece-b = elephant
piece-n = horse
piece-r = chariot
piece-c = cannon
piece-p = soldier
pieces-K =
    { $n ->
        [one] a general
       *[other] { $n } generals
    }
pieces-A =
    { $n ->
        [one] an advisor
       *[other] { $n } advisors
    }
pieces-B =
    { $n ->
        [one] an elephant
       *[other] { $n } elephants
    }
pieces-N =
    { $n ->
        [one] a horse
       *[other] { $n } horses
    }
pieces-R =
    { $n ->
        [one] a chariot
       *[other] { $n } chariots
    }
pieces-C =
    { $n ->
        [one] a cannon
       *[other] { $n } cannons
    }
pieces-P =
    { $n ->
        [one] a soldier
       *[other] { $n } soldiers
    }

## Below the board

captured = captured { $pieces }

## Openings by the names that players use

opening-central-cannon = Central Cannon
opening-same-direction-cannons = Same-Direction Cannons
opening-opposite-direction-cannons = Opposite-Direction Cannons
opening-screen-horses = Central Cannon, Screen Horses
opening-sandwiched-horses = Central Cannon, Sandwiched Horses
opening-single-horse = Central Cannon, Single Horse
opening-cross-palace-cannon = Cross-Palace Cannon
opening-palace-corner-cannon = Palace-Corner Cannon
opening-horse = Horse Opening
opening-elephant = Elephant Opening
opening-pawn = Pawn Opening
opening-pawn-cannon = Pawn Opening, Cannon behind the Pawn
opening-opposing-pawns = Opposing Pawns

## Why a move is not possible

why-empty = There is no piece on { $cell }.
why-not-yours = The { $piece } on { $cell } is not yours.
why-own-piece = Your own { $piece } stands on { $cell }.
why-palace = The { $piece } may not leave the palace.
why-elephant-river = The elephant may not cross the river.
why-elephant-blocked = The elephant is blocked by { $pieces }.
why-horse-blocked = The horse is blocked by { $pieces }.
why-path-blocked = The way is blocked by { $pieces }.
why-cannon-screen = A cannon needs exactly one piece to jump over to take.
why-pawn-backward = A soldier never moves backward.
why-pawn-sideways = A soldier moves sideways only after it has crossed the river.
why-shape-general = The general moves one point straight: forward, backward or sideways.
why-shape-advisor = The advisor moves one point diagonally.
why-shape-elephant = The elephant moves two points diagonally.
why-shape-horse = The horse moves one point straight and then one diagonally outward.
why-shape-rook = The chariot moves in a straight line.
why-shape-cannon = The cannon moves in a straight line.
why-shape-pawn = The soldier moves one point forward, and after the river also one point sideways.
why-in-check = Your general would be in check from the { $piece } on { $cell }.
why-facing = The two generals would face each other.
why-no-such-piece = You have no piece there that { $move } could mean.
position-facing = The two generals face each other.
position-in-check = The side that is not to move is in check.

## The picture in words

check = Check
point = file { $file } row { $row }
