family-grave = Wo steht ein Zombie auf?
    .help = Zuerst einer in jedem Raum mit Omen. Noch im Grab: { $left }.
family-hunt = Auf welchen Helden geht der Zombie los?
family-attack = Wen greift der Zombie an?
