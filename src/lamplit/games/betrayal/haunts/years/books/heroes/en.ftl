years-physical = Which trait of the body does age take from { $who }?
years-mental = Which trait of the mind does age take from { $who }?
option-task-years-ritual = Try the ritual with { $b }
