invocation-altar = Which room is searched for?
option-task-invocation-burn = Throw the Book in
