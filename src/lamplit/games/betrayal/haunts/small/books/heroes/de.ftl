option-task-small-search = Das Spielzeugflugzeug suchen
option-task-small-start = Das Spielzeugflugzeug anlassen
option-task-small-board = An Bord klettern
option-task-small-pull = { $b } an Bord ziehen
option-task-small-leave = Aus dem Haus fliegen
small-wriggle = Mit welcher Eigenschaft versuchst du dich loszuwinden?
