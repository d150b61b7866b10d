option-task-stars-offer = { $b-a } opfern
option-task-stars-bring = { $b-a } opfern
option-task-stars-carry = Der Kultist nimmt { $b-a }
option-task-stars-hand-over = Dem Kultisten { $b-a } geben
