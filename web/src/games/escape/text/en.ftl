### Escape in the browser: words of its board, its sheet and its lessons. Events, prompts and options are the game's own.

## The board

temple-board = The temple
temple-chamber = { $what }, to get in: { $signs }
temple-person = { $name }, { $place }
temple-clock = Time left
temple-here = Where you are
temple-pool = What your dice show
temple-tray = Stones still on the tray: { $tray }
temple-to-go = to go
temple-back-to-me = Back to me
temple-room-start = Start chamber
temple-room-exit = The exit
temple-room-plain = A plain chamber
temple-room-stone-key = A key stone
temple-room-stone-torch = A torch stone
temple-room-stones-key = The key chamber
temple-room-stones-torch = The torch chamber
temple-here-stone =
    { $missing ->
        [0] { $have } here: that will do!
       *[other] { $have } of { $need } { $sign ->
            [key] keys
           *[torch] torches
        } together, { $missing } more
    }
temple-here-exit =
    { $missing ->
        [0] { $have } keys: run!
       *[other] { $have } of { $need } keys of your own
    }
temple-letter-red = R
temple-letter-blue = B
temple-letter-yellow = Y
temple-letter-green = G
temple-letter-purple = P

## Signals

temple-before =
    { $tray ->
        [one] 1 stone to activate. Get ready …
       *[other] { $tray } stones to activate. Get ready …
    }
temple-gong-soon = The gong is near
temple-run-home =
    { $far ->
        [-1] Home! There is no way: find one
        [one] Home! Only 1 chamber away
       *[other] Home! { $far } chambers away
    }
temple-safe = Safe. Wait for the slam
temple-run-out =
    { $far ->
        [0] Out with you! Keys, keys, keys
        [-1] Out! There is no way yet
        [one] Out! 1 chamber to the exit
       *[other] Out! { $far } chambers to the exit
    }
temple-find-exit = Find the exit!
temple-all-home = Everybody home!
temple-all-out = Everybody out!
temple-stuck = All blocked. Call for help!
temple-stuck-alone = All blocked. Only a turn of fate can help you now
temple-stuck-healing = All blocked. Your treasure can free you
temple-stuck-lost = All blocked, and nothing can free you now
temple-all-held = Every die is held or blocked. Let one go.
temple-paused = Pause. The temple waits
temple-vote-fate = { $who }: turn fate? (+1 stone)
temple-vote-pause = { $who } asks for a pause
temple-vote-surrender = { $who }: give up? Then the game is lost
temple-hopeless-exit = It can no longer be won: no way leads to the exit
temple-hopeless-keys = It can no longer be won: the exit takes more keys than you have dice
temple-fate-waits =
    { $agreed ->
        [one] Fate: 1 agrees
       *[other] Fate: { $agreed } agree
    }
temple-gift = Out! Who gets a die?
temple-nobody = nobody
temple-choose-curse = Cursed! Which die goes?
temple-choose-lay = A new chamber! At which opening?
temple-choose-place = { $treasure }: tap one of the marked chambers
temple-choose-treasure = Tap the treasure you want to use, or a marked chamber
temple-no-treasure = No treasure here, and none in your hands
temple-no-curse = No curse lies on you
temple-share-alone = Nobody else is here to share with
temple-yes-fate = Turn fate
temple-yes-pause = Pause
temple-yes-surrender = Give up
temple-no = No
temple-cry-call = Escape!
temple-cry-gong =
    { $number ->
        [1] Gong!
        [2] Gong! Gong!
       *[other] Gong! Gong! Gong!
    }
temple-cry-slam =
    { $number ->
        [3] The temple falls!
       *[other] The door slams!
    }
temple-cry-paused = Pause
temple-cry-resumed = Go!
temple-cry-activated =
    { $stones ->
        [one] A magic stone!
       *[other] { $stones } magic stones!
    }
temple-cry-cursed = A curse!

## The sheet

temple-dice = Your dice
temple-die-name = Die { $number }: { $face }
temple-die-name-lose = Give up die { $number }: { $face }
temple-dice-show = { $number } × { $face }
temple-die-held = held
temple-die-locked = blocked
temple-die-frees =
    { $dice ->
        [one] frees one
       *[other] frees two
    }
temple-die-lose = this one?
temple-pad = Roll and walk
temple-no-way =
    { $side ->
        [N] No way north
        [E] No way east
        [S] No way south
       *[W] No way west
    }
temple-roll =
    { $dice ->
        [0] Nothing to roll
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }
temple-roll-short =
    { $dice ->
        [0] –
       *[other] roll { $dice }
    }
temple-key-roll = Space
temple-do-gold = free dice
temple-do-stones =
    { $stones ->
        [0] stones
        [one] 1 stone
       *[other] { $stones } stones
    }
temple-do-escape = { $keys } keys: out!
temple-do-open = open treasure
temple-do-help = call for help
temple-do-stuck = I’m stuck!
temple-do-fate = turn fate ({ $left })
temple-people = The others
temple-distance =
    { $steps ->
        [-1] cut off
        [0] here
        [one] 1 chamber away
       *[other] { $steps } chambers away
    }
temple-absent = away
temple-blocked = stuck!
temple-belongings = Curses, treasures, sharing
temple-bonus =
    { $sign ->
        [key] +{ $count } keys
       *[torch] +{ $count } torches
    }
temple-held-back =
    { $count ->
        [one] 1 die out of use
       *[other] { $count } dice out of use
    }
temple-turned-up = Turned up, not yet laid
temple-turned = { $name } has turned up: { $what }
temple-pays-first = pays first:
temple-shares = sharing
temple-keeps = not sharing
temple-keys = Space rolls · 1–7 hold · arrows or WASD walk and discover · U look first · E stones, exit · G gold
temple-outside-escaped = You are out. Cheer for the others!
temple-outside-removed = The others go on without you.

## Figures at the top

temple-figure-stones = Stones
temple-figure-stones-title = Stones still on the tray
temple-figure-keys = Keys to escape
temple-figure-keys-title = As many keys as stones on the tray, and one more
temple-figure-fate = Fate
temple-figure-fate-title = Turns of fate left
temple-figure-stack = Undiscovered
temple-figure-stack-title = Chambers nobody has seen yet

## Lessons

lesson-escape-aim = Explore the temple, activate stones, find the exit: all of you must be out before it falls. Every stone left over costs one more key there.
lesson-escape-roll = There are no turns: everybody rolls at once. { $touch ->
        [yes] Tap the big dice.
       *[no] Press the big dice, or the space bar.
    }
lesson-escape-hold = { $touch ->
        [yes] Tap a die to hold it, or draw a finger along several.
       *[no] Click a die or press its number to hold it.
    } The rest is rolled again.
lesson-escape-black = A black mask blocks its die. A golden mask frees two: yours, or those of somebody in your chamber.
lesson-escape-gold = A golden mask! Free two blocked dice with it, or keep it for a friend in need.
lesson-escape-enter = A chamber that glows can be entered: your dice show the two symbols in its red frames.
lesson-escape-discover = Two adventurers: you can discover a new chamber where a question mark glows.
lesson-escape-look = Several openings: { $touch ->
        [yes] the eye
       *[no] the eye, or the key U,
    } turns the next chamber up first. Then you choose where it goes.
lesson-escape-take = Somebody here has a golden mask to spare: take it, and two of your dice are free.
lesson-escape-stone = Four of its symbol activate the stone of this chamber. The dice of everybody here count together.
lesson-escape-together = Here you can do more together: 4, 7 or 10 symbols bring 1, 2 or 3 stones, but only once. Call the others!
lesson-escape-levels = Here 4, 7 or 10 symbols bring 1, 2 or 3 stones, but only once.
lesson-escape-gong = The gong! Follow the dotted trail to the start chamber. Anyone who is not there when the door slams loses a die.
lesson-escape-exit = The exit has been found. To get out you need one more key than there are stones left, all on your own dice.
lesson-escape-stuck = All your dice are blocked. Call for help, or ask for a turn of fate.
lesson-escape-fate = A turn of fate frees everybody’s dice, wherever they are. Everybody must agree, and it puts one more stone on the tray.
lesson-escape-curse = A curse lies on you. Tap it to read it; three symbols of your own lift it.
lesson-escape-chest = A treasure! Two keys open it. What you find helps you once, whenever you like.

## Captions

caption-sink = A low growl
caption-free = Dice come free
caption-gong = Gong
caption-slam = The door slams
caption-escape = A shout: Escape!
caption-chime = A stone begins to sing
caption-door = Stone grinds on stone
caption-key = A lock opens
caption-fear = A whisper
caption-vote = A question for everybody
caption-help = Somebody calls for help
caption-win = Birdsong
caption-lose = The temple falls

## After the game

temple-summary-map = The temple and everybody’s paths
temple-summary-map-text = { $chambers } chambers, drawn as they lay at the end. The lines show where people went.
temple-summary-rolls = Rolls and luck
temple-summary-rolls-text = How often each of you rolled, how many dice a black mask blocked, and how many were freed with gold.
temple-summary-stones = Stones over time
temple-summary-stones-text = How many stones were still on the tray. Dotted lines are gongs, solid lines are slams.
temple-summary-freed = Who freed whom
temple-summary-freed-text = Dice freed with golden masks.
temple-summary-none = Nobody freed anybody.
temple-summary-person = Adventurer
temple-summary-count-rolls = Rolls
temple-summary-count-black = Masks
temple-summary-count-freed = Freed
temple-summary-count-chambers = Found
temple-summary-count-stones = Stones
temple-summary-count-steps = Steps
temple-summary-freed-line =
    { $dice ->
        [one] { $who } freed 1 of { $other }’s dice
       *[other] { $who } freed { $dice } of { $other }’s dice
    }
temple-summary-own-line =
    { $dice ->
        [one] { $who } freed 1 die of their own
       *[other] { $who } freed { $dice } dice of their own
    }
temple-summary-moment-stones =
    { $stones ->
        [one] { $clock }: { $who } activates 1 stone
       *[other] { $clock }: { $who } activates { $stones } stones
    }

## Calls

call-here = Over here!
call-help = Help!
call-join = Come with me
call-ahead = I’ll go ahead
call-coming = I’m coming
call-out = To the exit!

## What everybody waits for

waits-inside = Still in the temple:
