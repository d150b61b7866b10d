# What happens in the house, what is asked, and what can be answered.

## Setting out

choose-explorer = Who are you?
    .help = Each card has two faces: whoever takes one leaves the other out of the house.
    .rules = BH-COMP-4, BH-SETUP-2
option-explorer = { $a }
event-takes = { $seat } is { $who }.
event-begins = { $who } begins.
why-haunt = the haunt roll

## Turns

turn-set-up = Setting out
turn-monsters = The monsters
turn-haunt = The haunt begins
act = What does { $who } do?
    .help = { $haunt ->
        [yes] Move, open doors, use what you carry, trade, attack. The turn ends when you say so.
       *[no] Move, open doors, use what you carry, trade; once the haunt has begun, attack. The turn ends when you say so.
    }
    .rules = BH-TURN-2, BH-MOVE-1
option-go = Go { $a-to }
option-open = Open the door to the { $a }
option-cross = Cross to the other side
option-search-stairs = Search for the stairs out of the basement
option-end = End the turn
event-turn = { $who }’s turn.
event-moved = { $who-subject } goes { $start-from } { $to-to }.
event-slid = { $who-subject } slides down { $to-to }.
event-crossed = { $who-subject } crosses to the other side.
event-joined = { $card-subject } now goes with { $who }.

## Rooms

turn-room = Which way round does it go: { $room }?
    .help = The light shows where its doors will be. As many doors as possible must meet doors.
    .rules = BH-DISC-6, BH-DISC-7
option-turn = A quarter turn to the left
option-turn-0 = As printed
option-turn-1 = A quarter turn to the right
option-turn-2 = Half a turn
place-room = Where does the room go: { $room }?
    .rules = BH-DISC-21
move-room = Where does the room move to: { $room }?
    .rules = BH-ROOM-ELEV-1
option-door = { $a }, door to the { $b }
rearrange = Every room left would seal this floor. Which room is moved?
    .rules = BH-DISC-13
option-shift = { $a }
choose-floor = To which floor: { $room }?
option-floor = { $a }
option-stay = Stay here
choose-room = { $card-id ->
        [none] Which room?
       *[other] { $card }: which room?
    }
option-room = { $a }
option-there = { $a }
choose-part = { $room }: on which side?
    .rules = BH-ROOM-BARRIER-10
option-part = { $a }
name-near = the near side
name-far = the far side
option-room-collapsed_room = Drop into the basement
option-room-gallery = Drop down into the Ballroom
option-room-vault = Try the door of the Vault
event-turned-up = Turned up: { $room }.
event-does-not-fit = A room would seal the floor and is put aside: { $room }.
event-passed = A room for another floor is put aside.
event-laid = New { $floor-at }: { $room }.
event-discovered = { $who-subject } discovers a room: { $room }.
event-searched = The stack is searched for a room: { $room }.
event-room-moved = A room moves: { $room }.
event-floor-closed = Nothing more can be found { $floor-at }.
event-token = Now { $room-at }: { $token }.
event-token-gone = No longer { $room-at }: { $token }.

## Cards

event-drew = { $who-subject } draws: { $card }.
event-none-left = There is nothing left to draw.
event-shuffled = The discards are shuffled.
event-declined = { $who } stays untouched.
event-discarded = { $who } discards { $card-a }.
event-dropped = { $who-subject } drops: { $cards }.
event-left-behind = { $who-subject } leaves behind: { $cards }.
event-picked-up = { $who-subject } picks up { $card-a }.
event-used = { $who } uses { $card-a }.
event-offers = { $how ->
        [gift] { $who } offers { $whom } { $card-a }.
        [request] { $who } asks { $whom } for { $wanted-a }.
       *[swap] { $who } offers { $whom } { $card-a } for { $wanted-a }.
    }
event-refused = { $who } declines.
event-traded = { $how ->
        [gift] { $who } gives { $whom } { $card-a }.
        [request] { $whom } gives { $who } { $wanted-a }.
       *[swap] { $who } and { $whom } trade { $card-a } for { $wanted-a }.
    }
event-stole = { $who-subject } steals { $card-a } from { $whom-indirect }.
bear-card = { $card }: do you let it happen?
bear-or-show = { $card } is about to happen to you. Whoever is the traitor may turn over the 1 first.
option-show-side = I am the traitor
option-pass = Let it happen
    .help = As the traitor you may stay untouched. If you accept, you bear whatever comes of it.
    .rules = BH-TRAITOR-6, BH-TRAITOR-8
option-bear = Let it happen
option-decline = Stay untouched
agree-to-trade = { $how ->
        [gift] { $who } offers { $whom } { $card-a }. Agreed?
        [request] { $who } asks { $whom } for { $wanted-a }. Agreed?
       *[swap] { $who } offers { $whom } { $card-a } for { $wanted-a }. Agreed?
    }
    .rules = BH-ITEM-6
option-agree = Agree
option-refuse = Decline
# With more than a person it is an answer of games played before there were two questions.
option-trade = { $count ->
        [1] Trade with { $a }
        [2] Give { $b } { $a-a }
       *[other] Trade { $a-a } with { $b } for { $c-a }
    }
option-request = Ask { $a } for { $b-a }
bargain = What do you trade with { $whom }?
    .help = Give something away, ask for something, or trade one thing for another. An offer that is declined was your trade of this turn.
    .rules = BH-ITEM-5, BH-ITEM-6
option-offer = Give { $a-a }
option-want = Ask for { $a-a }
option-exchange = Trade { $a-a } for { $b-a }
option-back = Not now
option-drop = Drop { $a-a }
option-take = Pick up { $a-a }
option-use = { $count ->
        [1] Use { $a-a }
       *[other] Use { $a-a }: { $b }
    }
option-free = Free somebody: { $a }
option-go-on = Go on

## Dice, traits, damage

before-roll = { $kind-id ->
        [attack] { $who-subject } is about to attack. Use something?
        [defence] { $who-subject } is about to defend. Use something?
        [haunt] { $who-subject } is about to make the haunt roll. Use something?
       *[other] { $need ->
            [0] { $who-subject } is about to roll ({ $why }). Use something?
           *[other] { $who-subject } is about to roll ({ $why }, needing { $need }+). Use something?
        }
    }
after-roll = { $kind-id ->
        [damage] The dice deal { $total } damage. Use something?
       *[other] { $need ->
            [0] The dice come to { $total }. Use something?
           *[other] The dice come to { $total }, and { $need }+ is needed. Use something?
        }
    }
before-damage = { $kind-id ->
        [mental] { $who } is about to take mental damage: { $amount }. Use something?
       *[other] { $who } is about to take physical damage: { $amount }. Use something?
    }
option-card = { $count ->
        [1] { $a }
       *[other] Use { $a-a }: { $b }
    }
event-threw = The dice show { $total }.
event-rolled = { $kind-id ->
        [attack] { $who-id ->
            [none] { $why-subject } attacks: { $total }.
           *[other] { $who-subject } attacks: { $total }.
        }
        [defence] { $who-subject } defends: { $total }.
        [damage] The dice deal { $total }.
        [haunt] { $who } rolls for the haunt: { $total }.
        [movement] { $who-subject } may move { $total ->
            [one] 1 space.
           *[other] { $total } spaces.
        }
        [plain] { $who-id ->
            [none] The dice fall ({ $why }): { $total }.
           *[other] { $who-subject } rolls ({ $why }): { $total }.
        }
       *[other] { $need ->
            [0] { $who-subject }’s { $trait-roll } ({ $why }): { $total }.
           *[other] { $who-subject }’s { $trait-roll } ({ $why }): { $total } for { $need }+.
        }
    }
event-trait = { $by ->
        [0] { $who-subject }’s { $trait } stays at { $value }.
       *[other] { $who-subject }’s { $trait } is now { $value }.
    }
event-damage = { $who-subject } takes { $kind } damage: { $amount }.
split-physical = How does { $who } take { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } of physical damage?
    .help = First what Speed loses, then what Might loses.
    .rules = BH-TRAIT-4
split-mental = How does { $who } take { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } of mental damage?
    .help = First what Sanity loses, then what Knowledge loses.
    .rules = BH-TRAIT-5
option-split = { $c-id ->
        [mental] { $a-id ->
            [none] Knowledge −{ $b }
           *[other] { $b-id ->
                [none] Sanity −{ $a }
               *[other] Sanity −{ $a }, Knowledge −{ $b }
            }
        }
       *[physical] { $a-id ->
            [none] Might −{ $b }
           *[other] { $b-id ->
                [none] Speed −{ $a }
               *[other] Speed −{ $a }, Might −{ $b }
            }
        }
    }
event-died = { $who-subject } is dead.

## Attacks

option-attack = { $count ->
        [1] Attack { $a-object }
       *[other] Attack { $a-object }: { $b }
    }
event-attacks =
    { $trait-id ->
        [might] { $who-subject } attacks { $whom-object }.
       *[other] { $who-subject } attacks { $whom-object } with { $trait }.
    }
event-attacked = { $tie ->
        [yes] { $mine } against { $theirs }, nobody is hurt.
       *[no] { $mine } against { $theirs }, { $winner-subject } wins.
    }
harm-or-steal = { $who-subject } has beaten { $whom-object } by { $amount }. Do harm, or steal something instead?
    .rules = BH-STEAL-1
option-harm = Harm
option-steal = Steal { $a-a }
event-stunned = { $monster-subject } is stunned.
event-awake = { $monster-subject } stirs again.

## The haunt

read-chart = { $omen }: which room is the chart read with?
    .help = The haunt it gave first is not played at this table, so it is read again with the nearest room where an omen was found.
    .rules = BH-VAR-HAUNT-1

event-haunt-roll = { $begins ->
        [yes] { $total } against { $omens ->
            [one] 1 omen
           *[other] { $omens } omens
        }: the haunt begins.
       *[no] { $total } against { $omens ->
            [one] 1 omen
           *[other] { $omens } omens
        }: the house keeps still.
    }
event-haunt = { $betrayed ->
        [yes] Haunt { $number } begins, and { $traitor } turns against the others.
       *[no] Haunt { $number } begins.
    }
event-turned = { $who } has turned.
ready = Read your book. Are you ready?
    .help = Everybody reads what their side may know. Play goes on when all are ready.
    .rules = BH-HSET-5
option-ready = Ready
event-omen-instead = { $who } takes { $card-a }: that is how this haunt begins. The omen deck is shuffled.
event-appeared = { $monster-subject } appears { $room-at }.
event-gone = { $monster-subject } is gone.
caught-below = A monster is caught in the basement. Search for the stairs?
    .rules = BH-MON-21, BH-MON-22
next-monster = Which monster moves next?
    .help = Those who are sent to the nearest opponents go by themselves; you are asked only where there is somebody to attack or something to do.
    .rules = BH-MON-1
option-move = { $a }
option-in-order = All, one after another, step by step
option-hunt-all = All to the nearest opponents
monster = { $who }: what now?
    .rules = BH-MON-2, BH-MON-7
option-next = Done
result-all-dead = All heroes are dead. The house has won.
result-stalemate = Nothing stirs in the house any more. Nobody can win, and nobody gets out; the dust settles on the living and the dead alike, and makes no difference between them.
result-agreed = You look at each other across the hall, those who hunt and those who flee, and nobody can think of anything more to do. So you let it be. Nobody has won tonight; the house keeps what it has.
ending-agreed = A draw by agreement: nobody won
option-propose-draw = Propose to leave it at a draw
event-draw-proposed = { $who-subject } proposes to leave it at a draw.
event-draw-refused = { $who-subject } wants to play on.
agree-to-draw = { $whom } proposes to leave it at a draw. Do you agree?
    .help = Nothing has changed in the house for a long time. If all who still play agree, the game is over and nobody wins; if one of them refuses, it goes on.
    .rules = BH-WIN-7
ending-stalemate = A standstill: nobody won

event-your-side =
    { $traitor ->
        [yes] You look at what you were dealt: you are the traitor.
       *[no] You look at what you were dealt: you are no traitor.
    }
event-shows-side =
    { $traitor ->
        [yes] { $who } was the traitor all along.
       *[no] { $who } was no traitor.
    }
