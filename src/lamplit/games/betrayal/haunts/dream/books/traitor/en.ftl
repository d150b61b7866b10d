dream-exit =
    { $left ->
        [one] Which way out do you add to the house?
       *[other] Which way out do you add to the house? { $left } to go.
    }
option-task-dream-escape = Escape
event-dream-goal = { $goal } Nightmares have to escape. Nobody else knows the number.
