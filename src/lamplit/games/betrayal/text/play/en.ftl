# What cards and tokens ask, offer and tell when they work.

## Piles

name-rooms = the rooms
name-omens = the omens
name-items = the items
name-events = the events
choose-pile = { $card }: which deck do you search?
search-pile = Which card do you lay on top?
    .help = Only you know which one it is. The deck is shuffled first.
look-or-note = { $card }: look at what comes, or roll for later?
    .help = Either look in secret at the top three of one deck or the room stack and put them back in any order, or roll 4 dice: you may use that number once in place of a roll of your own.
reorder-pile = In which order do they go back?
    .help = Only you know what lies on top now.
option-pile = { $a }
option-note = Roll 4 dice for later
option-pick = { $a }
option-order = { $count ->
        [1] On top “{ $a }”
        [2] On top “{ $a }”, then “{ $b }”
       *[other] On top “{ $a }”, then “{ $b }”, then “{ $c }”
    }
event-looked = You have seen: { $cards }.
event-looks = { $who } looks in secret at the top of { $pile } and puts it back.
event-searched-pile = { $who } has searched { $pile } and laid a card on top.

## Traits

raise-trait = { $card }: which trait rises?
lower-trait = { $card }: which trait falls?
roll-which = { $card }: which trait do you roll?
option-trait = { $a }
try-roll = { $card }: do you try? It takes { $need } or more.
option-try = Try
option-leave = Leave it
heal = { $amount ->
        [one] How does { $whom } regain 1 point?
       *[other] How does { $whom } regain { $amount } points?
    }
option-heal = { $a-id ->
        [none] Might +{ $b }
       *[other] { $b-id ->
            [none] Speed +{ $a }
           *[other] Speed +{ $a }, Might +{ $b }
        }
    }
pick-dice = Which dice are rolled again?
option-reroll = Again: { $a-id ->
        [none] { "" }
       *[other] { $a } × blank
    }{ $b-id ->
        [none] { "" }
       *[other] { $a-id ->
            [none] { $b } × one
           *[other] , { $b } × one
        }
    }{ $c-id ->
        [none] { "" }
       *[other] { $a-id ->
            [none] { $b-id ->
                [none] { $c } × two
               *[other] , { $c } × two
            }
           *[other] , { $c } × two
        }
    }
option-card-angel_feather = { $count ->
        [1] { $a }
       *[other] Angel Feather: the result is { $b }
    }
option-card-rabbits_foot = { $count ->
        [1] { $a }
       *[other] Rabbit’s Foot: a die that shows { $b }
    }
option-card-it_is_meant_to_be = It is meant to be: use the number
event-masked = { $who } puts on the Mask.
event-unmasked = { $who } takes off the Mask.
event-set-complete = Bell, Book and Candle are together: { $who } feels it everywhere.
mark-masked = wears the Mask
mark-bell-book-candle = has Bell, Book and Candle

## People and places

option-use-healing_salve = Heal with the Healing Salve: { $b }
option-use-smelling_salts = Use the Smelling Salts: { $b }
option-use-medical_kit = Treat with the Medical Kit: { $b }
option-use-dynamite = Throw the Dynamite { $b-to }
option-use-dog = Send the Dog: { $b }
option-use-pickpockets_gloves = Take { $c-a } from { $b } with the Gloves
option-use-mask = { $count ->
        [1] Put on the Mask, or take it off
       *[other] { $b ->
            [off] Take off the Mask
           *[on] Put on the Mask
        }
    }
option-use-music_box = { $count ->
        [1] Open or close the Music Box
       *[other] { $b ->
            [close] Close the Music Box
           *[open] Open the Music Box
        }
    }
option-use-spirit_board = Ask the Spirit Board for the next room
dog-carries = Where does the Dog take { $card-a }?
option-to = { $a-to }
option-to-me = To me
event-dog-carried = The Dog carries { $card-a } { $start-from } { $to-to }.
draw-closer = { $card }: who comes a space closer to { $who }?
option-closer = { $a }: { $b-to }
step-free = { $card }: where do you go, free of cost?
join-explorer = { $card }: to whom?
push-explorer = { $card }: who has to go, and where?
option-push = { $a }: { $b-to }
nearest-explorer = { $card }: several are equally near. Whose steps are they?
forced-attack = { $card }: you must attack. How?
use-now = { $card }: go { $room-to } at once?
    .help = It costs no movement.
option-go-there = Go there
place-switch = { $card }: which wall turns?
    .help = A side of the room without a way out, or a corner. Where no room lies behind it, one is found.
option-side = The wall to the { $a }
option-corner = The corner to the { $a }
name-ne = north-east
name-se = south-east
name-sw = south-west
name-nw = north-west
option-room-closet = Open the Closet
option-room-safe = Try the lock of the Safe
option-room-skeletons = Search the Skeletons
option-room-slide = Go down the Slide
option-room-wall_switch = Press the Wall Switch

## Things

blown-away = The wind tears something from your hands. What?
give-back = { $card }: which item goes back into the deck?
event-gave-back = { $who } puts { $card-a } back into the deck.
event-picked-by-chance = It is { $card-a } that slips from { $who }’s hands.
event-box-opened = { $who } opens the Music Box. It plays.
event-box-closed = { $who } closes the Music Box.
event-box-ran-down = The Music Box has run down, and whoever stood listening wakes.
event-mesmerised = { $who-subject } listens to the music, and the turn is over.
event-no-attack = The dagger turns on { $who }: there is no attack.

## Held and freed

event-held = { $card-id ->
        [webs] { $who } is stuck in the Webs.
        [debris] { $who } is buried under Debris.
        [grave_dirt] Grave Dirt clings to { $who }.
       *[other] It is dark around { $who }.
    }
event-freed = { $who } is free again.
option-free-webs = Tear the Webs
option-free-debris = Dig in the Debris
