invisible-where = Wo bist du? Niemand sonst hört es.
invisible-act = Was tust du? Niemand sieht es.
    .help = Husche von Raum zu Raum, schlage zu, stiehl. Nur was bemerkt wird, verrät dich.
    .rules = BH-H41-UNSEEN, BH-H41-T-SNEAK, BH-H41-T-STEAL
option-task-invisible-steal = { $b } bestehlen: { $c }
