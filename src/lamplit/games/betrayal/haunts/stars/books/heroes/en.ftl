stars-store = Which room is searched for?
option-task-stars-throw = Throw the Paint into the Chamber
