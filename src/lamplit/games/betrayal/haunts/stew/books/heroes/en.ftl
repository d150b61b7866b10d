option-task-stew-dig = Dig out the Root
option-task-stew-break = Break the Witch’s protection
option-task-stew-restore = Turn { $b } back
