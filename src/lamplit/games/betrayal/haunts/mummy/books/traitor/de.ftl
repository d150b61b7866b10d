mummy-hide-girl = Wo versteckt sich das Mädchen?
    .help = Mindestens 5 Felder von der Mumie entfernt, oder so weit weg, wie dieses Geschoss reicht.
option-task-mummy-appear = Die Mumie erscheint { $b-at }
option-task-mummy-carry = Die Mumie nimmt { $b-a }
option-task-mummy-hand-over = Der Mumie { $b-a } geben
