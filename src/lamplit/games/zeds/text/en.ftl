### The words of Dawn of the Zeds. Ids and conventions: see lamplit/text/wording.py.
### `.n` says whether a name is singular or plural.

## The game, its seats and sides

name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-zeds = the Zeds
name-town = the town
name-horde = the horde
name-all = the defenders
name-basic = Basic Game
name-heal = heal
name-research = research
name-two-heals = two Heals
name-both = one Heal and infection −1
name-infection = infection −2

## Phases of the turn

phase-set-up = Set-up
phase-event = Event card
phase-four_r = 4R Phase
phase-infection = Infection Phase
phase-eat = Eat Phase
phase-zeds = Zeds Phase
phase-actions = Action Phase
phase-housekeeping = Housekeeping
turn-set-up = { phase-set-up }
turn-four_r = { phase-four_r }
turn-infection = { phase-infection }
turn-eat = { phase-eat }
turn-actions = { phase-actions }
turn-housekeeping = { phase-housekeeping }

## Markers on pieces

mark-defiant = Defiant
mark-ekg = comatose
mark-well_armed = well armed
mark-civilian_leader = led by one of their own
mark-keep_cool = cool
mark-trucks = with trucks
mark-trained = trained
mark-tough = thick skin
mark-toxic = toxic
mark-stench = stench
mark-smart = smart
mark-fast = fast
mark-leader = leads the pack
mark-dazed = dazed

## Things that are built

name-barricade = a barricade
name-strongpoint = the strongpoint
name-minefield = the minefield

## Why columns shift: see also abilities, cards and markers

shift-village = village
shift-named = named space
shift-town = Town space
shift-town_center = Town Center
shift-barricade = barricade
shift-strongpoint = strongpoint

## What dice are rolled for

why-fight = Fight
why-gunfire = Gunfire
why-forage = Forage
why-saving = Saving roll
why-stores = Supplies and ammo
why-infection = Infection
why-unchecked = Unchecked Outbreak
why-infector = Infector
why-eat = Food
why-research = Research
why-tough = Thick skin
why-assassin = Silent blade
why-bad-water = Bad water
why-bark = Bark
why-breakdown = Breakdown
why-catacombs = Catacombs
why-lost = Lost in the dark
why-charge = Bull charge
why-cooked-books = Cooked books
why-decoy = Decoy
why-doctors-plan = The doctor’s plan
why-downpour = Downpour
why-granary = Granary
why-gunship = Gunship
why-hoses = Hoses
why-mercs = Hired guns
why-minefield = Minefield
why-old-cannon = The old cannon
why-other-way = Another way
why-perimeter = Perimeter
why-pro-zed = Rally for the Zeds
why-sneak-attack = Attack out of nowhere
why-square-one = Back to square one
why-stealth = Stealth
why-traps = Traps
why-artifact = A strange thing
why-cave-in = Cave-in
why-dark-fair = The dark fair
why-drone = Drone
why-experiments = Explosive tests
why-lab-accident = Broken glass
why-mystery-doc = The strange doctor
why-quick-tests = Quick tests
why-steam-ducts = Steam ducts

## What happens: the turn

event-ready =
    { $supplies ->
        [0] Four Zeds stand on the roads. The town has { $ammo } ammo.
       *[other] The town has { $supplies } supplies and { $ammo } ammo. Out on the roads something moves.
    }
event-event =
    { $left ->
        [0] Turn { $turn }: “{ $card }”. The last card.
       *[other] Turn { $turn }: “{ $card }”. Cards left: { $left }.
    }
event-phase = — { $phase } —
event-done = { $seat } is done.
event-foreseen = The next event will be “{ $card }”.
event-fate = Fate card: “{ $card }”.
event-fated-track = Fated track: { $track }.
event-fate-held = The town keeps “{ $card }”.
event-fate-foreseen = The next Fate card will be “{ $card }”.
event-fate-lost = The town loses “{ $card }”.
event-fate-played = The town plays “{ $card }”.
event-horde-drew = You draw “{ $card }”.
event-horde-played = The horde plays “{ $card }”.
event-rolled =
    { $why-id ->
        [forage]
            { $unit-n ->
                [one] { $unit-the } forages: { $dice }.
               *[other] { $unit-the } forage: { $dice }.
            }
        [research] { $unit-the } tries to find out more: { $dice }.
        [saving] Saving roll for { $piece-object }: { $dice }.
        [infector] Saving roll for { $piece-object }: { $dice }.
        [tough]
            { $piece-n ->
                [one] { $piece-the } tries to shrug off the hit: { $dice }.
               *[other] { $piece-the } try to shrug off the hit: { $dice }.
            }
        [catacombs]
            { $piece-n ->
                [one] { $piece-the } looks for a way out of the Catacombs: { $dice }.
               *[other] { $piece-the } look for a way out of the Catacombs: { $dice }.
            }
        [sneak-attack] An attack out of nowhere on { $unit-object }: { $dice }.
       *[other] { $why }: { $dice }.
    }
event-in-vain =
    { $why-id ->
        [infection] Above infection ({ $needed }): no Outbreak.
        [eat] More than there are mouths to feed ({ $needed }): nothing is eaten.
        [forage] Nothing found.
        [research] It would have taken { $needed }: no new card.
        [perimeter] They are held off and stay where they are.
        [bark] They shy away from the dog and stay where they are.
        [stealth] Nobody notices: there is no fight.
        [catacombs] No way out for now.
       *[tough] The hit is ignored.
    }
event-outbreak-due = Not above infection ({ $infection }): an Outbreak!
event-infectors = { $zeds } at work among the people.
event-takes-effect = “{ $card }” takes effect.
event-may-act =
    { $unit-n ->
        [one] { $unit-the } may act once without cost.
       *[other] { $unit-the } may act once without cost.
    }
event-ability = { $unit }: { $ability }.
name-component-gas = the town
ability-component-gas = Gas grenade
name-research-short_stock = the town
ability-research-short_stock = “Short of everything”

## What happens: supplies, ammo and infection

event-ammo =
    { $by ->
        [-1] 1 ammo gone: { $ammo } left.
        [1] 1 ammo gained: now { $ammo }.
       *[other] Ammo is now { $ammo }.
    }
event-supplies =
    { $by ->
        [-1] 1 supply gone: { $supplies } left.
        [1] 1 supply gained: now { $supplies }.
       *[other] Supplies are now { $supplies }.
    }
event-infection = Infection is now { $infection }.
event-event-actions = Event Actions: { $actions }.
event-unchecked = An Unchecked Outbreak!
event-outbreak = Outbreak { $place-at }!
event-looted = The town is looted ({ $raiders }): { $supplies } supplies and { $ammo } ammo are gone.

## What happens: Zeds

event-activated = The Zeds { $track-at } stir.
event-zed-placed =
    { $zed-n ->
        [one] { $zed-the } appears { $place-at }.
       *[other] { $zed-the } appear { $place-at }.
    }
event-zed-replaced = { $zed } for { $old } { $place-at }.
event-zed-stays-away = { $zed-the } would be too strong { $place-at } and stays away.
event-zeds-moved =
    { $zeds-n ->
        [one] { $zeds } moves { $place-to }.
       *[other] { $zeds } move { $place-to }.
    }
event-zed-moved =
    { $zeds-n ->
        [one] { $zeds } goes back { $place-to }.
       *[other] { $zeds } go back { $place-to }.
    }
event-zeds-retreated =
    { $zeds-n ->
        [one] { $zeds } falls back { $place-to }.
       *[other] { $zeds } fall back { $place-to }.
    }
event-zed-killed =
    { $zed-n ->
        [one] { $zed-the } is finished ({ $place }).
       *[other] { $zed-the } are finished ({ $place }).
    }
event-got-lost =
    { $piece-n ->
        [one] { $piece-the } gets lost and turns up { $place-at }.
       *[other] { $piece-the } get lost and turn up { $place-at }.
    }
event-pressure =
    { $zeds-n ->
        [one] Pressure: { $zeds } moves once more.
       *[other] Pressure: { $zeds } move once more.
    }
event-raiders-appeared =
    { $raiders-n ->
        [one] { $raiders-the } appears { $place-at }.
       *[other] { $raiders-the } appear { $place-at }.
    }
event-raiders-moved =
    { $raiders-n ->
        [one] { $raiders-the } moves { $place-to }.
       *[other] { $raiders-the } move { $place-to }.
    }
event-raiders-retreated =
    { $raiders-n ->
        [one] { $raiders-the } falls back { $place-to }.
       *[other] { $raiders-the } fall back { $place-to }.
    }

## What happens: fights

event-fight =
    { $zeds_attack ->
        [yes]
            { $zeds-n ->
                [one] { $zeds } attacks { $unit-object } { $place-at }, column { fight-column }.
               *[other] { $zeds } attack { $unit-object } { $place-at }, column { fight-column }.
            }
       *[no]
            { $unit-n ->
                [one] { $unit-the } attacks { $zeds } { $place-at }, column { fight-column }.
               *[other] { $unit-the } attack { $zeds } { $place-at }, column { fight-column }.
            }
    }
fight-column =
    { $column ->
        [0] “Zeds three times as strong”
        [1] “Zeds twice as strong”
        [2] “Zeds stronger”
        [3] “even”
        [4] “town stronger”
        [5] “town twice as strong”
       *[6] “town three times as strong”
    }
event-result =
    { $human_wins ->
        [yes] The town wins the fight.
       *[no] The town loses the fight.
    } Hits: { $zed_hits } on its enemies, { $human_hits } on its own.
event-gunfire =
    { $unit-n ->
        [one] { $unit-the } fires at { $zed }.
       *[other] { $unit-the } fire at { $zed }.
    }
event-shot =
    { $hits ->
        [0] Missed.
        [one] 1 hit on { $zed }.
       *[other] { $hits } hits on { $zed }.
    }
event-free-shot =
    { $hits ->
        [0] A shot at { $piece }: missed.
        [one] A shot at { $piece }: 1 hit.
       *[other] A shot at { $piece }: { $hits } hits.
    }
event-hit =
    { $piece-n ->
        [one] { $piece-the } takes a hit.
       *[other] { $piece-the } take a hit.
    }
event-mended =
    { $piece-n ->
        [one] { $piece-the } recovers
       *[other] { $piece-the } recover
    }: { $side ->
        [0] full strength
       *[1] reduced strength
    }, { $hits ->
        [0] no hits.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-minefield = The minefield goes off { $place-at }!
event-gas = Gas drifts { $place-at }.
event-marked = { $piece }: { $mark }.

## What happens: the people of the town

event-joined =
    { $unit-n ->
        [one] { $unit-the } is { $place-at }.
       *[other] { $unit-the } are { $place-at }.
    }
event-hero-drawn = { $hero } has made it through.
event-nobody-came = Nobody is left to come: { $unit }.
event-went =
    { $unit-n ->
        [one] { $unit-the } moves { $place-to }.
       *[other] { $unit-the } move { $place-to }.
    }
event-moved =
    { $unit-n ->
        [one] { $unit-the } goes { $place-to }.
       *[other] { $unit-the } go { $place-to }.
    }
event-retreated =
    { $unit-n ->
        [one] { $unit-the } falls back { $place-to }.
       *[other] { $unit-the } fall back { $place-to }.
    }
event-saved =
    { $piece-n ->
        [one] { $piece-the } is saved and brought { $place-to }.
       *[other] { $piece-the } are saved and brought { $place-to }.
    }
event-died =
    { $piece-n ->
        [one] { $piece-the } is carried to the Cemetery.
       *[other] { $piece-the } are carried to the Cemetery.
    }
event-left =
    { $piece-n ->
        [one] { $piece-the } leaves the town for good.
       *[other] { $piece-the } leave the town for good.
    }
event-woke =
    { $piece-n ->
        [one] { $piece-the } wakes up.
       *[other] { $piece-the } wake up.
    }
event-discharged =
    { $piece-n ->
        [one] { $piece-the } leaves the Hospital.
       *[other] { $piece-the } leave the Hospital.
    }
event-fled = { $piece-the } flee from their homes.
event-folk-moved = { $piece-the } flee { $place-to }.
event-devoured = { $piece-the } are set upon by Zeds { $place-at }.
event-armed = { $piece-the } take up arms: { $unit }.

## What happens: order, building, research

event-chaos = Chaos { $place-at }. Markers left: { $left }.
event-order = Order is restored { $place-at }.
event-built =
    { $unit-n ->
        [one] { $unit-the } builds { $what } { $place-at }.
       *[other] { $unit-the } build { $what } { $place-at }.
    }
event-barricade-destroyed = The barricade { $place-at } is torn down.
event-torn-down = The barricade { $place-at } is torn down.
event-cave-in = The roof comes down { $place-at }.
event-bridge =
    { $state-id ->
        [collapsed] The Suspension Bridge collapses.
        [ferry] A ferry now crosses where the bridge was.
       *[other] The Suspension Bridge stands again.
    }
event-elwood =
    { $here ->
        [yes] Elwood Berra lends a hand in the Hospital.
       *[no] Elwood Berra has had enough and leaves.
    }
event-research = Research: “{ $card }”.
event-set-back = Research is set back. Cards to go: { $left }.
event-antidote =
    { $found ->
        [yes] The antidote is found!
       *[no] The last component is in the Lab. The antidote is near.
    }
event-component = The town builds a part of the superweapon: { $component }.
event-component-lost = A part of the superweapon is lost: { $component }.

## How it ended

event-epilogue =
    { $won ->
        [yes] Epilogue: { score-line } { rating-line }
       *[no] Epilogue: { score-line } { lost-line }
    }
score-line =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, rating { $rating } of 5.
rating-line =
    { $rating ->
        [1] Nobody will speak of this town again.
        [2] A few will remember, and wish they did not.
        [3] Farmingdale is scarred, but it is still on the map.
        [4] They will tell this story by every fire in the valley.
       *[5] Other towns will study how Farmingdale did it.
    }
lost-line =
    { $rating ->
        [1] Nobody will speak of this town again.
        [2] A few will remember, and wish they did not.
        [3] Those who got away still point to where Farmingdale was on the map.
        [4] How long the town stood will be told by every fire in the valley.
       *[5] Other towns will study how it held out for so long.
    }
name-held-out = held out to the end
name-overrun = Town Center overrun
name-chaos = sunk in Chaos
result-held-out = Held out for { $turns } turns: Farmingdale stands! { score-line } { rating-line }
result-overrun = The Zeds reached Town Center in turn { $turns }. Farmingdale is lost. { score-line } { lost-line }
result-chaos = In turn { $turns } no order is left to keep: the town sinks into Chaos. { score-line } { lost-line }

## The Epilogue, item by item

epilogue-units = Units alive
epilogue-folk = Villagers and refugees
epilogue-supplies = Supplies left
epilogue-ammo = Ammo left
epilogue-infection = Little infection
epilogue-antidote = The antidote
epilogue-components = Parts of the superweapon
epilogue-chaos = Chaos
epilogue-unrevealed = Events never seen
epilogue-few-chaos = The lamps are lit again in most windows.
epilogue-some-chaos = Whole streets lie in ruins, and nobody sweeps them.
epilogue-much-chaos = What still stands is a wall around nothing.
epilogue-no-folk = Nobody from the villages has made it.
epilogue-few-folk = A few from the villages tell what they saw.
epilogue-many-folk = Children play in the camp again.
epilogue-cured = The antidote travels on to the next town.
epilogue-armed = What was built in the Lab stays locked away, for now.

## What is asked in the Action Phase

action = What do you do?
    .help = Choose somebody, then what they do.
    .rules = DZ-ACT-1, DZ-ACT-3, DZ-ACT-4, DZ-MOVE-1, DZ-MOVE-2, DZ-GUN-1, DZ-FORAGE-1
walk-on =
    { $unit-n ->
        [one] { $unit } has turned up elsewhere and may go on. Where to?
       *[other] { $unit } have turned up elsewhere and may go on. Where to?
    }
    .rules = DZ-TUN-LOST-6
which-die = Which die counts?
found = What do you take?
    .rules = DZ-FORAGE-2

## What is asked about fights

before-fight = A fight { $place-at }. Do you play something first?
    .rules = DZ-FATE-6
after-roll = The dice for the fight { $place-at } have been rolled. Do you play something?
    .rules = DZ-FATE-6
reroll = The dice show { $dice }. Roll both again?
run-away = { $unit } and Zeds { $place-at }: fight or fall back?
defender = Zeds attack { $place-at }. Who fights?
    .help = One unit fights for all in the space; each shows its chances.
    .rules = DZ-HTH-2
whom-to-fight = { $unit } { $place-at }, among several Zeds: against whom?
spread-hits =
    { $hits ->
        [one] Who takes the hit?
       *[other] Who takes the { $hits } hits?
    }
    .rules = DZ-HTH-8
one-more-hit = One more hit { $place-at }. Who takes it?
saving-roll =
    { $piece-n ->
        [one] { $piece } is down. Try to save them? A Bed is taken, and infection rises by 1.
       *[other] { $piece } are down. Try to save them? A Bed is taken, and infection rises by 1.
    }
    .rules = DZ-SAVE-3, DZ-SAVE-5, DZ-SAVE-7
who-stops = There is room for only one { $place-at }. Who stops there?
    .rules = DZ-RET-2
overwatch = Step back { $place-to } after the shot?
throw-it = Who do you throw it at?

## What is asked in the other phases

choose-hero = Which hero leads the defence?
    .help = The other three are drawn.
    .rules = DZ-SETUP-4
any-time = Do you play a card now?
    .rules = DZ-FATE-6
zeds-card = The Zeds { $place-at } are about to move. Do you play a card?
    .rules = DZ-FATE-6
horde-card = The Zeds Phase begins. Does the horde play one of its cards?
    .rules = DZ-VERSUS-5
next-track = Which track is activated next?
    .rules = DZ-TURN-10
which-zed = There is room for only one { $place-at }. Which Zed goes on?
    .rules = DZ-ZED-14
first-to-leave = Which Zed is the first to leave { $place }?
fated-track = Which track is the Fated one?
    .rules = DZ-FATE-2
which-start = On which Start does the new Zed appear?
another-start = The track is full. On which Start does the Zed appear?
    .rules = DZ-ZED-17
one-of-two = Which of the two appears?
pressure = Pressure: which of the strongest Zeds move once more?
    .rules = DZ-PRESS-3
strongest = Several Zeds are equally strong. Which one is it?
weakest = Several Zeds are equally weak. Which one is it?
farthest = Several Zeds are equally far away. Which one is it?
free-step = { $unit }: one free step?
    .rules = DZ-4R-9, DZ-4R-12
which-refugees =
    { $left ->
        [one] Which refugees go a space towards Town Center?
       *[other] Which refugees go a space towards Town Center? { $left } units may.
    }
    .rules = DZ-4R-10
guard-track = On which track does the National Guard arrive?
loot = { $raiders } in Town Center: they take { $number } in all. What do you give?
    .rules = DZ-4R-13
shortage =
    { $hits ->
        [one] There is too little to eat. Who takes the hit?
       *[other] There is too little to eat. Who takes a hit? { $hits } to go.
    }
    .rules = DZ-EAT-5
discharge = Does anybody leave the Hospital first?
    .rules = DZ-HOSP-1
free-bed = { $piece }: all Beds are taken. Who makes room?
    .rules = DZ-SAVE-6, DZ-SAVE-7

## What cards ask

well-armed = Who is well armed from now on?
keep-cool = Which hero keeps cool?
sneak-attack = Who is attacked out of nowhere?
odd-smell = Beside whom does the Zed appear?
hero-arrives = { $hero }: where?
suffer =
    { $left ->
        [one] One more loss. What do you give?
       *[other] { $left } more losses. What do you give?
    }
malfunction = What goes wrong?
deadly = Who in Town Center goes to a Bed?
stench = Who do the Zeds fall upon?
other-way = Whose hit is healed?
good-ward = Who is healed?
breakdown = Which hero in town breaks down?
gunship = Where does the gunship fire?
clean-up = Where do you clean up?
less-chaos = Where do you clean up?
out-of-bed = Where does the unit appear?
news-copter = { $unit }: where does the helicopter land?
leaflets = Who recovers 1 hit?
music = Which Zeds fall back?
distraction = Does anybody lure the Zeds { $place-at } away?
back-from-cemetery = Who was not dead after all?
anti-growth = Which Super-Zed is replaced?
lose-card = Which card do you lose?
bats = Several of you are equally deep in the Tunnel. Who do the bats get?
takes-a-village = Who falls ill?
bucket-line = Where do the buckets go? Infection rises by 1 each time.
drone = Where does the drone strike?
bloated = Which Zed bursts?
once-more = Which marker comes back?
vip-gift = What do the V.I.P. Survivors bring?
which-component = Which part of the superweapon do you build?

## Answers

option-move =
    { $count ->
        [3] { $a }: attack { $b-at }{ $b-code }
       *[other] { $a }: { $b }{ $b-code }
    }
option-fire =
    { $count ->
        [3] { $a }: fire at { $b } ({ $c-id })
       *[other] { $a }: fire at { $b }
    }
option-forage = { $a }: forage
option-heal = Heal { $a }
option-build = { $a }: barricade { $b-at }{ $b-code }
option-arm = Refugees take up arms: { $a }
option-research =
    { $a-id ->
        [short_stock] Research for 1 supply
       *[other] { $a }: research
    }
option-discharge =
    { $count ->
        [0] Leave for Town Center
       *[other] Discharge { $a } to Town Center
    }
option-bury = Give up { $a }
option-ferry = Set up a ferry
option-end = End my actions
option-ability =
    { $count ->
        [2] { $b }: { $a }
        [3] { $b }: { $a } ({ $c })
       *[other] { $b }: { $a } ({ $c }, { $d })
    }
option-card =
    { $count ->
        [1] Card “{ $a }”
        [2] Card “{ $a }”: { $b }
       *[other] Card “{ $a }”: { $b }, { $c }
    }
option-event =
    { $count ->
        [1] “{ $a }”
        [2] “{ $a }”: { $b }
       *[other] “{ $a }”: { $b }, { $c }
    }
option-component =
    { $count ->
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-step =
    { $a-id ->
        [alone] Alone
        [together] With all who are there
       *[other] { $a }{ $a-code }
    }
option-stay = Stay
option-go-on = Go on without
option-pass-turn = Go on: no card this turn
option-pass-phase = Go on: no card in this phase
option-fight = Fight
option-retreat = Fall back
option-reroll = Roll again
option-keep = Keep them
option-roll = Try to save them
option-decline = Let them go
option-no-bed = Nobody: let them go
option-hits =
    { $count ->
        [1] { $a }
        [2] { $b } on { $a }
        [4] { $b } on { $a }, { $d } on { $c }
       *[other] { $b } on { $a }, { $d } on { $c }, { $f } on { $e }
    }
option-die =
    { $c-id ->
        [supplies] { $a }: { $b } supplies
        [ammo] { $a }: { $b } ammo
        [either] { $a }: supplies or ammo
       *[other] { $a }: nothing
    }
option-take =
    { $a-id ->
        [ammo] Ammo
       *[other] Supplies
    }
option-lose =
    { $a-id ->
        [ammo] 1 ammo
        [supplies] 1 supply
       *[other] Infection +1
    }
option-mark = { $a }
option-gift =
    { $a-id ->
        [infection] A cure: infection drops to 0
        [heal] Good doctors: all units at full strength
       *[stores] A full cart: 4 supplies and 2 ammo
    }
option-give = { $a } supplies and { $b } ammo
option-set-back = Research is set back
option-activate = A track is activated
option-hero = { $a }
option-folk = { $a }
option-unit =
    { $count ->
        [2] { $a } ({ $b-id })
       *[other] { $a }
    }
option-zed =
    { $count ->
        [2] { $a } ({ $b-id })
       *[other] { $a }
    }
option-track = { $a }
option-place = { $a }{ $a-code }

## Why something is not possible

refused-not-asked = Nothing is asked of you now. (rule { $rule })
refused-in-chaos = { $place } has sunk into Chaos: { $unit-object } can do nothing there. (rule { $rule })
refused-comatose =
    { $unit-n ->
        [one] { $unit-the } is comatose: only a Heal helps. (rule { $rule })
       *[other] { $unit-the } are comatose: only a Heal helps. (rule { $rule })
    }
refused-no-action =
    { $what ->
        [one] No action is left for that. (rule { $rule })
       *[other] That takes { $what } actions, and fewer are left. (rule { $rule })
    }
refused-no-ammo =
    { $what ->
        [one] That takes 1 ammo, and the town has none. (rule { $rule })
       *[other] That takes { $what } ammo, and the town has less. (rule { $rule })
    }
refused-no-supplies =
    { $what ->
        [one] That takes 1 supply, and the town has none. (rule { $rule })
       *[other] That takes { $what } supplies, and the town has fewer. (rule { $rule })
    }
refused-open-road =
    { $unit-n ->
        [one] { $unit-the } is on open road ({ $place }): nothing to forage there. (rule { $rule })
       *[other] { $unit-the } are on open road ({ $place }): nothing to forage there. (rule { $rule })
    }
refused-nothing-to-find = There is nothing to forage { $place-at }. (rule { $rule })
refused-not-in-bed =
    { $unit-n ->
        [one] { $unit-the } is not in a Bed. (rule { $rule })
       *[other] { $unit-the } are not in a Bed. (rule { $rule })
    }
refused-healed =
    { $unit-n ->
        [one] { $unit-the } has been healed once this turn already. (rule { $rule })
       *[other] { $unit-the } have been healed once this turn already. (rule { $rule })
    }
refused-not-wounded =
    { $unit-n ->
        [one] { $unit-the } is not wounded. (rule { $rule })
       *[other] { $unit-the } are not wounded. (rule { $rule })
    }
refused-event-used = The current event has been used as often as it allows. (rule { $rule })
refused-ability-used =
    { $unit-n ->
        [one] { $unit-the } has used “{ $ability }” in this Action Phase already. (rule { $rule })
       *[other] { $unit-the } have used “{ $ability }” in this Action Phase already. (rule { $rule })
    }
refused-of-another =
    { $unit-n ->
        [one] { $unit-the } belongs to { $seat }: only that player decides on “{ $ability }”. (rule { $rule })
       *[other] { $unit-the } belong to { $seat }: only that player decides on “{ $ability }”. (rule { $rule })
    }
refused-once-a-game = “{ $ability }” works once a game, and that is over. (rule { $rule })
refused-other-used =
    { $unit-n ->
        [one] { $unit-the } has chosen the other of two abilities for this turn. (rule { $rule })
       *[other] { $unit-the } have chosen the other of two abilities for this turn. (rule { $rule })
    }
refused-only-there =
    { $unit-n ->
        [one] “{ $ability }” works { $what-at } only, and { $unit-object } is { $place-at }. (rule { $rule })
       *[other] “{ $ability }” works { $what-at } only, and { $unit-object } are { $place-at }. (rule { $rule })
    }
refused-not-in-office =
    { $unit-n ->
        [one] “{ $ability }” works from an Office only, and { $unit-object } is { $place-at }. (rule { $rule })
       *[other] “{ $ability }” works from an Office only, and { $unit-object } are { $place-at }. (rule { $rule })
    }
refused-event-known = The next event is known already. (rule { $rule })
refused-no-event-left = No event card is left. (rule { $rule })
refused-bridge-stands = The Suspension Bridge needs no repair. (rule { $rule })
refused-not-beside =
    { $unit-n ->
        [one] { $unit-the } is { $place-at }: that is too far from the Suspension Bridge. (rule { $rule })
       *[other] { $unit-the } are { $place-at }: that is too far from the Suspension Bridge. (rule { $rule })
    }
refused-nothing-to-do-with = There is nobody on whom { $unit-object } could use “{ $ability }” now. (rule { $rule })
refused-not-on = “{ $ability }” does not work on { $what } now. (rule { $rule })
refused-card-without-use = There is nobody and nothing for which “{ $card }” could be used now. (rule { $rule })
refused-card-not-on = “{ $card }” cannot be used on { $what } now. (rule { $rule })
refused-not-in-hand = “{ $card }” is not among the cards that the town holds. (rule { $rule })
refused-before-a-fight = “{ $card }” is played before a fight, and nobody fights now. (rule { $rule })
refused-after-a-roll = “{ $card }” is played when the dice of a fight have been rolled, and nobody fights now. (rule { $rule })
refused-before-zeds-move = “{ $card }” is played when Zeds are about to move, and none are now. (rule { $rule })
refused-not-now = “{ $card }” is not played in the Action Phase. (rule { $rule })
refused-nobody-there = “{ $card }” takes one of your units { $what-at }, and nobody is there. (rule { $rule })
refused-no-hero-left = No hero is left who could come. (rule { $rule })
refused-no-chaos = Nowhere is there any Chaos. (rule { $rule })
refused-no-infection = Nobody is infected: infection is 0 already. (rule { $rule })
refused-nobody-threatened = No refugees who could go on stand next to Zeds. (rule { $rule })
refused-no-zeds-near = No Zeds that could be gassed stand next to one of your units. (rule { $rule })
refused-nothing-to-find-out = All that there is to find out is known: no research card is left. (rule { $rule })
refused-empty-lab = Nobody is in the Lab. (rule { $rule })
refused-no-scientist =
    { $unit-n ->
        [one] { $unit-the } is no scientist. (rule { $rule })
       *[other] { $unit-the } are no scientists. (rule { $rule })
    }
refused-not-in-lab =
    { $unit-n ->
        [one] { $unit-the } is not in the Lab, but { $place-at }. (rule { $rule })
       *[other] { $unit-the } are not in the Lab, but { $place-at }. (rule { $rule })
    }
refused-researched = This turn’s research has succeeded: more is not to be had before the next. (rule { $rule })
refused-zeds-ahead = Zeds stand { $what-at }: { $unit-object } do not go there. (rule { $rule })
refused-flooded = A card has closed the whole track: nobody moves { $what-to } this turn. (rule { $rule })
refused-bridge-down = The Suspension Bridge is down: nobody gets across. (rule { $rule })
refused-no-entry = No Entry { $what-at } this turn. (rule { $rule })
refused-villagers = { $unit-the } stay in their village until Zeds come. (rule { $rule })
refused-refugees-safe = { $unit-the } are { $place-at }, and stay there. (rule { $rule })
refused-refugees-only-move = { $unit-the } can go on toward Town Center, and nothing else. (rule { $rule })
refused-refugees-outward = { $unit-the } go toward Town Center only, never back. (rule { $rule })
refused-one-space = { $unit-the } go one space at a time. (rule { $rule })
refused-grounded = Nobody moves above ground this turn. (rule { $rule })
refused-armed = Refugees have taken up arms in this Action Phase already. (rule { $rule })
refused-empty-camp = No refugees who could take up arms are in the Camp. (rule { $rule })
refused-nobody-to-arm = No ordinary civilians lie in the Cemetery in whose place refugees could take up arms. (rule { $rule })
refused-builds-nothing =
    { $unit-n ->
        [one] { $unit-the } builds nothing. (rule { $rule })
       *[other] { $unit-the } build nothing. (rule { $rule })
    }
refused-builds-elsewhere =
    { $unit-n ->
        [one] { $unit-the } is { $place-at } and cannot build { $what-at }. (rule { $rule })
       *[other] { $unit-the } are { $place-at } and cannot build { $what-at }. (rule { $rule })
    }
refused-no-building-there = Nothing can be built { $what-at }. (rule { $rule })
refused-enemies-there = Nothing is built { $what-at } while there are enemies or Chaos. (rule { $rule })
refused-track-built = That track ({ $what }) has its barricade or the strongpoint already. (rule { $rule })
refused-strongpoint-stands = The strongpoint stands { $what-at } already. (rule { $rule })
refused-mines-laid = The minefield has been laid: there is only one in a game. (rule { $rule })
refused-not-led = Nobody leads { $unit-object }: no actions can be spent on Zeds and Raiders. (rule { $rule })
refused-not-in-play =
    { $unit-n ->
        [one] { $unit-the } is not on the map. (rule { $rule })
       *[other] { $unit-the } are not on the map. (rule { $rule })
    }
refused-defiant =
    { $unit-n ->
        [one] { $unit-the } is Defiant and stays { $place-at } until Zeds come. (rule { $rule })
       *[other] { $unit-the } are Defiant and stay { $place-at } until Zeds come. (rule { $rule })
    }
refused-start = Nobody of the town enters a Start ({ $goal }). (rule { $rule })
refused-start-fire =
    { $target-n ->
        [one] { $target-the } is on a Start ({ $goal }): nobody fires there. (rule { $rule })
       *[other] { $target-the } are on a Start ({ $goal }): nobody fires there. (rule { $rule })
    }
refused-above-ground =
    { $unit-n ->
        [one] { $unit-the } never enters the Tunnel. (rule { $rule })
       *[other] { $unit-the } never enter the Tunnel. (rule { $rule })
    }
refused-scientists-only = Only scientists enter { $goal }. (rule { $rule })
refused-taken = Somebody is { $goal-at } already, and there is room for one only. (rule { $rule })
refused-full = There is no room left { $goal-at }. (rule { $rule })
refused-enemies-on-the-way = Enemies { $what-at } stand in the way: whoever meets them has to fight there. (rule { $rule })
refused-chaos-on-the-way = Chaos { $what-at } ends the move there. (rule { $rule })
refused-ferry-on-the-way = The ferry { $what-at } ends the move there. (rule { $rule })
refused-too-far =
    { $what ->
        [one] { $goal } is too far for { $unit-object } { $place-at }: a move goes 1 space far. (rule { $rule })
       *[other] { $goal } is too far for { $unit-object } { $place-at }: a move goes { $what } spaces far. (rule { $rule })
    }
refused-no-guns =
    { $unit-n ->
        [one] { $unit-the } has no guns. (rule { $rule })
       *[other] { $unit-the } have no guns. (rule { $rule })
    }
refused-out-of-range =
    { $unit-n ->
        [one] { $target-the } ({ $goal }) cannot be hit from where { $unit-object } is ({ $place }). (rule { $rule })
       *[other] { $target-the } ({ $goal }) cannot be hit from where { $unit-object } are ({ $place }). (rule { $rule })
    }

## Settings

setting-level = Level
setting-level-text = How much of the game is in play. Each level adds its rules to those before; the Basic Game is the place to begin.
setting-level-basic = Basic Game: hold the roads
setting-level-i = I, Outbreak!: infection, supplies, Hospital
setting-level-ii = II, Apocalypse!: Chaos, refugees, Raiders
setting-level-iii = III, Brains!: research and the superweapon
setting-level-iv = IV, Walking Zeds!: the Tunnel
setting-level-v = V, Director’s Cut: all cards
setting-length = Length
setting-length-text = How many event cards there are. The Basic Game and level I are short or normal, level II also medium, level III and up also long and epic.
setting-length-normal = normal
setting-length-short = short
setting-length-medium = medium
setting-length-long = long
setting-length-epic = epic
setting-players = Players
setting-players-text = How many people lead the defence. There are always four heroes; with more players there are more actions, and the Zeds press harder.
setting-heroes = Heroes
setting-heroes-text = From level I: whether you choose the first of the four heroes or all are drawn.
setting-heroes-choose = choose one
setting-heroes-random = all drawn at random
setting-pressure = Pressure
setting-pressure-text = Whether some event cards make the strongest Zeds move once more; the more people play, the more groups.
setting-pressure-players = by number of players
setting-pressure-none = none
setting-mode = Game
setting-mode-text = Whether all defend the town together, or one more person leads the Zeds, decides what the rules leave open about them, and plays cards that nobody else sees.
setting-mode-team = together
setting-mode-versus = against the horde
setting-hero_saved = Saved heroes
setting-hero_saved-text = Basic Game: at what strength a saved hero comes back.
setting-hero_saved-full = full strength
setting-hero_saved-reduced = reduced strength
setting-outbreak_in_town = Outbreaks in town
setting-outbreak_in_town-text = From level II: whether an Outbreak may happen in a Town space in Chaos.
setting-outbreak_in_town-true = yes
setting-outbreak_in_town-false = no
setting-chaos_by_advance = Chaos only on the way to town
setting-chaos_by_advance-text = From level II: whether only Zeds that enter a space on their way, or win it in a fight, bring Chaos, and not those that are placed there, get lost or retreat.
setting-chaos_by_advance-true = yes
setting-chaos_by_advance-false = no
