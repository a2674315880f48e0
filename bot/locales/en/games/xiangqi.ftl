name = Xiangqi
first = Red
second = Black
how = two points such as h2e2, or C2.5, or 炮二平五
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

## The picture in words

check = Check
