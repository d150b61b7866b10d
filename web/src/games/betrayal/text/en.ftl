## What only the browser says about Betrayal. All other words are with the game.

be-floors = The house, floor by floor
be-floor = { $floor }: { $count ->
    [1] 1 room
   *[other] { $count } rooms
}
be-plan = { $floor }, seen from above
be-plan-help = You can walk to lit rooms, which show the number of steps; behind glowing doors lies a room that nobody has seen yet.
be-counts = { $rooms ->
    [1] 1 room
   *[other] { $rooms } rooms
} · { $doors ->
    [0] no door left to open
    [1] 1 door unopened
   *[other] { $doors } doors unopened
}
be-left = { $count ->
    [0] no steps left
    [1] 1 step left
   *[other] { $count } steps left
}
be-unopened = Unopened door
be-doors = { $count ->
    [1] an unopened door ({ $sides })
   *[other] unopened doors ({ $sides })
}
be-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
be-on-side = { $side ->
    [N] { $what } on the north side
    [E] { $what } on the east side
    [S] { $what } on the south side
   *[W] { $what } on the west side
}
be-hidden = { $count ->
    [0] Every room of this floor has been found.
    [1] One room of this floor is still hidden:
   *[other] { $count } rooms of this floor are still hidden:
}
be-hidden-kind = { $count } { $kind ->
    [omen] with an omen
    [event] with an event
    [item] with an item
   *[none] plain
}
be-symbol = { $symbol ->
    [omen] Whoever finds it draws an omen.
    [event] Whoever finds it draws an event.
   *[item] Whoever finds it draws an item.
}
be-kind = { $kind ->
    [omen] omen
    [event] event
   *[item] item
}
be-walk = Go to { $room }: { $steps } steps
be-walk-open = Go to { $room } and open the door
be-point = Point at something

## Moon and haunt

be-moon = { $omens ->
    [one] 1 omen
   *[other] { $omens } omens
} found. Chance of the haunt at the next one: { $chance }
be-next-omen = haunt at omen { $number }
be-haunt = haunt { $number }
be-turns =
    { $you ->
        [yes] You turn against the others.
        [watching] { $who } turns against the others.
       *[no] { $who } turns against you.
    }
be-nobody-turns = Nobody turns. Or so it seems.
be-order = Order of turns
be-foes = Foes
be-traitor-in = traitor · { $place }
be-traitor-dead = dead, the haunt goes on
be-awake = { $awake } awake, { $stunned } stunned
be-stunned = stunned
be-faces = facing { $side }
be-dead = dead
be-out = out of the house
be-unseen = seen by nobody

## Chances and dice

be-wins = wins { $chance }
be-chance = { $what } { $need }+: { $chance }
be-chance-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} { $need }+: { $chance }
be-fight-odds = { $mine } dice against { $theirs }: { $win } to win, { $lose } to lose, { $tie } for a draw.
be-roll-odds = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need } or more: { $chance }.
be-roll = A roll
be-fight = A fight
be-haunt-roll = Does the haunt begin?
be-need = { $need } or more
be-below = at least { $need }, or it begins
be-made = Made it.
be-failed = Not enough.
be-haunt-waits = The house waits.
be-haunt-begins = The haunt begins.
event-be-fight-came = { $by ->
    [0] Neither gives way.
   *[other] { $who-subject } prevails by { $by }.
}

## The sheet

be-traits = Traits
be-track = { $value }, step { $step } of 8, began on step { $start }
be-cards = Cards
be-no-cards = Nothing in hand yet.
be-fallen = { $how ->
    [hero] If the heroes win, you win with them.
    [leads] You go on leading your monsters: if they win, so do you.
    [traitor] If the last hero dies too, you still win.
   *[alone] Your book says whether you can still win.
}
be-side-of-sheet = What the sheet shows
be-party = Party
be-book = Book
be-book-shut = Shut the book
be-book-of = { $role ->
    [traitor] The traitor’s book
    [hero] The heroes’ book
   *[explorer] The book
}
be-ruling = Our ruling
be-tokens = What is new on the table
be-of = { $have } of { $need }
be-short-darrin_williams = Flash
be-short-madame_zostra = Zostra
be-short-professor_longfellow = Longfellow
be-short-father_rhinehardt = Rhinehardt

## Figures always in sight

be-status-omens = Omens
be-status-omens-title = How many omens have been drawn
be-status-haunt = Haunt
be-status-haunt-title = The chance that the next omen begins the haunt
be-status-rooms = Rooms to find
be-status-rooms-title = How many tiles are left in the stack

## Groups of answers

group-steps = Steps
group-cards = Cards
group-give = Give
group-ask = Ask for
group-swap = Trade
group-fights = Fights
group-places = Rooms
group-deeds = Deeds

## The game in pictures

be-sum-fall = How they fared
be-sum-fall-text = How far everybody’s weakest trait was from the skull, turn by turn.
be-sum-omens = { $count ->
    [one] 1 omen
   *[other] { $count } omens
}
be-sum-haunt = The turn of the haunt
be-sum-haunt-text = “{ $title }”: { $omen } and { $room } met in turn { $turn }.
be-sum-haunt-before = “{ $title }”: { $omen } and { $room } had already met.
be-sum-traitor = { $who } turned against the others.
be-sum-winners = Winners: { $who }.
be-sum-found = Who found which rooms
be-sum-nobody = Nobody opened a door.
be-sum-nobody-since = Nobody has opened a door since.
be-sum-turning = What decided it
be-sum-dealt = Damage dealt in fights

## First-game guidance

lesson-be-choose = Choose who you are. Speed says how far you walk, Might fights and bears blows, Sanity and Knowledge keep you from breaking.
lesson-be-explore = Touch a lit room and you walk there; the number shows the steps. Touch a glowing door and you open it: a new room is laid. One with a symbol ends your movement and has you draw a card.
lesson-be-tile = A new room is laid so that as many of its doors as possible meet doors. Where that leaves a choice, point at one way to see it in place.
lesson-be-roll = You roll as many dice as the trait is worth. A die shows nothing, one or two.
lesson-be-omen = With every omen six dice are rolled. If they show less than there are omens, the haunt begins. The moon above the roof shows how near it is.
lesson-be-cards = A lit card can be used now. Touch it, and it says what it does.
lesson-be-damage = Physical damage falls on Might and Speed, mental damage on Sanity and Knowledge. Touch the step where a slider should rest; the other trait bears what is left.
lesson-be-barrier = This room is cut in two. To get across you need a roll; if it fails, you go no further this turn.
lesson-be-low = One of your traits is on its last step. Before the haunt nobody dies; once it has begun, the skull is the end.
lesson-be-haunt = The haunt has begun. Your book tells what your side wants and what it knows. Do not read it aloud unless all are on your side.
lesson-be-fight = Both roll as many dice as their Might is worth. The one who rolls less takes the difference as damage. The chance is shown on the foe.
lesson-be-monsters = Now the monsters move. A monster that is beaten is only stunned, unless a book says otherwise.

## Sounds

caption-groan = Something stirs
caption-slam = A blow, then silence

## What everybody waits for

waits-roll = There are dice to roll: cards may still change what they show.
waits-defence = Somebody is attacked, and defends.
waits-damage = Somebody was hurt, and splits the damage between two traits.
waits-trade = A trade was offered: the other side agrees or refuses.
waits-monsters = The monsters move.
waits-books = When all are ready, it begins.
acting-books = { $count ->
    [1] Still reading: { $who }
   *[other] Reading their books: { $who }
}
waits-set-up = Each takes an explorer, one after the other.
