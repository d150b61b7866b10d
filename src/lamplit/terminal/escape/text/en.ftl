### Escape drawn in the terminal.

## Letters

escape-symbol-adventurer = A
escape-symbol-key = K
escape-symbol-torch = T
escape-letter-red = R
escape-letter-blue = B
escape-letter-yellow = Y
escape-letter-green = G
escape-letter-purple = P

## The plan, the clock and the people

escape-map-start = START
escape-map-exit = EXIT
escape-clock-before = ESCAPE! in { $seconds } s
escape-clock-left = { $clock } left
escape-clock-practice = Practice, { $clock }
escape-clock-paused = Pause
escape-clock-sand = The sand runs, { $run } of 3
escape-next-gong =
    { $number ->
        [1] gong in { $clock }
        [2] 2 gongs in { $clock }
       *[other] 3 gongs in { $clock }
    }
escape-next-slam = the door slams in { $clock }
escape-next-collapse = everybody out!
escape-tray = Stones on the tray: { $tray }
escape-keys = Keys to escape: { $keys }
escape-fate = Turns of fate: { $count }
escape-stack = Chambers to discover: { $count }
escape-vote-fate = { $who }: turn of fate? (y/n)
escape-vote-pause = { $who }: pause? (y/n)
escape-hopeless = It cannot be won any more (z: give up)
escape-vote-surrender = { $who }: give up? (y/n)
escape-turned-ways =
    { $count ->
        [0] {" "}dead end
        [one] {" "}1 way on
       *[other] {" "}{ $count } ways on
    }
escape-out =
    { $out ->
        [removed] gone
       *[other] escaped
    }
escape-stuck = all blocked!
escape-absent = away

## The own dice and what can be done

escape-ready = Ready
escape-wait = Wait { $seconds } s
escape-own-curses = Cursed: { $curses }
escape-own-treasures = Treasures: { $treasures }
escape-own-bonus =
    { $symbol ->
        [key] 2 extra keys for the next action
       *[torch] 2 extra torches for the next action
    }
escape-own-held-back = Dice out of use: { $count }
escape-own-keeps = You keep your dice to yourself (x).
escape-can-enter = { $key } enter ({ $price })
escape-can-discover = { $key } discover
escape-can-look = u look first
escape-can-activate = e activate { $stones }
escape-can-escape = e ESCAPE!
escape-can-gold = g golden mask
escape-can-open = t open the treasure
escape-can-use = t use a treasure
escape-can-lift = l lift a curse
escape-can-fate = f turn of fate
escape-can-roll = space roll

## Choosing and help

escape-pick-gold = Who gets the golden mask?
escape-pick-take = Whose golden mask do you take?
escape-pick-activate = How many stones, and who pays first? (e: as many as possible)
escape-pick-treasure = Which treasure?
escape-pick-lift = Which curse do you lift?
escape-pick-remove = Without whom do you want to go on?
escape-pick-close = Any other key: back
escape-note-held = All dice are held or blocked. Press a number to let one go.
escape-note-no-vote = There is nothing to vote on.
escape-note-surrender = Give up? y or n
escape-note-no-pause = This table has no pauses left.
escape-note-no-treasure = There is no treasure here to open, and you have none to use.
escape-note-no-curse = No curse lies on you.
escape-note-nobody-away = Nobody has left the table.
escape-note-key = That key does nothing. ? shows the keys.
escape-over-close = Enter: quit
escape-too-small = { $width } × { $height } is too small for the temple: at least 80 × 24, please. Time runs on.
escape-help =
    1–7 hold a die, or let it go         space  roll all dice not held
    arrows or w a s d  enter; where nothing lies yet: discover
    u  turn up the next chamber and look, then an arrow to lay it
    g  golden mask: your dice first, then a friend’s
    e  activate stones here, or escape at the exit
    f  call for a turn of fate           y n  vote
    t  open or use a treasure            l  lift a curse
    x  share dice here, or keep them     p  pause and go on
    b  leave for a while, come back      r  go on without somebody
    z  propose to give up
    ?  help, again: the rules            q  save and leave
    AK price of entering   K 4/7/10 keys for 1/2/3 stones   ◆ activated
    ▣ treasure   ? nothing lies there yet   ■ black, ☀ golden mask   · unrolled
escape-help-close = ? the rules · any other key: back to the temple. Time runs on.
escape-help-more = ? more · any other key: back to the temple. Time runs on.
