family-grave = Where does a Zombie rise?
    .help = One in each room with an omen first. Still to rise: { $left }.
family-hunt = Which hero does the Zombie go for?
family-attack = Whom does the Zombie attack?
