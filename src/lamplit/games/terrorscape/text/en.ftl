### The words of Terrorscape. Ids and conventions: see lamplit/text/wording.py.

## The game, its sides and seats

name-killer = Killer
name-survivors = Survivors
name-both = both sides
name-survivor1 = Survivor 1
name-survivor2 = Survivor 2
name-survivor3 = Survivor 3
turn-set-up = Set-up
turn-survivors = The Survivors’ turn
turn-killer = The Killer’s turn
turn-encounter = Encounter
out-eliminated = eliminated
out-escaped = escaped
out-rescued = rescued
out-lost = lost in the house

## Places and zones. Forms: where, whither, whence

name-r1 = Main Hall
    .at = in the Main Hall
    .to = to the Main Hall
    .from = from the Main Hall
name-r2 = Gallery
    .at = in the Gallery
    .to = to the Gallery
    .from = from the Gallery
name-r3 = Corridor
    .at = in the Corridor
    .to = to the Corridor
    .from = from the Corridor
name-r4 = Den
    .at = in the Den
    .to = to the Den
    .from = from the Den
name-r5 = Library
    .at = in the Library
    .to = to the Library
    .from = from the Library
name-b1 = Living Room
    .at = in the Living Room
    .to = to the Living Room
    .from = from the Living Room
name-b2 = Dining Room
    .at = in the Dining Room
    .to = to the Dining Room
    .from = from the Dining Room
name-b3 = Kitchen
    .at = in the Kitchen
    .to = to the Kitchen
    .from = from the Kitchen
name-b4 = Storage
    .at = in the Storage
    .to = to the Storage
    .from = from the Storage
name-b5 = Banquet Hall
    .at = in the Banquet Hall
    .to = to the Banquet Hall
    .from = from the Banquet Hall
name-g1 = Trail
    .at = on the Trail
    .to = to the Trail
    .from = from the Trail
name-g2 = Graveyard
    .at = in the Graveyard
    .to = to the Graveyard
    .from = from the Graveyard
name-g3 = Shed
    .at = in the Shed
    .to = to the Shed
    .from = from the Shed
name-g4 = Greenhouse
    .at = in the Greenhouse
    .to = to the Greenhouse
    .from = from the Greenhouse
name-g5 = Garden
    .at = in the Garden
    .to = to the Garden
    .from = from the Garden
name-red = red zone
    .at = in the red zone
name-blue = blue zone
    .at = in the blue zone
name-green = green zone
    .at = in the green zone
name-range = range 1
    .at = within range 1

## People

name-anna = Anna
name-johnson = Johnson
name-marco = Marco
name-sophia = Sophia
name-william = William
who-anna = Anna Kubrick, student
who-anna-text = Low Profile: a SENSE never reports her. Meticulous: her Search action makes no noise, whatever she draws.
who-johnson = Johnson Nispel, engineer
who-johnson-text = Large Backpack: carries more than the usual three items. Engineering Expert: in his hands a Toolbox repairs 3 instead of 2.
who-marco = Marco Carven, doctor
who-marco-text = Prepared: starts with his Medical Kit. Equipped (special action): takes Adrenaline or Sedatives back from the Survivors’ discard pile.
who-sophia = Sophia Scott, detective
who-sophia-text = Nimble: starts with her Camera. Observative (special action): goes through a secret passage; with a Flashlight this is only an extra action.
who-william = William Hooper, athlete
who-william-text = Persistence: defence +1 whenever he defends himself without { $william_persistence ->
        [no_weapon] a weapon
       *[no_item] an item
    }. Sprint (special action): MOVE { $sprint_exact ->
        [yes] exactly 3
       *[no] up to 3
    }, then a noise where he stops.
name-butcher = Butcher
    .the = the Butcher
name-spectre = Spectre
    .the = the Spectre
name-murderer = Murderer
    .the = the Murderer
who-butcher-text = Strong from the start and hard to shake off: bars doors and lays about with the chainsaw.
who-spectre-text = Weak in attack, but feeds on fear: spreads it everywhere and strikes those who are full of it.
who-murderer-text = Keeps out of sight and appears where nobody expects it; grows very strong in the end.

## What a Killer’s levels bring

level-butcher-1 = Strength 5.
level-butcher-2 = Strength +1 for good.
level-butcher-3 = Unlocks Brutal Rage.
level-butcher-4 = Revving Chainsaw! counts as a fast card.
level-butcher-5 = When an encounter starts, every Survivor there is injured before the first attack.
level-spectre-1 = Strength 2. When an encounter starts, every Survivor there is frightened before the first attack.
level-spectre-2 = After Whizzing by, two hand cards may be discarded for a SEARCH.
level-spectre-3 = Whenever fear overwhelms a Survivor, three hand cards may be discarded to injure them.
level-spectre-4 = Unlocks Life Drain.
level-spectre-5 = When an encounter starts, every Survivor there is injured before the first attack.
level-murderer-1 = Strength 4.
level-murderer-2 = If the SEARCH on reappearing finds anyone: strength +3 for this turn.
level-murderer-3 = Unlocks Death Blossom.
level-murderer-4 = Strength { $murderer_l4 ->
        [1] +1
       *[2] +2
    } for good, then BLOCK up to four doors anywhere.
level-murderer-5 = When an encounter starts, every Survivor there is injured before the first attack.

## Skill cards

card-kind-fast = fast
card-kind-special = special
card-kind-slow = slow
card-kind-attack = attack
name-pursue = Pursue
card-pursue-text = MOVE 1. A block on the way falls.
name-sense = Sense
card-sense-text = SENSE one zone: { $sense_answer ->
        [anyone] you learn whether anybody is there
       *[names] the Survivors there are named
    }.
name-barricade = Barricade
card-barricade-text = BLOCK one door of your location.
name-chainsaw = Revving Chainsaw!
card-chainsaw-text = FEAR everyone within range 1, then MOVE up to 1 and injure every Survivor in the place reached, without an encounter. From level 4 a fast card.
name-madness = Madness
card-madness-text = BLOCK { $madness_scope ->
        [anywhere] any one door
       *[own_place] one door of your location
    }; strength +2 until the end of the turn.
name-stay = STAYYYY!
card-stay-text = BLOCK every door of your location.
name-brutal_rage = Brutal Rage
card-brutal_rage-text = MOVE 1–2, then SEARCH. If nobody is found and a block fell on the way, it may be done again.
name-scream = Scream
card-scream-text = FEAR everyone within range 1.
name-whizzing_by = Whizzing by
card-whizzing_by-text = MOVE 1–4, then FEAR every Survivor at the start or anywhere along the way. From level 2 two hand cards buy a SEARCH afterwards.
name-vanish = Vanish
card-vanish-text = STEALTH 0–2. On reappearing, FEAR everyone within range 1.
name-trail_of_fear = Trail of Fear
card-trail_of_fear-text = Every Survivor with fear must show where they are, Anna too.
name-life_drain = Life Drain
card-life_drain-text = Every Survivor with fear is injured, wherever they are.
name-stalk = Stalk
card-stalk-text = STEALTH 0–2. Or, in an encounter: strength +1 for this attack.
name-deduction = Logical Deduction
card-deduction-text = SENSE any two adjacent locations.
name-notice = Murder Notice
card-notice-text = FEAR every Survivor.
name-lurk = Lurking Threat
card-lurk-text = STEALTH 0–2. On reappearing, FEAR one Survivor of your choice.
name-death_blossom = Death Blossom
card-death_blossom-text = STEALTH 0–2. On reappearing, every Survivor within range 1 is eliminated; no Amulet helps.

## Items. Form: what one takes, uses, loses

name-nothing = nothing
    .a = nothing
name-key = Key
    .a = a Key
item-key-text =
    { $separate_ways ->
        [yes] Stays with you and takes no space. Three of your own let you out by the main exit. Loud when drawn.
       *[no] Goes straight to the key stand and takes no space. Five of them open the main exit. Loud when drawn.
    }
name-toolbox = Toolbox
    .a = a Toolbox
item-toolbox-text = Special action at the radio: repairs 2 (Johnson 3), with a noise. Loud when drawn; used up.
name-whiskey = Whiskey Bottle
    .a = a Whiskey Bottle
item-whiskey-text = Extra action: a noise in an adjacent location, even behind a blocked door. Used up.
name-hatchet = Hatchet
    .a = a Hatchet
item-hatchet-text = When you are attacked: defence +1. Or extra action: removes one block of your location. Used up.
name-herbs = Herbal Medicine
    .a = Herbal Medicine
item-herbs-text = Special action: HEAL, with a noise in your location. Used up.
name-limestone = Limestone Powder
    .a = Limestone Powder
item-limestone-text = When you are attacked: defence +2. Used up.
name-ammo = Ammo Pack
    .a = an Ammo Pack
item-ammo-text = When you are attacked, together with a Revolver: defence +4. Used up.
name-revolver = Revolver
    .a = a Revolver
item-revolver-text = Lets you fire an Ammo Pack when you are attacked; adds nothing by itself. Lasts.
name-sedatives = Sedatives
    .a = Sedatives
item-sedatives-text = Extra action: all your fear is gone. Used up.
name-adrenaline = Adrenaline
    .a = Adrenaline
item-adrenaline-text = Extra action: MOVE { $adrenaline ->
       *[one] 1
        [other] 1–{ $adrenaline }
    }. Used up.
name-firecracker = Firecracker
    .a = a Firecracker
item-firecracker-text = { $firecracker ->
        [special] Special action
       *[extra] Extra action
    }: this turn every location is noisy, so no single noise can be made out. Used up.
name-shortsword = Shortsword
    .a = a Shortsword
item-shortsword-text = When you are attacked: defence +1. Lasts.
name-longsword = Longsword
    .a = a Longsword
item-longsword-text = When you are attacked: defence { $longsword ->
        [2] +2
       *[3] +3
    }, but the Killer draws 1 card at once. Lasts. Loud when drawn.
name-amulet = Ancient Amulet
    .a = the Ancient Amulet
item-amulet-text = Takes one injury for you, but only outside encounters. Used up. Loud when drawn.
name-secret_map = Secret Map
    .a = the Secret Map
item-secret_map-text =
    { $separate_ways ->
        [yes] With three keys of your own you may also escape at the hidden exit. Lasts.
       *[no] With five keys the team may also escape at the hidden exit. Lasts.
    }
name-flashlight = Flashlight
    .a = the Flashlight
item-flashlight-text = Special action: go through a secret passage. For Sophia an extra action. Lasts.
name-trap_parts = Trap Parts
    .a = Trap Parts
item-trap_parts-text = Special action: sets a trap in your location. In the first attack of the next encounter there: defence +2. Used up.
name-medical_kit = Marco’s Medical Kit
    .a = Marco’s Medical Kit
item-medical_kit-text = Special action, Marco only: HEAL somebody { $medkit_reach ->
        [anywhere] wherever they are
       *[same_place] in your location
    } and take away all their fear. { $medkit ->
        [lasting] Lasts.
       *[single] Used up.
    }
name-camera = Sophia’s Camera
    .a = Sophia’s Camera
item-camera-text =
    { $camera ->
        [lasting] Extra action, Sophia only, once a turn: a noise in her own location. Lasts.
       *[single] Extra action, Sophia only: a noise in her own location. Used up.
    }

## Traits of the Survivors

name-s01 = Burst of Speed
trait-S01-text = Special action, once: a noise in your location, then MOVE 2–4.
name-s02 = Coordinator
trait-S02-text = Special action: every other Survivor in your location may MOVE 1–2.
name-s03 = Herbology
trait-S03-text = You use Herbal Medicine without a noise.
name-s04 = Marksmanship
trait-S04-text = You start with a Revolver, and your Ammo Packs add 1 more.
name-s05 = Martial Arts
trait-S05-text = When you are attacked and defend without an item: defence +1.
name-s06 = Hurried Flee
trait-S06-text = If you start within range 1 of the Killer, your move action goes one step further.
name-s07 = Intrepidity
trait-S07-text = Your move action also takes 1 fear from you.
name-s08 = First Aid
trait-S08-text = Special action, once: HEAL another Survivor in your location.
name-s09 = Survival Instinct
trait-S09-text = After an encounter you may flee up to 2 places, and all your fear is gone.
name-s10 = Morale Boost
trait-S10-text = Special action: all other Survivors lose { $morale_boost ->
        [one] 1 fear each
       *[all] all their fear
    }, wherever they are.
name-s11 = Silent Retrieval
trait-S11-text = Once: prevent a noise that your discovering would make.
name-s12 = Heroic Save
trait-S12-text =
    { $heroic_save_once ->
        [yes] Once, when an encounter starts, everybody else found with you may MOVE 1 and is out of it.
       *[no] When an encounter starts, everybody else found with you may MOVE 1 and is out of it.
    }
name-s13 = Sound Decoy
trait-S13-text = Extra action, once: a noise in any location.
name-s14 = Taunting Strategy
trait-S14-text = Special action: a noise in your location; the Killer discards 3 cards from the deck and draws 1.
name-s15 = A Stroke of Luck
trait-S15-text = If all your dice show 0, your defence succeeds.
name-s16 = Hypervigilance
trait-S16-text = { $hypervigilance ->
        [place] In the Killer’s location
       *[range] Within range 1 of the Killer
    } you repair, search and discover without a noise.
name-s17 = Secret Weapon
    .a = a Secret Weapon
trait-S17-text = When you are attacked, once: counts as an item with defence +4.
name-s18 = Sleight of Hand
trait-S18-text = When discovering, once: keep both cards.
name-s19 = Judicious Move
trait-S19-text = Extra action, once: remove any one block, or all your fear, or make a noise in an adjacent location.
name-s20 = Prompt Reaction
trait-S20-text = Extra action, once: MOVE 1.

## Traits of the Killer

name-k01 = Total Encirclement
trait-K01-text = End of a turn without an encounter, not in stealth: discard 2 hand cards to BLOCK a door of your location.
name-k02 = Toying with the Prey
trait-K02-text = You may let those found go: the encounter is off, and you draw 3 extra cards.
name-k03 = Devious Ploy
trait-K03-text = Start with 1 extra card; above the hand limit you choose which card goes.
name-k04 = Nightmare Descends
trait-K04-text = All Survivors start with 1 fear.
name-k05 = Swift Action
trait-K05-text = Start of the turn, not in stealth: discard 2 hand cards to MOVE 1.
name-k06 = Acute Hearing
trait-K06-text = Start of the turn: discard 1 hand card to SENSE a location with a noise.
name-k07 = Enhanced Tracking
trait-K07-text = Start of the turn, not in stealth: discard 1 hand card to SENSE everything within range 1.
name-k08 = Self-challenge
trait-K08-text = { $self_challenge_hand ->
        [one_more] One card more at the start
       *[none] No cards at the start
    }, strength −1; from level 3 you go straight on to level 4.
name-k09 = Suppressed Rage
trait-K09-text = Strength −1 at the start, +1 with every level gained.
name-k10 = Immediate Response
trait-K10-text = When a SENSE finds somebody: discard 1 hand card to MOVE 1.
name-k11 = Terrorising the Mass
trait-K11-text = Whenever somebody is injured, FEAR all Survivors.
name-k12 = Fatal Attack
trait-K12-text = Strength +1.
name-k13 = Insidious Entrapment
trait-K13-text = { $entrapment ->
        [own_turn] Once, at the start of your turn
       *[set_up] At the start
    }, BLOCK two doors anywhere.
name-k14 = Lie in Wait
trait-K14-text = You start at level 2 and skip your first turn.
name-k15 = Murderous Intent
trait-K15-text = When a SENSE finds somebody: discard 1 hand card to FEAR them.
name-k16 = Heightened Senses
trait-K16-text = Once per turn, when a SENSE finds somebody: SENSE another zone.
name-k17 = Deterrence
trait-K17-text = On reaching level 3, 4 and 5: FEAR one Survivor of your choice.
name-k18 = Sly Entrapper
trait-K18-text = On reaching level 2 and 4: BLOCK any one door.
name-k19 = Terror Aura
trait-K19-text = End of a turn without an encounter, not in stealth: FEAR every Survivor in your location.
name-k20 = Perilous Ambush
trait-K20-text = End of a turn without an encounter, not in stealth: discard { $perilous_cost ->
        [2] 2 hand cards
       *[1] 1 hand card
    } for STEALTH 0–2.

## Plans: the conditions

name-line-killer = in the Killer’s location
name-line-knowledge = at the knowledge location
name-line-tool = at the tool location
name-line-mystic = at the mystic location
name-line-radio = at the radio
name-line-hidden_exit = at the hidden exit
name-line-together = all in one location
name-line-apart = all in different locations

## Plans: what they bring

name-p01 = Strike Back! Explosive Trap
plan-P01-text = Special action, once: a Toolbox becomes an explosive in your location. If the Killer SEARCHes there while no Survivor is there, the Survivors win.
name-p02 = Strike Back! Ambush
plan-P02-text = The plan token goes { $ambush_order ->
        [together_first] to the Killer’s location
       *[killer_first] where you all are
    }. A defence there that beats the Killer by 3 or more wins the game.
name-p03 = Strike Back! Rocket Launcher
plan-P03-text = Start your turn all in one location next to the Killer, after a Killer’s turn without an encounter, and you win.
name-p04 = Strike Back! The Arcane Seal
plan-P04-text = A noise at the mystic location. From now on a successful defence there{ $arcane_seal ->
        [any_defence] {""}
       *[longsword] {" "}with the Longsword
    } wins the game.
name-p05 = Mechanical Blueprint
plan-P05-text = Every repair of the radio counts 1 more.
name-p06 = DIY Radio
plan-P06-text = Special action: three Toolboxes of your own make a working radio, with a noise in your location.
name-p07 = Repair with Caution
plan-P07-text = Repairing with a Toolbox makes no noise.
name-p08 = Buzzer
plan-P08-text = Special action, once: a Toolbox becomes a buzzer in your location. From then on anyone may sound it as an extra action.
name-p09 = Site Study
plan-P09-text = Extra action, once: MOVE 1–2.
name-p10 = Tunnels Investigation
plan-P10-text = All secret passages are joined, and as a special action anyone may use them without a Flashlight.
name-p11 = The Concealed Portal
plan-P11-text = Start your turn all at the mystic location with the Secret Map, the Flashlight and the Ancient Amulet among you, and you win.
name-p12 = Molotov
plan-P12-text = Once per attack a Whiskey Bottle gives defence +2, on top of any other item.
name-p13 = Skeleton Key
plan-P13-text = Special action at the main exit, once: discard a Toolbox and take the bottom card of the search deck.
name-p14 = Intel Sharing
plan-P14-text = One Survivor of your choice draws 1 card from the search deck at once.
name-p15 = Mystic Herbs
plan-P15-text = Extra action at the mystic location, once: HEAL somebody there and take away all their fear.
name-p16 = The Ancient Chest
plan-P16-text = Special action, once: discard the Ancient Amulet and draw 3 cards from the search deck, one after the other.

## What happens: before the first turn

event-chose-killer = You will be { $killer-the }.
event-chose-survivor = { $seat } plays { $who }.
event-characters = The doors slam shut. { $who } are in the house, and so is { $killer-the }.
event-traits-drawn =
    { $seat-id ->
        [killer] The Killer draws traits: { $traits }.
       *[other] { $seat } draws traits: { $traits }.
    }
event-killer-traits =
    { $traits-count ->
        [one] The Killer’s trait: { $traits }.
       *[other] The Killer’s traits: { $traits }.
    }
event-plans-drawn = The Survivors’ plans: { $plans }.
event-first-player = { $who } has the first player token.

## What happens: the Survivors’ turn

event-survivors-turn = Round { $round }: the Survivors’ turn. The house is silent.
event-rescue-nears =
    { $rounds ->
        [0] The rescue is here!
        [one] The rescue will be here in 1 round.
       *[other] The rescue will be here in { $rounds } rounds.
    }
event-escaped =
    { $exit-id ->
        [hidden] { $who } slips out through the hidden exit and is free.
       *[main] { $who } unlocks the main exit and is free.
    }
event-moved = { $who } goes { $place-to }.
event-waited = { $who } keeps still.
event-calmed = { $who } breathes easily again: no fear left.
event-less-fear =
    { $fear ->
        [0] { $who } takes heart: no fear left.
       *[other] { $who } takes heart: fear down to { $fear }.
    }
event-unblocked = The block at the door { $door } is cleared away.
event-unblocked-by = { $who } clears away the block at the door { $door }.
event-repaired = { $who } works on the radio: progress { $progress }.
event-rescue-called =
    { $rounds ->
        [one] The radio crackles: help is on its way and will be here in 1 round.
       *[other] The radio crackles: help is on its way and will be here in { $rounds } rounds.
    }
event-searched = { $who } searches { $place-at }.
event-drew-item = { $who } finds { $item-a }.
event-took-item = { $who } takes { $item-a }.
event-took-key =
    { $keys ->
        [one] { $who } takes a Key and now has 1.
       *[other] { $who } takes a Key and now has { $keys }.
    }
event-key-found =
    { $keys ->
        [one] A Key is found: 1 hangs on the key stand.
       *[other] A Key is found: { $keys } hang on the key stand.
    }
event-left-item = Discarded: { $item }.
event-dropped = { $who } throws { $item-a } away.
event-used = { $who } uses { $item-a }.
event-equipped = { $who } takes { $item-a } from the discard pile.
event-healed = { $who }’s wounds are dressed: healthy again.
event-trap-set = { $who } sets the trap { $place-at }.
event-gave = { $who } gives { $other } { $item-a }.
event-swapped = { $who } gives { $other } { $item-a } for { $theirs-a }.
event-trade-refused = { $other } turns down { $who }’s offer.
event-took-from-body = { $who } takes { $item-a } that { $other } left behind.
event-trait-used = { $who } uses { $trait }.
event-taunted = Somebody taunts the Killer, who discards 3 cards from the deck and draws 1.
event-noise = A noise { $place-at }.
event-discovers = { $who } looks around for something useful.
event-nothing-to-discover = There is nothing left to discover.
event-plan-advanced = The plan “{ $plan }” makes progress: line { $line } is done.
event-plan-done = The plan “{ $plan }” is ready!
event-plan-used = { $who } puts the plan “{ $plan }” to use.
event-reports = { $who } reports to the Killer.
event-noises =
    { $places-count ->
        [0] Not a sound in the house.
        [one] There was a noise { $places-at }.
       *[other] There were noises { $places-at }.
    }
event-firecracker = A firecracker goes off: this turn it was noisy everywhere.

## What happens: the Killer’s turn

event-killers-turn = Round { $round }: the Killer’s turn.
event-lies-in-wait = The Killer lies in wait and skips this turn.
event-reappeared = Out of nowhere the Killer stands { $place-at }.
event-card-played = The Killer uses “{ $card }”.
event-killer-moved = The Killer goes { $came-from } { $place-to }.
event-killer-arrived = The Killer is now { $place-at }.
event-block-broken = The Killer smashes the block at the door { $door }.
event-blocked = The door { $door } is blocked.
event-blocked-again = The door { $door } was already blocked and stays that way.
event-block-lifted = The Killer takes away the block at the door { $door }.
event-blocks-stay = All blocks are in use, and the Killer leaves them where they are.
event-vanished = The Killer vanishes, last seen { $place-at }.
event-sneaked = You sneak on, unseen: { $place-to }.
event-sensed =
    { $who-count ->
        [0] The Killer senses nobody { $area-at }.
       *[other] The Killer senses { $who } { $area-at }.
    }
event-sensed-anyone =
    { $found ->
        [yes] The Killer senses somebody { $area-at }.
       *[no] The Killer senses nobody { $area-at }.
    }
event-search =
    { $who-count ->
        [0] The Killer searches { $place-at } and finds nobody.
       *[other] The Killer searches { $place-at } and finds { $who }!
    }
event-betrayed-by-fear = Fear betrays { $who }, who is { $place-at }.
event-fear =
    { $fear ->
        [one] { $who } shudders: 1 fear.
       *[other] { $who } shudders: { $fear } fear.
    }
event-scream = Overwhelmed by fear, { $who } screams { $place-at }.
event-amulet = The Ancient Amulet shatters and saves { $who } from an injury.
event-injured = { $who } is injured.
event-eliminated = { $who } is eliminated.
event-strength = The Killer’s strength is now { $strength }.
event-level = The Killer rises to level { $level }, with strength { $strength }.
event-unlocked = “{ $card }” is unlocked and joins your hand.
event-stays-locked = The Killer keeps the hand: “{ $card }” stays locked.
event-drew-skill = You draw “{ $card }”.
event-threw-away = Your hand is full: “{ $card }” is discarded.
event-milled = From your deck to the discard pile: “{ $card }”.
event-reshuffled = Your discard pile is shuffled and becomes the new deck.

## What happens: encounters

event-encounter = Encounter { $place-at }: the Killer faces { $who }.
event-spared = The Killer only toys with { $who } and does not attack.
event-heroic-save = { $who } steps between the Killer and the others.
event-left-encounter = { $who } gets away from the encounter.
event-paid = The Killer has discarded { $cards ->
        [one] a hand card
       *[other] { $cards } hand cards
    }.
event-attack-card = The Killer attacks with “{ $card }”: strength { $strength }.
event-defends = { $who } defends.
event-defence-item =
    { $item-id ->
        [revolver] { $who } fires the Revolver: defence +{ $bonus }.
       *[other] { $who } uses { $item-a }: defence +{ $bonus }.
    }
event-longsword-draw = Because of the Longsword the Killer draws 1 card.
event-persistence = Persistence: { $who } defends bare-handed with +1.
event-martial-arts = Martial Arts: { $who } adds 1 to the defence.
event-molotov = { $who } hurls a Molotov: defence +2.
event-rolled = { $who } rolls { $dice }.
event-trap-sprung = The trap { $place-at } snaps shut: defence +2.
event-defence =
    { $held ->
        [yes] { $total } against { $strength }: { $who } holds out.
       *[no] { $total } against { $strength }: { $who }’s defence fails.
    }
event-encounter-over = The encounter is over. Anyone who was there may have fled.
event-over =
    { $side-id ->
        [killer] The night belongs to the Killer.
        [survivors] The Survivors have made it through the night.
        [nobody] Nobody has won this night.
       *[both] The Killer has won, but not everybody was caught.
    }

## How it ended

name-rescue = rescued
name-main-exit = escaped by the main exit
name-hidden-exit = escaped by the hidden exit
name-elimination = a Survivor eliminated
name-no-cards = nothing left to discover
name-separate = separate ways came to an end
name-undefeatable = undefeatable
result-rescue =
    { $side-id ->
       *[survivors] Headlights in the drive: the rescue is here. The Survivors win.
        [both] The rescue is here for those still alive, but the Killer has won as well: two are eliminated. Winners: { $winners }.
    }
result-main-exit = Five keys turn in the locks: the Survivors escape through the main exit and win.
result-hidden-exit = The Secret Map was right: the Survivors escape through the hidden exit and win.
result-elimination = One Survivor is eliminated. The Killer wins.
result-no-cards =
    { $side-id ->
       *[killer] There was nothing left to discover, and no rescue on its way. The Killer wins.
        [both] There was nothing left to discover, and no rescue on its way: everyone still in the house is lost. Winners: { $winners }.
        [survivors] There was nothing left to discover: everyone still in the house is lost, but the Killer did not get enough of them. Winners: { $winners }.
        [nobody] There was nothing left to discover: everyone still in the house is lost. But the Killer has not eliminated two of them either. Nobody wins.
    }
result-separate =
    { $title-id ->
        [undefeatable] All three Survivors are eliminated. The Killer wins, undefeatable.
       *[other] All separate ways have come to an end. { $winners-count ->
            [one] The winner: { $winners }.
           *[other] Winners: { $winners }.
        }
    }
result-p01 = The explosive goes off under the Killer. The Survivors win.
result-p02 = The Killer has walked into the ambush. The Survivors win.
result-p03 = The rocket launcher hits its mark. The Survivors win.
result-p04 = The seal closes over the Killer. The Survivors win.
result-p11 = The concealed portal opens and lets the Survivors through. They win.

## What is asked: set-up

choose-killer = Who hunts tonight?
    .help = The Survivors choose at the same time and learn of it once everybody has chosen.
    .rules = TS-SETUP-PICK-1, TS-SETUP-PICK-2
choose-survivor = Who will you play?
    .help = Three different Survivors are in the house. The Killer learns who once everybody has chosen.
    .rules = TS-SETUP-PICK-1, TS-SETUP-PICK-2
choose-traits =
    { $keep ->
        [one] Which trait do you keep?
       *[other] Which { $keep } traits do you keep?
    }
    .rules = TS-VAR-TRAIT-1, TS-VAR-TRAIT-3, TS-VAR-TRAIT-4

## What is asked: the Survivors’ turn

escape = The exit is open. Does { $who } leave the house?
    .help = Those who leave have won. Those who stay can only leave when the next turn begins.
    .rules = TS-VAR-SEP-KEY-2
exchange = Does { $who } exchange anything?
    .help = Exchanges come first, then extra actions, then the actions. When everybody is done, play goes on.
    .rules = TS-SURV-EXCH-1, TS-SURV-EXCH-2, TS-SURV-ORDER-2
extra-action = Which extra action does { $who } take?
    .help = Exchanges are over; after the extra actions come the actions. When everybody is done, play goes on.
    .rules = TS-SURV-EXTRA-1, TS-SURV-ORDER-2
act = What does { $who } do?
    .help = One action each turn; extra actions and exchanges cost nothing. The Survivors act in any order. To wait, calm down.
    .rules = TS-SURV-ACT-1, TS-SURV-EXTRA-1, TS-SURV-EXCH-1
act-more = { $who } has acted. Anything more?
    .help = Extra actions and exchanges are still possible. Everybody says for themselves when they are done; once everybody is, the team discovers.
    .rules = TS-SURV-EXTRA-1, TS-SURV-EXCH-1
trade = What does { $who } give to { $other }?
    .rules = TS-SURV-EXCH-1, TS-SURV-EXCH-2
agree = { $who } offers { $item-a } and wants { $other-a } in return. Agreed?
    .rules = TS-VAR-SEP-EXCH-V105
asked-for = { $who } would like { $item-a } from { $other }. Agreed?
    .rules = TS-SURV-EXCH-3
coordinated = { $who } may move at once. Where to?
keep-item = { $who } has found { $item-a }. Keep it?
    .rules = TS-SURV-SEARCH-1, TS-INV-1, TS-NOISE-ITEM-1
too-many-items = { $who } carries too much. What is thrown away?
    .rules = TS-INV-1, TS-INV-2
choose-discoverer = Who discovers?
    .help = Two cards are drawn, at most one is kept. Loud cards make a noise where this Survivor is.
    .rules = TS-SURV-DISCOVER-1, TS-SURV-DISCOVER-2, TS-SURV-DISCOVER-3
keep-discovered = Which of the cards does { $who } keep?
    .rules = TS-SURV-DISCOVER-2, TS-SURV-DISCOVER-3, TS-NOISE-ITEM-1
trait-S11 = { $who } has drawn something loud. Prevent the noise with Silent Retrieval?
advance-plan = Which plan moves on by one line?
    .help = Only one plan can make progress: starting the other one loses what was reached.
    .rules = TS-VAR-PLAN-2, TS-VAR-PLAN-4
plan-draw = Who draws a card from the search deck?

## What is asked: the Killer’s turn

start-trait = Use a trait at the start of your turn?
fast-card = Which fast card do you use?
    .help = Any number of them, one after the other; you see what one card reveals before choosing the next.
    .rules = TS-KILL-FAST-1, TS-KILL-COST-2, TS-KILL-ORDER
special-or-actions =
    { $left ->
        [one] What do you do with your last action?
       *[other] One special card, or { $left } actions?
    }
    .help = An action is a step to an adjacent location or a search where you are. Finding somebody starts an encounter and ends the turn.
    .rules = TS-KILL-MAIN-2, TS-KILL-MAIN-5, TS-KILL-MAIN-6, TS-KW-SEARCH-1
slow-card = Which slow card do you use?
    .help = One at most. Then you draw 3 cards and your turn ends; cards beyond 5 in hand are discarded.
    .rules = TS-KILL-SLOW-1, TS-KILL-SLOW-2, TS-KILL-DRAW-1
pay-cost =
    { $left ->
        [one] Which card do you discard to pay?
       *[other] Which card do you discard to pay? { $left } still to go.
    }
    .rules = TS-KILL-COST-2, TS-KILL-COST-3
discard-cards =
    { $left ->
        [one] Which card do you discard?
       *[other] Which card do you discard? { $left } still to go.
    }
killer-step = Where do you go?
    .help = A block on the way falls. Merely entering a location reveals nobody.
    .rules = TS-KILL-MOVE-1, TS-KW-MOVE-3, TS-KILL-MOVE-4
sneak =
    { $left ->
        [one] Where do you sneak? 1 step is left.
       *[other] Where do you sneak? { $left } steps are left.
    }
    .rules = TS-KW-STEALTH-1, TS-KW-STEALTH-2, TS-FAQ-2
sense-zone = Which zone do you sense?
    .rules = TS-KW-SENSE-1, TS-KW-SENSE-3
sense-pair = Which two adjacent locations do you sense?
    .rules = TS-KW-SENSE-1, TS-KW-SENSE-3
sense-noise = Which of the noises do you sense?
block-door = Which door do you block?
    .rules = TS-KW-BLOCK-1, TS-KW-BLOCK-2, TS-KW-BLOCK-3
block-up-to =
    { $left ->
        [one] Which door do you block? 1 more is possible.
       *[other] Which door do you block? { $left } more are possible.
    }
lift-block = All blocks are in use. Which one do you take away for the door { $door }?
    .rules = TS-KW-BLOCK-6, TS-COMP-BLOCK
frighten-one = Who do you frighten?
drain-the-terrified = { $who } is overwhelmed by fear. Discard 3 cards to injure { $who }?
rage-again = A block fell and nobody was found. Rage on?
whizz-search = Discard 2 cards to search here?
hand-limit = Your hand is over the limit. Which card do you discard?
    .rules = TS-KILL-DRAW-2
make-room = Your hand is full. Which card makes room for the unlocked one?
    .rules = TS-KILL-LEVEL-5, TS-KILL-DRAW-2
trait-K01 = Discard 2 cards to block a door here?
trait-K02 = Attack, or only toy with your prey and draw 3 extra cards?
trait-K10 = You sense somebody. Discard 1 card to move at once?
trait-K15 = You sense somebody. Discard 1 card to frighten them?
trait-K16 = You sense somebody. Sense another zone?
trait-K20 = Pay the price in hand cards and go into stealth?

## What is asked: encounters

attack-card = You face { $who }. Do you use an attack card?
    .rules = TS-ENC-CARD-1, TS-ENC-ORDER
choose-defender = The Killer attacks with strength { $strength }. Who defends?
    .help = Nobody can be attacked twice in one encounter. Fear costs dice.
    .rules = TS-ENC-DEF-1, TS-ENC-4, TS-ENC-DICE-1
defence-item = Which item does { $who } use against strength { $strength }?
    .help = One item, before the dice are rolled. A Revolver needs an Ammo Pack.
    .rules = TS-ENC-ITEM-1, TS-ENC-ITEM-2
molotov = Does { $who } throw a Whiskey Bottle as well?
trait-S12 = Does { $who } cover the others, so that they can get away?
slip-away = { $who } can get away before the attack. Where to?
flee = The encounter is over. Where does { $who } run?
    .help = Nobody tells the Killer. Blocks are in the way, secret passages are closed.
    .rules = TS-FLEE-2, TS-FLEE-3, TS-FLEE-4
use-amulet = Does the Ancient Amulet take the injury?
    .rules = TS-ITEM-AMULET, TS-FAQ-8

## Answers

option-killer = { $a }
option-survivor = { $a }
option-traits = { $a }
option-move = Go { $a-to } ({ $a-id })
option-return = Go out and back { $a-to } ({ $a-id })
option-calm = Calm down: lose all fear, or wait
option-unblock = Clear the block: { $a }
option-repair = Repair the radio (a noise)
option-search = Search here
option-passage = Take the secret passage { $a-to } ({ $a-id })
option-equip = Take { $a-a } from the discard pile
option-sprint = Sprint { $a-to } ({ $a-id }), a noise there
option-sprint-return = Sprint out and back { $a-to } ({ $a-id }), a noise there
option-use =
    { $count ->
        [1] { $a-id ->
            [toolbox] Repair the radio with a Toolbox (a noise)
            [trap_parts] Set the trap here
            [sedatives] Take Sedatives: lose all fear
            [firecracker] Set off the Firecracker
            [camera] Use Sophia’s Camera: a noise here
           *[other] Use { $a-a }
        }
       *[other] { $a-id ->
            [whiskey] Throw a Whiskey Bottle { $b-to } ({ $b-id })
            [hatchet] Break the block with the Hatchet: { $b }
            [herbs] Heal { $b } with Herbal Medicine (a noise)
            [medical_kit] Treat { $b } with Marco’s Medical Kit
            [adrenaline] Adrenaline: go { $b-to } ({ $b-id })
           *[other] Use { $a-a }: { $b }
        }
    }
option-trait =
    { $count ->
        [1] { $a }
       *[other] { $a-id ->
            [S01] Burst of Speed: a noise here, then go { $b-to } ({ $b-id })
            [S08] First Aid for { $b }
            [S13] Sound Decoy: a noise { $b-at } ({ $b-id })
            [S19] Judicious Move: { $b-id ->
                [calm] lose all fear
                [R1] a noise { $b-at } ({ $b-id })
                [R2] a noise { $b-at } ({ $b-id })
                [R3] a noise { $b-at } ({ $b-id })
                [R4] a noise { $b-at } ({ $b-id })
                [R5] a noise { $b-at } ({ $b-id })
                [B1] a noise { $b-at } ({ $b-id })
                [B2] a noise { $b-at } ({ $b-id })
                [B3] a noise { $b-at } ({ $b-id })
                [B4] a noise { $b-at } ({ $b-id })
                [B5] a noise { $b-at } ({ $b-id })
                [G1] a noise { $b-at } ({ $b-id })
                [G2] a noise { $b-at } ({ $b-id })
                [G3] a noise { $b-at } ({ $b-id })
                [G4] a noise { $b-at } ({ $b-id })
                [G5] a noise { $b-at } ({ $b-id })
               *[other] clear the block { $b }
            }
            [S20] Prompt Reaction: go { $b-to } ({ $b-id })
           *[other] { $a }: { $b }
        }
    }
option-plan =
    { $count ->
        [1] Plan “{ $a }”
       *[other] { $a-id ->
            [P09] Site Study: go { $b-to } ({ $b-id })
            [P15] Mystic Herbs for { $b }
           *[other] Plan “{ $a }”: { $b }
        }
    }
option-trade = Exchange items with { $a }
option-give = Give { $a-a } away
option-swap = Swap { $a-a } for { $b-a }
option-ask = Ask for { $a-a }
option-back = Not after all
option-yes = Yes
option-no = No
option-drop = Throw { $a-a } away
option-take = Take { $b-a } from { $a }
option-done = Nothing more
option-discover = { $a } discovers
option-keep =
    { $a-id ->
        [both] Keep both cards (Sleight of Hand)
       *[other] Keep: { $a }
    }
option-discard =
    { $a-id ->
        [both] Discard both cards
       *[other] Discard: { $a }
    }
option-silence = Prevent the noise
option-advance = Go on with “{ $a }”
option-decline = Leave the plans as they are
option-card = Use { $a }
option-step = Move to an adjacent location
option-to = { $a } ({ $a-id })
option-stop = No further
option-zone = { $a }
option-pair = { $a }
option-place = { $a } ({ $a-id })
option-door = { $a }
option-pay = Yes, discard the cards
option-refuse = No, leave it
option-forgo = Do without
option-again = Again
option-none = Use nothing
option-item =
    { $a-id ->
        [revolver] Revolver with an Ammo Pack: +4
        [hatchet] { $a }: +1
        [shortsword] { $a }: +1
        [limestone] { $a }: +2
        [longsword] { $a }, but the Killer draws a card
        [S17] { $a }: +4
       *[other] { $a }
    }
option-throw = Yes, throw it: +2
option-attack = Attack
option-spare = Toy with the prey
option-save = Yes, cover the others
option-stay = Stay here
option-leave = Leave: escape and win
option-amulet = Yes, use the Ancient Amulet

## Options of the table

setting-edition = Edition
setting-edition-text = Which rulebook the table follows; individual points can be changed below.
setting-edition-v2 = English rules, version 2
setting-edition-v1-05 = German rules, version 1.05
setting-players = People
setting-players-text = How many people play. There are always one Killer and three Survivors; with fewer people, some play several of them.
setting-killer = Killer
setting-killer-text = Who hunts: chosen at the table, or fixed beforehand.
setting-killer-choose = choose at the table
setting-killer-butcher = the Butcher
setting-killer-spectre = the Spectre
setting-killer-murderer = the Murderer
setting-team = Survivors
setting-team-text = Who is hunted: chosen at the table, or the team suggested for a first game.
setting-team-choose = choose at the table
setting-team-first = Anna, Marco and William
setting-traits = Traits
setting-traits-text = Variant: both sides get traits. The harder the level, the more the Killer has.
setting-traits-none = none
setting-traits-easy = easy
setting-traits-normal = normal
setting-traits-hard = hard
setting-traits-nightmare = nightmare
setting-traits-free = free: as set below
setting-survivor_traits_drawn = Traits drawn by each Survivor
setting-survivor_traits_drawn-text = With free traits: how many each Survivor draws.
setting-survivor_traits_kept = Traits kept by each Survivor
setting-survivor_traits_kept-text = With free traits: how many of those drawn each Survivor keeps.
setting-killer_traits_drawn = Traits drawn by the Killer
setting-killer_traits_drawn-text = With free traits: how many the Killer draws.
setting-killer_traits_kept = Traits kept by the Killer
setting-killer_traits_kept-text = With free traits: how many of those drawn the Killer keeps.
setting-separate_ways = Separate Ways
setting-separate_ways-text = Variant for four people: each Survivor looks for a way out alone.
setting-separate_ways-true = on
setting-separate_ways-false = off
setting-plans = Survival Plans
setting-plans-text = Variant: the Survivors have two secret plans and may carry out one of them.
setting-plans-true = on
setting-plans-false = off
setting-locked_card = Locked card
setting-locked_card-text = When the locked skill card is put aside. It is never among the first two cards.
setting-locked_card-by_edition = as in the edition
setting-locked_card-aside_first = before drawing the first hand
setting-locked_card-aside_last = after drawing the first hand
setting-levelup_trigger = When the Killer levels up
setting-levelup_trigger-text = What raises the Killer’s level when it needs a card from an empty deck.
setting-levelup_trigger-by_edition = as in the edition
setting-levelup_trigger-draw_or_discard = drawing or discarding
setting-levelup_trigger-draw = drawing only
setting-levelup_order = Order on a new level
setting-levelup_order-text = Whether the new level takes effect before or after the deck is shuffled.
setting-levelup_order-by_edition = as in the edition
setting-levelup_order-level_first = level first
setting-levelup_order-shuffle_first = shuffle first
setting-unlock_overflow = Room for the unlocked card
setting-unlock_overflow-text = Which card goes when the hand is full, and whether one has to.
setting-unlock_overflow-by_edition = as in the edition
setting-unlock_overflow-may = one of the others, or the new one stays locked
setting-unlock_overflow-others = one of the others, in any case
setting-unlock_overflow-any = any, including the new one
setting-hand_limit = Hand limit
setting-hand_limit-text = When cards above five are discarded.
setting-hand_limit-by_edition = as in the edition
setting-hand_limit-each_card = card by card
setting-hand_limit-after_drawing = after drawing all three
setting-heal_scope = Reach of healing
setting-heal_scope-text = Whether HEAL needs the injured to be in the same location.
setting-heal_scope-by_edition = as in the edition
setting-heal_scope-same_place = same location
setting-heal_scope-anywhere = anywhere
setting-used_items = Used items
setting-used_items-text = Whether used items can come back from the discard pile (Marco).
setting-used_items-by_edition = as in the edition
setting-used_items-discarded = to the discard pile
setting-used_items-removed = out of the game
setting-key_pickup = Found keys
setting-key_pickup-text = Whether a Key may be left behind.
setting-key_pickup-by_edition = as in the edition
setting-key_pickup-choice = may be left
setting-key_pickup-straight = always taken
setting-move_told = What the Survivors learn of the Killer’s moves
setting-move_told-text = The whole route, or only where each step ends.
setting-move_told-by_edition = as in the edition
setting-move_told-path = the route
setting-move_told-arrival = the new location
setting-flee_who = Who may flee
setting-flee_who-text = After an encounter: everybody in the location, or only those who were part of it.
setting-flee_who-by_edition = as in the edition
setting-flee_who-in_place = everybody there
setting-flee_who-involved = those involved
setting-sw_token_open = Separate Ways: open token
setting-sw_token_open-text = Whether the Killer knows who holds the first player token, and hears who reports the noises.
setting-sw_token_open-by_edition = as in the edition
setting-sw_token_open-true = open
setting-sw_token_open-false = secret
setting-sw_token_pass = Separate Ways: passing the token
setting-sw_token_pass-text = Who gets the first player token next.
setting-sw_token_pass-by_edition = as in the edition
setting-sw_token_pass-next_living = the next one living
setting-sw_token_pass-next = simply the next
setting-sw_trade = Separate Ways: exchanging
setting-sw_trade-text = Whether the other one has to agree.
setting-sw_trade-by_edition = as in the edition
setting-sw_trade-free = free
setting-sw_trade-agreed = both must agree
setting-plan_progress = Plan progress
setting-plan_progress-text = Whether a plan must advance when its next condition is met.
setting-plan_progress-may = may advance
setting-plan_progress-must = must advance
setting-sense_answer = Answer to SENSE
setting-sense_answer-text = What the Killer is told.
setting-sense_answer-names = who is there
setting-sense_answer-anyone = whether anybody is there
setting-sense_scope = SENSE for two locations
setting-sense_scope-text = Whether the answer to a Logical Deduction distinguishes the two locations.
setting-sense_scope-whole = together
setting-sense_scope-rooms = each separately
setting-failed_search = Search in vain
setting-failed_search-text = Whether a SEARCH that finds nobody costs the second action.
setting-failed_search-goes_on = the turn goes on
setting-failed_search-ends_actions = no more actions
setting-order = Exchanges and extra actions
setting-order-text = When exchanges and extra actions are allowed.
setting-order-free = before and after the actions
setting-order-until_report = after discovering too, until the noises are reported
setting-order-strict = strictly as printed: exchanges, extra actions, actions
setting-stealth_traits = Traits after stealth
setting-stealth_traits-text = Whether traits that need a visible Killer work in the turn of reappearing.
setting-stealth_traits-apply = they work
setting-stealth_traits-lost = they do not
setting-show_hand_size = Show the Killer’s hand size
setting-show_hand_size-text = A help for new Survivors, if both sides agree.
setting-show_hand_size-true = on
setting-show_hand_size-false = off
setting-sw_no_cards = Separate Ways: nothing left to discover
setting-sw_no_cards-text = Who then counts towards the Killer’s victory.
setting-sw_no_cards-eliminated = only the eliminated
setting-sw_no_cards-left_behind = everybody still in the house, too
setting-knowledge_location = Knowledge location
setting-knowledge_location-text = Where the plans’ knowledge location is.
setting-knowledge_location-r4 = Den (R4)
setting-knowledge_location-r5 = Library (R5)
setting-johnson_limit = Johnson’s backpack
setting-johnson_limit-text = How many items Johnson can carry.
setting-william_persistence = William’s Persistence
setting-william_persistence-text = What William must do without for his +1.
setting-william_persistence-no_item = any item
setting-william_persistence-no_weapon = weapons only
setting-sprint_exact = William’s Sprint: exactly 3 steps
setting-sprint_exact-text = Whether the Sprint must go three steps.
setting-sprint_exact-true = on
setting-sprint_exact-false = off
setting-firecracker = Firecracker
setting-firecracker-text = What it costs to set it off.
setting-firecracker-extra = extra action
setting-firecracker-special = special action
setting-camera = Sophia’s Camera
setting-camera-text = How long it lasts.
setting-camera-single = one use
setting-camera-lasting = once every turn
setting-medkit = Marco’s Medical Kit
setting-medkit-text = How long it lasts.
setting-medkit-single = one use
setting-medkit-lasting = again and again
setting-medkit_reach = Reach of the Medical Kit
setting-medkit_reach-text = Where Marco’s patient must be.
setting-medkit_reach-same_place = same location
setting-medkit_reach-anywhere = anywhere
setting-longsword = Longsword
setting-longsword-text = What the Longsword adds to the defence.
setting-adrenaline = Adrenaline
setting-adrenaline-text = How many steps Adrenaline gives.
setting-chainsaw_cost = Cost of Revving Chainsaw!
setting-chainsaw_cost-text = How many other hand cards it costs.
setting-madness_cost = Cost of Madness
setting-madness_cost-text = How many other hand cards it costs.
setting-madness_scope = Madness: which door
setting-madness_scope-text = Which doors Madness can block.
setting-madness_scope-own_place = in the Killer’s location
setting-madness_scope-anywhere = any
setting-drain_cost = Cost of Life Drain
setting-drain_cost-text = How many other hand cards it costs.
setting-drain_cost-two = two
setting-drain_cost-all = all of them
setting-murderer_l4 = The Murderer’s fourth level
setting-murderer_l4-text = How much strength it brings.
setting-arcane_seal = The Arcane Seal
setting-arcane_seal-text = Which defence at the mystic location wins.
setting-arcane_seal-longsword = with the Longsword
setting-arcane_seal-any_defence = any that succeeds
setting-ambush_order = Lines of the Ambush
setting-ambush_order-text = Which condition comes second.
setting-ambush_order-killer_first = in the Killer’s location
setting-ambush_order-together_first = all in one location
setting-morale_boost = Morale Boost
setting-morale_boost-text = How much fear it takes from each of the others.
setting-morale_boost-all = all
setting-morale_boost-one = one each
setting-hypervigilance = Hypervigilance
setting-hypervigilance-text = How near the Killer must be.
setting-hypervigilance-range = within range 1
setting-hypervigilance-place = same location
setting-heroic_save_once = Heroic Save only once
setting-heroic_save_once-text = Whether Heroic Save works once per game.
setting-heroic_save_once-true = on
setting-heroic_save_once-false = off
setting-self_challenge_hand = Self-challenge: first hand
setting-self_challenge_hand-text = How many cards the Killer starts with.
setting-self_challenge_hand-none = none
setting-self_challenge_hand-one_more = one more
setting-entrapment = Insidious Entrapment
setting-entrapment-text = When the two doors are blocked.
setting-entrapment-set_up = during set-up
setting-entrapment-own_turn = once, at the start of a turn
setting-perilous_cost = Cost of Perilous Ambush
setting-perilous_cost-text = How many hand cards the trait costs.
setting-repair_need = Repairs needed
setting-repair_need-text = How much progress calls the rescue.
setting-rescue_rounds = Rounds until the rescue
setting-rescue_rounds-text = How long help takes to arrive.

## Errors

error-no-such-item = You do not have { $item-a }. Look at your items and choose one of them.
error-no-such-card = “{ $card }” is not in your hand. Choose a card that is.
error-item-now = { $item } is of no use right now. Choose something else, and keep it for later.
error-separate-ways = Separate Ways needs four people. Set the number of people to 4, or play without this variant.
error-traits-kept =
    { $side-id ->
        [killer] The Killer cannot keep more traits than are drawn. Raise the number drawn, or lower the number kept.
       *[survivor] A Survivor cannot keep more traits than are drawn. Raise the number drawn, or lower the number kept.
    }
