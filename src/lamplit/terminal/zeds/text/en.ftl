### Dawn of the Zeds drawn in the terminal.

## The turn

zeds-turn =
    { $turn ->
        [0] { $level } · before the game
       *[other] { $level } · turn { $turn } · cards to dawn: { $left }
    }
zeds-quoted = “{ $words }”
zeds-tab-four_r = 4R { $count }
zeds-tab-infection =
    { $rolled ->
        [yes] Infection: dice
       *[no] Infection
    }
zeds-tab-eat =
    { $number ->
        [roll] Eat: die
       *[other] Eat: { $number }
    }
zeds-tab-zeds = Zeds: { $tracks }
zeds-tab-ALL = all
zeds-tab-FATE2 = Fate ×2
zeds-tab-actions = Actions: { $count }
zeds-tab-housekeeping = Housekeeping

## Stores and town

zeds-ammo = Ammo { $count }
zeds-supplies = Supplies { $count }
zeds-infection = Infection { $count }/{ $most }
zeds-chaos = Chaos left { $count }
zeds-bag = Zeds in bag { $count }
zeds-start = Start
zeds-danger = Town: { $count }
zeds-hospital = Hospital
zeds-offices = Building
zeds-cemetery = Cemetery
zeds-hand = Cards
zeds-horde-hand = The horde’s cards
zeds-research = Research
zeds-research-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
zeds-score = Score
zeds-weapon = Superweapon

## Answers

zeds-others = Everybody
zeds-brief-move = → { $place }
zeds-brief-attack = attack { $place }
zeds-brief-fire = fire at { $zed } { $place }
zeds-brief-forage = forage
zeds-brief-build = barricade { $place }
zeds-brief-heal = heal
zeds-brief-discharge = to Town Center
zeds-brief-bury = give up
zeds-brief-research = research
option-attack = { $a }: attack { $b-at }{ $b-code }
option-shoot = { $a }: fire at { $b } { $c-at }
option-piece = { $a } ({ $b })
zeds-lost =
    { $count ->
        [one] 1 action is left, and would be lost.
       *[other] { $count } actions are left, and would be lost.
    }
zeds-figures =
    { $fire ->
        [0] Strength { $full }, reduced { $reduced }; movement { $move }; no gunfire
        [one] Strength { $full }, reduced { $reduced }; movement { $move }
       *[other] Strength { $full }, reduced { $reduced }; movement { $move }; fires up to { $fire } spaces
    }

## Odds

zeds-odds-breaks = breaks through { $value } %
zeds-odds-win = win { $value } %
zeds-odds-kill = kill { $value } %
zeds-odds-find = find { $value } %
zeds-odds-chance = succeeds { $value } %
zeds-odds-hits = hits on enemies { $value } on average
zeds-odds-hurt = on the town { $value } on average
zeds-odds-last = last hit { $value } %
zeds-odds-lost = gets lost { $value } %
zeds-odds-kept = card is kept { $value } %
zeds-odds-supplies = supplies { $value }
zeds-odds-ammo = ammo { $value }
zeds-odds-infection = infection { $value }
zeds-column = column { $column } ({ $shifts })
zeds-no-shifts = no shift
zeds-no-fight = no fight
zeds-way = { $chance } %: { $figures }

## The signs, for `?`

zeds-legend =
    On the roads:
      F7  space: its track and how far it still is to Town; TC is Town Center
      5³  strength 5, gone after 3 hits; Z Super-Zed, i infector, R Raiders, * with markers
      !   Defiant                ⌂ Villagers or Refugees, » on the move
      ✗   Chaos                  ▒ Barricade   ■ strongpoint   ※ minefield   ⊘ no way through
    Town: 8  if the track is activated 8 more times, the first are in Town Center
    Above and below: ▸ going on now, ✓ over; ›2 movement 2
    With the answers: → go there; last hit: your own unit is lost
