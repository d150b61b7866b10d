### Terrorscape in the browser: what only the drawn table says. Events, prompts, answers and names are the game's own.

## The plan

ts-board = The Mansion, seen from above
ts-in-words = What is where in the Mansion
ts-board-help = Lit rooms, doors and people are buttons. The arrow keys go from one to the next.
ts-main-exit = Main exit: with five keys the Survivors get out here
ts-hidden-exit = Hidden exit: with five keys and the Secret Map
ts-radio = Radio: once repaired, it calls for rescue
ts-chest = Searching here may turn something up
ts-mystic = Mystic location
ts-tool = Tool location
ts-knowledge = Knowledge location
ts-block = Blocked: { $door }
ts-noise = A noise this round: { $place }
ts-made-noise = A noise the Killer will hear of: { $place }
ts-echo = A noise in the last round: { $place }
ts-firecracker = Firecracker: noise everywhere
ts-trap = The trap
ts-plan-token = The plan token
ts-last-seen = Last seen: { $place }
ts-rescue-in =
    { $rounds ->
        [one] Rescue in 1 round
       *[other] Rescue in { $rounds } rounds
    }
ts-guess = about { $guess }
ts-select = Select { $who }
event-nobody-afraid = Nobody is near enough to be frightened.

## What the Killer reads about himself

event-you-killer-killers-turn = Round { $round }: your turn.
event-you-killer-lies-in-wait = You lie in wait and skip this turn.
event-you-killer-reappeared = Out of nowhere you stand { $place-at }.
event-you-killer-card-played = You use “{ $card }”.
event-you-killer-killer-moved = You go { $came-from } { $place-to }.
event-you-killer-killer-arrived = You are now { $place-at }.
event-you-killer-block-broken = You smash the block at the door { $door }.
event-you-killer-block-lifted = You take away the block at the door { $door }.
event-you-killer-blocks-stay = All blocks are in use, and you leave them where they are.
event-you-killer-reports = { $who } reports to you.
event-you-killer-stays-locked = You keep your hand: “{ $card }” stays locked.
event-you-killer-vanished = You vanish, last seen { $place-at }.
event-you-killer-sensed =
    { $who-count ->
        [0] You sense nobody { $area-at }.
       *[other] You sense { $who } { $area-at }.
    }
event-you-killer-sensed-anyone =
    { $found ->
        [yes] You sense somebody { $area-at }.
       *[no] You sense nobody { $area-at }.
    }
event-you-killer-search =
    { $who-count ->
        [0] You search { $place-at } and find nobody.
       *[other] You search { $place-at } and find { $who }!
    }
event-you-killer-strength = Your strength is now { $strength }.
event-you-killer-level = You rise to level { $level }, with strength { $strength }.
event-you-killer-encounter = Encounter { $place-at }: you face { $who }.
event-you-killer-spared = You only toy with { $who } and do not attack.
event-you-killer-paid = You have discarded { $cards ->
        [one] a hand card
       *[other] { $cards } hand cards
    }.
event-you-killer-attack-card = You attack with “{ $card }”: strength { $strength }.
event-you-killer-longsword-draw = Because of the Longsword you draw 1 card.
event-you-killer-taunted = Somebody taunts you: you discard 3 cards from your deck and draw 1.

## Tools under the plan

ts-tools = Tools for the plan
ts-pencil = Pencil
ts-pencil-hint = Touch a room: possible → ruled out → sure → nothing
ts-pencil-at =
    { $place }, { $who }: { $meaning ->
        [possible] possible
        [out] ruled out
        [sure] sure
       *[none] nothing noted
    }
ts-pencil-told = { $noted }, as you were told
ts-rub-out = Rub out
ts-about-whom = Who is it about?
ts-guess-label = Radio, my guess
ts-less = One less
ts-more = One more
ts-look = Point
ts-look-hint = Touch a room to show it to the others
ts-look-at = Point at: { $place }
ts-plan = Propose
ts-plan-hint = Choose somebody, then touch where they might go
ts-plan-at = Propose for { $who }: { $place }
ts-zoom = Magnify

## The encounter

ts-strength = Strength
ts-defence = Defence
ts-who-defends = Who defends?
ts-about-to-strike = The Killer raises his arm …
ts-about-to-roll = The dice are about to roll …
ts-held = { $total } against { $strength }: { $who } holds out
ts-failed = { $total } against { $strength }: not enough
ts-bonus-persistence = Persistence
ts-bonus-martial-arts = Martial Arts
ts-bonus-molotov = Molotov
ts-bonus-trap-sprung = Trap
ts-state =
    { $health ->
        [2] healthy
        [1] injured
       *[other] eliminated
    }, { $fear ->
        [0] no fear
       *[other] fear { $fear }
    }

## The sheets

ts-hand =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
ts-no-cards = No card in hand
ts-kind-fast = fast
ts-kind-special = special
ts-kind-slow = slow
ts-cost =
    { $cards ->
        [one] Costs 1 other hand card
       *[other] Costs { $cards } other hand cards
    }
ts-level = Level { $level }
ts-deck = Deck { $count }
ts-deck-title = When the deck runs out, the Killer rises one level
ts-discard = Discarded { $count }
ts-items = { $who }’s things: { $count } of { $limit }
ts-acted = has acted
ts-first = First player token: discovers, and reports the noises
ts-own-keys =
    { $count ->
        [one] 1 key
       *[other] { $count } keys
    }
ts-keys =
    { $count ->
        [one] 1 of 5 keys
       *[other] { $count } of 5 keys
    }
ts-keys-enough = { $count } keys: enough for the exit
ts-repaired = Radio repaired { $progress } of { $need }
ts-discover = { $count } to discover
ts-discover-title = Cards left to discover: when there are none, the Killer wins
ts-search = { $count } in chests
ts-search-title = Cards left in the search deck
ts-sounds = ♪ { $places }

## Figures in the top bar

ts-status-round = Round
ts-status-level = Level
ts-status-level-title = The Killer’s level, from 1 to 5
ts-status-strength = Strength
ts-status-strength-title = A defence must reach this number
ts-status-deck = Deck
ts-status-hand = Killer’s hand
ts-status-keys = Keys
ts-status-keys-enough = enough
ts-status-keys-title = Five keys open the main exit
ts-status-rescue = Rescue
ts-status-rescue-title = Rounds until help is here

## Sounds in words

caption-step = Footsteps
caption-noise = A noise in the house
caption-dice = Dice roll
caption-hit = A blow
caption-chime = A bright chord
caption-slam = Wood splinters
caption-door = A door
caption-key = Keys jingle
caption-card = A card
caption-gong = A deep bell
caption-radio = The radio crackles
caption-fear = A heartbeat, too fast
caption-level = A growl, rising
caption-free = A deep breath
caption-sink = Footsteps fade, then silence
caption-win = A bright melody
caption-lose = A slow, dark melody

## A first game

lesson-ts-escape = Find five keys and meet at the main exit, or repair the radio and hold out until help comes. Lose nobody on the way.
lesson-ts-prey = Injure one Survivor twice, and the night is yours. They are out if all three meet at the main exit with five keys, or if help comes by radio.
lesson-ts-move = Each of you has one action a turn. Walking up to two rooms is one, and nobody tells the Killer where you go. Lit rooms are those within your reach.
lesson-ts-chest = There is a chest here. Searching gives you one card: perhaps a key, perhaps a noise.
lesson-ts-radio = Five repairs make the radio work and call the rescue. Every repair is loud, so do not linger.
lesson-ts-discover = At the end of your turn one of you draws two cards and may keep one. Loud cards are heard where that Survivor stands, kept or not. When nothing is left to discover, all is lost.
lesson-ts-noise = That was loud. The Killer learns of the room at the end of your turn, but not who was there or why.
lesson-ts-listen = The red rings are noises of this round, the pale ones of the last. Somebody was there, or close enough to throw a bottle.
lesson-ts-hunt = You have two actions: step into a neighbouring room, or search where you stand. Only a search finds people. Walking past them tells you nothing.
lesson-ts-cards = Fast cards come first, as many as you like. The number at the top right is the cost: you discard that many other cards from your hand.
lesson-ts-pencil = The pencil under the plan is for your eyes only: note who may be where, who you can rule out, who you are sure about. What you have been told since the Survivors moved is marked for you.
lesson-ts-fear = Each fear takes one die from the next defence. Two are the most anybody can bear; after that, they scream and give themselves away.
lesson-ts-encounter = The Killer has found somebody. One defends with four dice, one fewer for each fear. Dice and items together must reach the Killer’s strength.
lesson-ts-flee = The encounter is over and everybody who was there may run one room further. The Killer is not told where.
lesson-ts-stealth = The Killer is out of sight. The footprints show where he was last seen; he may be two rooms from there, and he will search where he reappears.
lesson-ts-vanish = Where the Spectre reappears, everybody in that room and in the rooms next to it gains 1 fear.
lesson-ts-blossom = “Death Blossom”! Anyone in the same room or next to it when the Killer reappears will die. You are safe only if you are more than three rooms from the footprints.
lesson-ts-deadly = The Killer is at level 5: anyone he finds now is injured before the first attack. Anyone already injured must not meet him again.
lesson-ts-keys = Five keys hang on the stand. If all three Survivors are at the main exit when their turn begins, they are out.
lesson-ts-rescue = Help is on its way. Now the Survivors only have to live until it is here.

## The game in pictures

ts-summary-paths = Where they were
ts-summary-paths-of = { $who }’s path
ts-summary-all = all
ts-summary-round = Round { $round }
ts-summary-rounds = Round by round
ts-summary-noises = Noises by room
ts-summary-health = Health
ts-summary-fear = Fear
ts-summary-strength = Strength
ts-summary-dice = Luck with the dice
ts-summary-dice-none = No die was rolled.
ts-summary-dice-of =
    { $rolls ->
        [one] { $dice } dice in 1 roll, { $mean } on average (expected: 1.0)
       *[other] { $dice } dice in { $rolls } rolls, { $mean } on average (expected: 1.0)
    }
ts-summary-turns = Turning points
ts-summary-turns-none = A quiet night.
ts-summary-count-noises =
    { $count ->
        [one] Noise
       *[other] Noises
    }
ts-summary-count-searches =
    { $count ->
        [one] Search
       *[other] Searches
    }
ts-summary-count-found = found somebody
ts-summary-count-encounters =
    { $count ->
        [one] Encounter
       *[other] Encounters
    }
ts-summary-count-injuries =
    { $count ->
        [one] Injury
       *[other] Injuries
    }
ts-summary-count-steps =
    { $count ->
        [one] Step of the Killer
       *[other] Steps of the Killer
    }
ts-summary-count-blocks =
    { $count ->
        [one] Door blocked
       *[other] Doors blocked
    }

## Moments that matter

ts-scene-key-found = A key!
ts-scene-took-key = A key!
ts-scene-level = The Killer grows
ts-scene-chainsaw = The chainsaw howls
ts-scene-eliminated = One lamp fewer
ts-scene-rescue-called = Somebody is listening
ts-scene-rescued = Headlights in the drive
ts-scene-escaped = Out into the night

## What everybody waits for

waits-killer = The Killer moves, plays a card or searches.
waits-survivors = The Survivors decide who does what, and who discovers.
waits-encounter = They are face to face: attack, defence, dice.
waits-flight = It is over for now: whoever was there may run.
