## What only the browser says about the Zeds. All other words are with the game.

dz-board = The town and its roads
dz-board-help = Choose somebody with a lamp, then what they should do: lit spaces, or the small signs with their chances.
dz-level = { $level ->
    [basic] Basic Game
    [I] Level I, Outbreak!
    [II] Level II, Apocalypse!
    [III] Level III, Brains!
    [IV] Level IV, Walking Zeds!
   *[V] Level V, Director’s Cut
}
dz-start = Start
dz-cemetery = Cemetery
dz-hospital = Hospital
dz-point = Point at something
dz-you = you

## The turn

dz-turn = The turn
dz-to-dawn = { $left ->
    [0] the last card before dawn
    [1] 1 card to dawn
   *[other] { $left } cards to dawn
}
dz-to-dawn-short = { $left ->
    [0] the last card
   *[other] { $left } to dawn
}
dz-dial-cards = { $left ->
    [0] to dawn: the last
    [1] card to dawn
   *[other] cards to dawn
}
dz-dial-guard = Guard in { $count }
dz-quarter = { $quarter ->
    [1] The first quarter of the night
    [2] The second quarter of the night
    [3] The third quarter of the night
   *[other] The last quarter of the night
}
dz-roll = roll
dz-tab-four_r = 4R
dz-tab-infection = Infection
dz-tab-eat = Eat
dz-tab-zeds = Zeds
dz-tab-actions = Actions
dz-tab-housekeeping = Housekeeping
dz-event-actions = event
dz-actions-left = Actions left: { $own } of the players, { $event } of the event
dz-end-left = { $left ->
    [0] no action left
    [1] 1 action left
   *[other] { $left } actions left
}
dz-end-sure = { $left ->
    [1] 1 action is left, and would be lost.
   *[other] { $left } actions are left, and would be lost.
}

## What is staged over the map

dz-stage-event = { $left ->
    [0] Turn { $turn }: the last card
    [1] Turn { $turn }, 1 card to dawn
   *[other] Turn { $turn }, { $left } cards to dawn
}
dz-stage-fate-played = The town plays a Fate card
dz-stage-horde-played = The horde plays a card
dz-stage-research = New from the Lab
dz-stage-lost = The town mourns
dz-stage-outbreak = Those who lay sick this morning rise again, and know nobody any more.
dz-stage-unchecked = Nobody stops it now: the sick rise all over the town.
dz-stage-antidote = A small glass, held up against the lamp.
dz-stage-component = What it can do, nobody wants to see from near by.
dz-stage-dawn = Morning
dz-stage-night = The lamps go out
dz-stage-stirs = On the move:
dz-stage-all = all roads
dz-stage-fated = the Fated track
dz-stage-actions = { $count ->
    [1] 1 Event Action
   *[other] { $count } Event Actions
}

## Roads

dz-road = { $state ->
    [empty] nobody in sight
    [held] { $steps ->
        [1] 1 step, { $who } in the way
       *[other] { $steps } steps, { $who } in the way
    }
   *[open] { $steps ->
        [1] 1 step, nobody in the way
       *[other] { $steps } steps, nobody in the way
    }
}
dz-piece = { $left ->
    [0] { $name }
    [1] { $name }, strength { $strength }, 1 hit left
   *[other] { $name }, strength { $strength }, { $left } hits left
}
dz-chaos-here = Chaos { $count }
dz-unit-ready = { $count ->
    [1] { $name }: 1 thing to do
   *[other] { $name }: { $count } things to do
}

## Chances

dz-beside = { $kind ->
    [win] wins { $value }
    [breaks] breaks through { $value }
    [kill] kills { $value }
    [find] finds { $value }
    [way] gets there { $value }
    [infection] infection { $value }
    [hits] on average { $value } hits
    [hurt] takes { $value } hits on average
    [last] falls { $value }
    [kept] kept { $value }
   *[chance] succeeds { $value }
}
dz-odds-main = { $kind ->
    [win] to win
    [breaks] to break through
    [kill] to kill
    [find] to find something
    [way] to find the way out
    [hits] hits on average
    [hurt] hits on the town on average
    [last] to take the last hit
    [kept] to keep the card
   *[chance] to succeed
}
dz-odds-hits = hits on enemies
dz-odds-hurt = hits on the town
dz-odds-last = takes the last hit
dz-odds-way = finds the way
dz-odds-lost = gets lost
dz-odds-kept = card is kept
dz-odds-supplies = supplies
dz-odds-ammo = ammo
dz-odds-cost = supplies it takes
dz-ways = What the first die leads to
dz-way = Column { $column }: wins { $win }, on average { $hits } to { $hurt } hits, the last { $last }
dz-way-none = { $hits ->
    [0] no fight
   *[other] no fight, { $hits } hits
}
dz-no-shifts = No shifts
dz-column = { $shot ->
    [yes] Strength { $column }, { $first } at first
   *[no] Column { $column } of 7, { $first } at first; the higher the better for the town
}
dz-zeds-stronger = Zeds
dz-we-stronger = town
dz-fire-strength = strength
dz-fight = A fight
dz-shot = A shot
dz-against = { $kind ->
    [shot] fires at
    [attacked] is attacked by
   *[attacks] attacks
}
dz-mob = { $count } Zeds
dz-fight-came = The town { $won ->
    [yes] wins
   *[no] loses
}. { $zeds ->
    [0] No hit
    [1] 1 hit
   *[other] { $zeds } hits
} on its enemies, { $humans ->
    [0] none
   *[other] { $humans }
} on its own.
dz-shot-came = { $zeds ->
    [0] Missed.
    [1] 1 hit.
   *[other] { $zeds } hits.
}
option-attack = { $a }: attack { $b-at }

## The sheet

dz-sheet = The town’s sheet
dz-panel = Details
dz-threats = How it stands on the roads
dz-chances = Chances
dz-units = Everybody who fights
dz-hand = Fate cards in hand: { $count }
dz-no-cards = No Fate cards in hand.
dz-look = Choose somebody, a space or a card to read about it here.
dz-tab-look = Look
dz-tab-units = Units { $count }
dz-tab-cards = Cards { $count }
dz-figures = strength { $strength } · { $left ->
    [1] 1 hit left
   *[other] { $left } hits left
} · moves { $move }{ $ranges ->
    [0] { "" }
    [1] { " · " }gunfire { $fire }, 1 space far
   *[other] { $same ->
        [yes] { " · " }gunfire { $first }, up to { $ranges } spaces far
       *[no] { " · " }gunfire { $fire } at 1 to { $ranges } spaces
    }
}
dz-space = { $kind ->
    [start] The Zeds come from here. They cannot be attacked until they leave.
    [village] A village: its defenders get 1 shift.
    [named] A named space: its defenders get 1 shift.
    [town] A part of the town: its defenders get 2 shifts.
    [town_center] If the Zeds get here, all is lost. Its defenders get 2 shifts.
    [catacomb] Catacombs: it is easy to get lost here, and everybody fights alone.
    [bed] A Bed in the Hospital: its patient can be healed.
    [office] An office for scientists.
    [lab] The Lab: a scientist here can do research.
    [camp] Refugees who have made it here. They can take up arms.
   *[plain] Open road: no shift for anybody.
} { $forage ->
    [none] There is nothing to find here.
    [supplies] Those who forage here find supplies.
    [ammo] Those who forage here find ammo.
    [town] Those who forage here find supplies, rarely ammo.
   *[general] Those who forage here find supplies or ammo.
}{ $barricade ->
    [yes] { " " }A barricade: 2 shifts for defenders.
   *[no] { "" }
}{ $strongpoint ->
    [yes] { " " }The strongpoint: 3 shifts for defenders.
   *[no] { "" }
}{ $chaos ->
    [0] { "" }
   *[other] { " " }Chaos: nobody acts here, and anyone who enters stops.
}
dz-research = Research cards left: { $left }, done: { $done }.
dz-antidote = { $stage ->
    [1] Close to the antidote.
   *[other] The antidote is found!
}

## The horde: whoever leads the Zeds

dz-horde-sheet = The horde’s sheet
dz-horde-roads = The Zeds on their roads
dz-horde-hand = Cards of the horde: { $count }
dz-horde-no-cards = You have no cards.
dz-horde-played = Played this turn: “{ $card }”
dz-tab-roads = Roads

## Figures always in sight

dz-status-turn = Turn
dz-status-turn-title = How many event cards have been turned up
dz-status-supplies = Supplies
dz-status-supplies-title = Food for the Eat Phase, and what barricades are made of
dz-status-ammo = Ammo
dz-status-ammo-title = Each shot costs one
dz-status-infection = Infection
dz-status-infection-title = Each fight raises it. If the roll of the Infection Phase is not above it, there is an Outbreak
dz-status-chaos = Chaos
dz-status-chaos-title = When a marker is needed and none is left, the town is lost
dz-status-horde = Horde
dz-status-horde-title = How many cards the horde holds; nobody else sees them

## The campaign

dz-campaign-lead = Six levels, each with a few new rules on top of those before. All are open at any time; here you see what you have managed so far and what comes next.
dz-campaign-play = Play: { $length }

## The game in pictures

dz-sum-roads = How near they came
dz-sum-roads-text = The fewest steps to Town Center on each road, turn by turn.
dz-sum-town = What it cost
dz-sum-kills = Zeds killed
dz-sum-losses = units lost
dz-sum-who = Who stopped most
dz-sum-nobody = Nobody killed a Zed.
dz-sum-fights = Fights: { $won } won, { $lost } lost. Shots: { $hit } hit, { $missed } missed.
dz-sum-turning = What decided it
dz-sum-point = { $won ->
    [yes] Turn { $turn }, “{ $card }”: the tide turned, Zeds killed: { $kills }.
   *[no] { $losses ->
        [0] Turn { $turn }, “{ $card }”: from here on it went downhill.
       *[other] Turn { $turn }, “{ $card }”: from here on it went downhill, units lost: { $losses }.
    }
}
dz-sum-points = The Epilogue

## First-game guidance

lesson-dz-aim = Hold out until the event deck runs dry. If a single Zed enters Town Center, all is lost. The number on the wall says how many activations each road has left.
lesson-dz-act = You have one action of your own and those of the event. Choose somebody with a lamp, then a lit space or a sign, or drag them there: each shows its chance before you decide.
lesson-dz-fight = Strength against strength gives a column; terrain and abilities shift it. Two dice say who takes hits and who falls back.
lesson-dz-shoot = Gunfire costs 1 ammo, and nobody hits back. It rarely kills at once, but hits stay.
lesson-dz-defiant = Defiant civilians defend their village and will not leave it. Once they fall back they are free to move.
lesson-dz-forage = Low on ammo? Units in named spaces can forage. Ammo is likeliest at the Lucky Strike Mine: half the time.
lesson-dz-horde = You lead the Zeds. When the Zeds Phase begins you may play one card; nobody else sees your hand. What the rules leave open about the Zeds, you decide.
lesson-dz-road = A road glows red: nobody stands between the Zeds and Town Center, and they need no more than two activations.
lesson-dz-fate = A Fate card that can be kept stays with you. It says when it may be played.
lesson-dz-brains = BRAINS! is a turn of its own: every road is activated, winners advance again, and you get no actions.
lesson-dz-infection = Each fight raises infection. When the phase comes, roll above it, or there is an Outbreak. Healing lowers it.
lesson-dz-hospital = Those who were saved lie in a Bed. Each Heal brings them back a little and lowers infection.
lesson-dz-chaos = Where Zeds take a named space, Chaos reigns: nobody acts there. Keep units there through Housekeeping to restore order.
lesson-dz-build = A barricade costs supplies and gives its defenders 2 shifts, until Zeds trample it.
lesson-dz-refugees = Refugees walk to the Camp if you lead them. There they can be armed as civilians.
lesson-dz-research = A scientist in the Lab may try for the next research card. Behind them waits the antidote.
lesson-dz-tunnel = From here on Zeds come through the Tunnel too. In the Catacombs anybody can get lost, they as well as you.

## Sounds

caption-groan = Groaning on the road
caption-shot = A shot
caption-slam = Something breaks

## What everybody waits for

waits-town = The town decides what its people do.
waits-horde = The horde decides where its Zeds go.
