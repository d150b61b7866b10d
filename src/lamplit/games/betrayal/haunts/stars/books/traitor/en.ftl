option-task-stars-offer = Sacrifice { $b-a }
option-task-stars-bring = Sacrifice { $b-a }
option-task-stars-carry = The Cultist takes { $b-a }
option-task-stars-hand-over = Hand the Cultist { $b-a }
