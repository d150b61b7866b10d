option-task-jack-choose = Sich für diese Waffe entscheiden: { $b }
option-task-jack-search = { $b-a } suchen
option-task-jack-study = Die Waffe untersuchen: { $b }
