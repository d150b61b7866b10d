option-task-bride-name = Find out whom she was to marry
option-task-bride-locate = Find where he lies
option-task-bride-dig = Dig him up
