option-task-feast-eat = Den ganzen Zug lang tafeln: { $b }
option-task-feast-devour = Den Kannibalen den ganzen Zug lang tafeln lassen: { $b }
