### Terrorscape drawn in the terminal.

## On the plan

terrorscape-map-exit = main exit
terrorscape-map-hidden-exit = hidden exit
terrorscape-map-radio = radio
terrorscape-map-items = items
terrorscape-map-mystic = mystic place
terrorscape-map-tool = tool place
terrorscape-map-knowledge = knowledge place
terrorscape-map-passage = passage { $number }
terrorscape-map-noise = ♪ noise
terrorscape-map-echo = (♪)
terrorscape-map-trap = trap
terrorscape-map-plan-token = plan
terrorscape-map-last-seen = ▲ last seen

terrorscape-plan-cut = The plan needs { $columns } columns; something is missing at the right until the window is wider.

## Beside the plan

terrorscape-state-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
terrorscape-state-turn =
    { $turn ->
        [survivors] The Survivors’ turn
        [killer] The Killer’s turn
        [encounter] Encounter!
       *[other] Before the game
    }
terrorscape-state-killer = level { $level }, strength { $strength }
terrorscape-state-killer-at = at: { $place }
terrorscape-state-killer-hidden = in stealth, last seen at: { $place }
terrorscape-state-hand-size = cards in hand: { $count }
terrorscape-state-out =
    { $out ->
        [eliminated] { $who } – eliminated
        [lost] { $who } – lost in the house
        [rescued] { $who } – rescued
       *[escaped] { $who } – escaped
    }
terrorscape-state-fear = fear { $fear }
terrorscape-state-keys = Keys { $keys } of { $need }
terrorscape-state-keys-enough = Keys { $keys }: enough
terrorscape-state-radio = Radio { $progress } of { $need }
terrorscape-state-rescue =
    { $rounds ->
        [one] Rescue in 1 round
       *[other] Rescue in { $rounds } rounds
    }
terrorscape-state-blocks = Blocks { $blocks } of { $most }
terrorscape-state-firecracker = Firecracker: nothing else can be heard
terrorscape-state-decks = Discover { $discover }, search { $search }
terrorscape-state-skill-deck = Skill deck { $count }

## Under the plan

terrorscape-own-hand = Hand
terrorscape-own-discard = Discard pile
terrorscape-own-items = { $who } ({ $count } of { $limit })
terrorscape-own-keys =
    { $keys ->
        [one] one key
       *[other] { $keys } keys
    }
terrorscape-own-plan = Plan “{ $plan }”

## Answers

terrorscape-group-go = { $who } goes
terrorscape-group-sprint = { $who } sprints, with a noise there
terrorscape-group-stay = { $who } stays
terrorscape-group-things = What { $who } carries
terrorscape-group-rest = { $who } may also
terrorscape-way-there = { $place } ({ $id })
terrorscape-way-back = { $place } ({ $id }), out and back
terrorscape-way-passage = { $place } ({ $id }), secret passage
option-between = { $a } ({ $a-id })
option-clear = Clear the block: { $a } ({ $a-id })

## The signs, for `?`

terrorscape-legend =
    On the plan:
      ▲  the killer               ▲? where the killer was last seen
      ♪  noise                    (♪) noise of the round before
      X  block                    ┊ ┈ open way; a gap in the wall is a door
    Beside it:
      ♥♥ healthy, ♥♡ injured   ◉ goes first   ✓ has acted
