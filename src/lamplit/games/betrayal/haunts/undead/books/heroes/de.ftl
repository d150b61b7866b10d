undead-keep = Was davon behältst du?
    .help = Die anderen kommen unter den Stapel.
