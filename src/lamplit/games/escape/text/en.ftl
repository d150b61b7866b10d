### The words of Escape. Ids and conventions: see lamplit/text/wording.py.

## The game, its seats and sides

name-red = Red
name-blue = Blue
name-yellow = Yellow
name-green = Green
name-purple = Purple
name-adventurers = the adventurers
name-temple = the temple
out-escaped = escaped
out-removed = gone

## Places: how far from the start. Forms: where, whither, short

name-cell =
    { $shape ->
        [origin] the start chamber
        [row] { cell-across } of the start
        [column] { cell-along } of the start
       *[both] { cell-across } and { cell-along } of the start
    }
    .at =
        { $shape ->
            [origin] in the start chamber
           *[other] in the chamber { name-cell }
        }
    .to =
        { $shape ->
            [origin] to the start chamber
           *[other] to the chamber { name-cell }
        }
    .short =
        { $shape ->
            [origin] start chamber
            [row] { cell-across }
            [column] { cell-along }
           *[both] { cell-across }, { cell-along }
        }
cell-across =
    { $across ->
        [east] { $columns } east
       *[west] { $columns } west
    }
cell-along =
    { $along ->
        [north] { $rows } north
       *[south] { $rows } south
    }

## Chambers. Forms: one of the kind, the one in question

name-start = start chamber
    .a = the start chamber
    .the = the start chamber
name-exit = exit
    .a = the exit
    .the = the exit
name-s1 = stone chamber for keys (S1)
    .a = a stone chamber for keys
    .the = the stone chamber for keys
name-s2 = stone chamber for keys (S2)
    .a = a stone chamber for keys
    .the = the stone chamber for keys
name-s3 = stone chamber for torches (S3)
    .a = a stone chamber for torches
    .the = the stone chamber for torches
name-s4 = stone chamber for torches (S4)
    .a = a stone chamber for torches
    .the = the stone chamber for torches
name-b01 = plain chamber (B01)
    .a = a plain chamber
    .the = the plain chamber
name-b02 = plain chamber (B02)
    .a = a plain chamber
    .the = the plain chamber
name-b03 = chamber with a torch stone (B03)
    .a = a chamber with a torch stone
    .the = the chamber with a torch stone
name-b04 = chamber with a key stone (B04)
    .a = a chamber with a key stone
    .the = the chamber with a key stone
name-b05 = plain chamber (B05)
    .a = a plain chamber
    .the = the plain chamber
name-b06 = plain chamber (B06)
    .a = a plain chamber
    .the = the plain chamber
name-b07 = chamber with a torch stone (B07)
    .a = a chamber with a torch stone
    .the = the chamber with a torch stone
name-b08 = plain chamber (B08)
    .a = a plain chamber
    .the = the plain chamber
name-b09 = chamber with a key stone (B09)
    .a = a chamber with a key stone
    .the = the chamber with a key stone
name-b10 = plain chamber (B10)
    .a = a plain chamber
    .the = the plain chamber
name-b11 = chamber with a key stone (B11)
    .a = a chamber with a key stone
    .the = the chamber with a key stone
name-b12 = chamber with a torch stone (B12)
    .a = a chamber with a torch stone
    .the = the chamber with a torch stone
name-b13 = plain chamber (B13)
    .a = a plain chamber
    .the = the plain chamber
name-m01 = chamber with a purple mask (M01)
    .a = a chamber with a purple mask
    .the = the chamber with a purple mask
name-m02 = chamber with a treasure (M02)
    .a = a chamber with a treasure
    .the = the chamber with a treasure
name-m03 = chamber with a torch stone and a purple mask (M03)
    .a = a chamber with a torch stone and a purple mask
    .the = the chamber with a torch stone and a purple mask
name-m04 = chamber with a key stone and a treasure (M04)
    .a = a chamber with a key stone and a treasure
    .the = the chamber with a key stone and a treasure
name-m05 = chamber with a purple mask and a treasure (M05)
    .a = a chamber with a purple mask and a treasure
    .the = the chamber with a purple mask and a treasure
name-m06 = chamber with a purple mask and a treasure (M06)
    .a = a chamber with a purple mask and a treasure
    .the = the chamber with a purple mask and a treasure
name-m07 = chamber with a torch stone and a treasure (M07)
    .a = a chamber with a torch stone and a treasure
    .the = the chamber with a torch stone and a treasure
name-m08 = chamber with a purple mask (M08)
    .a = a chamber with a purple mask
    .the = the chamber with a purple mask
name-m09 = chamber with a key stone and a purple mask (M09)
    .a = a chamber with a key stone and a purple mask
    .the = the chamber with a key stone and a purple mask
name-m10 = chamber with a purple mask and a treasure (M10)
    .a = a chamber with a purple mask and a treasure
    .the = the chamber with a purple mask and a treasure
name-m11 = chamber with a key stone and a purple mask (M11)
    .a = a chamber with a key stone and a purple mask
    .the = the chamber with a key stone and a purple mask
name-m12 = chamber with a torch stone and a treasure (M12)
    .a = a chamber with a torch stone and a treasure
    .the = the chamber with a torch stone and a treasure
name-m13 = chamber with a purple mask and a treasure (M13)
    .a = a chamber with a purple mask and a treasure
    .the = the chamber with a purple mask and a treasure

## Symbols

name-adventurer = adventurer
name-key = key
name-torch = torch
name-black = black mask
name-gold = golden mask
name-blank = unrolled

## Curses

name-silence = Silence
curse-silence-text = No chat, no quick calls, no marks, no microphone. Lifted with two adventurers and a torch.
name-weak_gold = Weak gold
curse-weak_gold-text = Your golden masks free only 1 blocked die each. Lifted with an adventurer, a key and a torch.
name-hand_on_head = Hand on head
curse-hand_on_head-text = You wait one and a half times as long between rolls. Lifted with two adventurers and a key.
name-lost_die = Lost die
curse-lost_die-text = One of your dice is out of use. Lifted with three adventurers.
name-rolling_away = Rolling away
curse-rolling_away-text = Now and then a die you roll drops out of use. Lifted with a key and two torches.
name-locked_in = Locked in
curse-locked_in-text = You can neither enter another chamber nor teleport. Lifted with two keys and a torch.

## Treasures. Form: what one finds or uses

name-teleport = Teleport
    .a = the Teleport
treasure-teleport-text = At once to any chamber of the temple.
name-secret_passage = Secret passage
    .a = the Secret passage
treasure-secret_passage-text = Opens a way through the wall to a neighbouring chamber, for the rest of the game.
name-healing = Healing
    .a = the Healing
treasure-healing-text = All blocked dice of all adventurers may be rolled again.
name-key_set = Key set
    .a = the Key set
treasure-key_set-text = 2 extra keys for one of your actions.
name-torch_set = Torch set
    .a = the Torch set
treasure-torch_set-text = 2 extra torches for entering or activating stones, once.
name-extra_gem = Extra stone
    .a = the Extra stone
treasure-extra_gem-text = 1 stone goes from the tray back to the box.

## What happens: the clock

event-ready =
    { $players ->
        [one] You stand alone in the start chamber. { $tray } stones lie on the tray.
       *[other] { $players } adventurers stand in the start chamber. { $tray } stones lie on the tray.
    }
event-call = ESCAPE! From now on everybody rolls.
event-gong =
    { $number ->
        [1] A gong: the first countdown. Back to the start chamber!
        [2] Two gongs: the second countdown. Back to the start chamber!
       *[other] Three gongs: the last countdown. Everybody out!
    }
event-slam =
    { $number ->
        [3] The temple collapses!
       *[other] The door slams shut!
    }
event-shut-out = { $who } is not in the start chamber and loses a die.
event-lost-die =
    { $dice ->
        [one] { $who } loses a die and has 1 left.
       *[other] { $who } loses a die and has { $dice } left.
    }

## What happens: dice and actions

event-rolled = { $who } rolls. The dice show: { $dice }.
event-freed =
    { $dice ->
        [one] With a golden mask, { $who } frees 1 of { $other }’s dice.
       *[other] With a golden mask, { $who } frees { $dice } of { $other }’s dice.
    }
event-took-gold = { $who } takes { $other }’s golden mask.
event-entered =
    { $tile-id ->
        [START] { $who } enters the start chamber.
       *[other] { $who } enters { $tile-the } ({ $place }).
    }
event-turned-up = { $who } turns up { $tile-a }. At which opening?
event-discovered = { $who } discovers { $tile-a } ({ $place }).
event-activated =
    { $stones ->
        [one] { $who } activates 1 stone { $place-at }. Left on the tray: { $tray }.
       *[other] { $who } activates { $stones } stones { $place-at }. Left on the tray: { $tray }.
    }
event-tray =
    { $tray ->
        [one] 1 stone is left on the tray.
       *[other] { $tray } stones are left on the tray.
    }
event-escaped = { $who } has escaped!
event-gave-die = { $who } leaves a die to { $other }.
event-shares = { $who } shares dice and golden masks again.
event-keeps-dice = { $who } keeps dice and golden masks to themselves.

## What happens: curses and treasures

event-cursed = A curse falls on { $who }: { $curse }.
event-curse-passes = { $who } draws { $curse }, but that curse is already out: nothing happens.
event-curse-lifted = { $who } is rid of the curse “{ $curse }”.
event-rolled-away =
    { $dice ->
        [one] One of { $who }’s dice rolls away; 1 is left.
       *[other] One of { $who }’s dice rolls away; { $dice } are left.
    }
event-chest = A treasure lies in the chamber { $place }.
event-treasure = { $who } opens the treasure and finds { $treasure-a }.
event-treasure-used = { $who } uses { $treasure-a }.

## What happens: votes, pauses, people who leave

event-fate-called = { $who } calls for a turn of fate. Does everybody agree?
event-fate-agreed = { $who } agrees to a turn of fate.
event-fate-refused = { $who } says no: there is no turn of fate.
event-fate-lapsed = Not everybody agreed in time: there is no turn of fate.
event-fate-needless = No die is blocked any more: there is no turn of fate, and no stone is paid.
event-fate-turned =
    A turn of fate: nobody’s dice are blocked any more. On the tray: { $tray }. { $left ->
        [0] That was the last one.
       *[other] Turns of fate left: { $left }.
    }
event-pause-called = { $who } asks for a pause.
event-pause-agreed = { $who } agrees to a pause.
event-pause-refused = { $who } would rather go on.
event-paused = Pause. No time passes.
event-resumed = The game goes on.
event-away = { $who } is away; their figure and dice stay put.
event-back = { $who } is back.
event-removal-vote = { $who } would like to go on without { $other }.
event-removed = The game goes on without { $who }. On the tray: { $tray }.
event-hopeless =
    { $why ->
        [exit] The game can no longer be won: no way leads to the exit any more. Give up together, or play on.
       *[keys] The game can no longer be won: the exit takes more keys than your dice can show. Give up together, or play on.
    }
event-surrender-called = { $who } wants to give up. Does everybody agree?
event-surrender-agreed = { $who } agrees to give up.
event-surrender-refused = { $who } says no: the game goes on.
event-surrender-lapsed = Not everybody agreed in time: the game goes on.

## How it ended

event-won = Everybody is out! It took { $time-clock } minutes.
event-lost =
    { $how-id ->
        [collapse] The temple has buried { $who }.
        [stuck] Nobody can do anything more. Left in the temple: { $who }.
        [surrender] You have given up. Left in the temple: { $who }.
       *[abandoned] Nobody is left at the table.
    }
name-escape = everybody escaped
name-collapse = the temple collapsed
name-stuck = all dice blocked
name-abandoned = everybody left
name-surrender = given up
result-escape = All adventurers have escaped, after { $time-clock } minutes. You win!
result-collapse = The temple collapsed before everybody was out. You lose.
result-stuck = Every die is blocked, and nothing is left that could free them. You lose.
result-abandoned = Everybody has left the table. Nobody escaped.
result-surrender = Everybody agreed to give up. You lose.

## What is asked

command = { $seat }: roll, act, run!
    .help = Everybody at once, as fast as you like. Hold what you need and roll the rest. Black masks block their dice; a golden mask frees two.
    .rules = ES-FLOW-1, ES-ACT-1, ES-DICE-BLACK-1, ES-DICE-GOLD-1, ES-ACT-ENTER-3, ES-ACT-DISC-2, ES-ACT-DISC-7, ES-ACT-STONE-2, ES-ACT-EXIT-2
before = { $seat }: a moment, then run!
    .help = Everybody begins together. Until then you can only ask for a pause.
    .rules = ES-START-3, ES-DIG-PAUSE
choose-curse = { $seat }: the curse takes a die until it is lifted. Which one?
    .help = If you do not choose in time, a blocked die goes first.
    .rules = ES-MOD-CURSE-LOST-DIE
choose-lay = { $seat }: a new chamber is turned up. At which opening do you lay it?
    .help = Everybody sees it. If you do not choose in time, it is laid at the first opening, clockwise from the north.
    .rules = ES-ACT-DISC-7, ES-DIG-LAY
choose-gift = { $seat }: you are safe. Who gets one of your dice?
    .help = If you do not choose in time, it goes to the adventurer with the fewest dice.
    .rules = ES-ACT-EXIT-6, ES-DIG-GIFT
outside = { $seat }: you are safe. The others are still inside.
    .help = If the others cannot make it any more, you may agree with them to give up.
    .rules = ES-ACT-EXIT-5, ES-DIG-SURRENDER
paused = { $seat }: the game is paused. Go on?
    .help = It goes on as soon as anybody says so, or when the pause has lasted long enough.
    .rules = ES-DIG-PAUSE

## Answers

option-roll =
    { $count ->
        [0] Roll the unrolled dice
       *[other] Roll: { $a }
    }
option-enter = Go { $a-to }
option-discover = Discover a chamber ({ $a })
option-look = Turn up the next chamber and look
option-lay = Lay the chamber here ({ $a })
option-activate =
    { $count ->
        [1] Activate stones: { $a }
       *[other] Activate stones: { $a }. First to pay: { $b }
    }
option-escape = Escape!
option-gold =
    { $count ->
        [1] Golden mask for { $a }
       *[other] Golden mask for { $a }: only one die
    }
option-take = Use { $a }’s golden mask for my dice
option-fate =
    { $count ->
        [0] Call for a turn of fate
       *[other] { $a-id ->
            [yes] Agree to the turn of fate
           *[no] Refuse the turn of fate
        }
    }
option-lose = Lose die { $a }
option-give =
    { $a-id ->
        [nobody] Leave nobody a die
       *[other] Leave a die to { $a }
    }
option-open = Open the treasure (two keys)
option-lift = Lift the curse “{ $a }”
option-use =
    { $count ->
        [1] Use { $a-a }
       *[other] Use { $a-a }: { $b-to }
    }
option-share =
    { $a-id ->
        [off] Keep my dice and golden masks to myself
       *[on] Share my dice and golden masks again
    }
option-pause =
    { $count ->
        [0] Ask for a pause
       *[other] { $a-id ->
            [yes] Agree to the pause
           *[no] Refuse the pause
        }
    }
option-resume = Go on
option-away = Leave the table for a while
option-back = I am back
option-remove = Go on without { $a }
option-surrender =
    { $count ->
        [0] Propose to give up
       *[other] { $a-id ->
            [yes] Give up: the game is lost
           *[no] Do not give up
        }
    }
option-pass = Let time pass

## Settings

setting-players = Players
setting-players-text = How many adventurers go into the temple. More players means more stones on the tray.
setting-difficulty = Difficulty
setting-difficulty-text = How many stones lie on the tray at the start, and whether there is a turn of fate.
setting-difficulty-normal = normal
setting-difficulty-skilled = Skilled: 3 more stones
setting-difficulty-expert = Pro: 6 more stones and no turn of fate
setting-curses = Curses
setting-curses-text = Module: a chamber with a purple mask puts a curse on its discoverer.
setting-curses-true = on
setting-curses-false = off
setting-treasures = Treasures
setting-treasures-text = Module: some chambers hold treasures that each help once.
setting-treasures-true = on
setting-treasures-false = off
setting-sand = The Sand of Fortune
setting-sand-text = A sand timer in place of the soundtrack: no gongs, and the doors slam after 200 and 400 seconds.
setting-sand-true = on
setting-sand-false = off
setting-track = Soundtrack
setting-track-text = The version of the music. Both are equally long and have the same gongs; the game does not change.
setting-track-a = version A
setting-track-b = version B
setting-practice = Practice temple
setting-practice-text = To learn the game without a clock: no countdowns, and time never ends it. Not counted in the tally.
setting-practice-true = on
setting-practice-false = off
setting-roll_lock = Wait between rolls (ms)
setting-roll_lock-text = How long you wait after a roll before rolling again, in thousandths of a second. 1600 is usual, 1200 easier, 2000 harder; 0 means no wait and is much easier.
setting-action_lock = Wait after an action (ms)
setting-action_lock-text = How long you wait after an action before rolling or acting again, in thousandths of a second. 1500 is usual; 0 means no wait.
setting-late_grace = Grace after a slam (ms)
setting-late_grace-text = How late a command may arrive after a slam and still count, in thousandths of a second.
setting-intro = Time before the call (s)
setting-intro-text = How many seconds pass before the call “ESCAPE!”.
setting-stretch = Length of the game
setting-stretch-text = How long the whole game lasts, gongs and countdowns in proportion. Games with more time are counted separately.
setting-stretch-100 = 10 minutes
setting-stretch-150 = 15 minutes
setting-stretch-200 = 20 minutes: beginners’ pace
setting-fate_vote = Time to vote (s)
setting-fate_vote-text = How many seconds there are to agree to a turn of fate.
setting-loss_choice = Time to choose a cursed die (s)
setting-loss_choice-text = How many seconds there are to choose which die the curse takes; with 0 a blocked die goes first at once.
setting-gift_choice = Time to choose who gets a die (s)
setting-gift_choice-text = How many seconds an escaped player has to leave a die to somebody.
setting-lay_choice = Time to lay a chamber (s)
setting-lay_choice-text = How many seconds there are to choose the opening for a chamber that was turned up first.
setting-pauses = Pauses
setting-pauses-text = How many pauses you may agree on in a game.
setting-pause_length = Longest pause (s)
setting-pause_length-text = How many seconds a pause lasts at most.
setting-absence = People may leave
setting-absence-text = Whether somebody may leave for a while, and the others go on without them.
setting-absence-true = on
setting-absence-false = off
setting-absence_grace = Waiting for those who left (s)
setting-absence_grace-text = After how many seconds the others may agree to go on without somebody who left.
setting-surrender = Giving up
setting-surrender-text = Whether you may agree to end a lost game.
setting-surrender-true = on
setting-surrender-false = off

## Errors

error-no-such-die =
    { $dice ->
        [one] You have only 1 die. Choose that one.
       *[other] You have only { $dice } dice. Choose from 1 to { $dice }.
    }
