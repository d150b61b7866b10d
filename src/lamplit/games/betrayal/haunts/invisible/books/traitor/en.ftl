invisible-where = Where are you? Nobody else hears it.
invisible-act = What do you do? Nobody sees it.
    .help = Slip from room to room, strike, steal. Only what is noticed gives you away.
    .rules = BH-H41-UNSEEN, BH-H41-T-SNEAK, BH-H41-T-STEAL
option-task-invisible-steal = Steal from { $b }: { $c }
