option-task-feast-eat = Feast, for the whole turn: { $b }
option-task-feast-devour = Let it feast, for the whole turn: { $b }
