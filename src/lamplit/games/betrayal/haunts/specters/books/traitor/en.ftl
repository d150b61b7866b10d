option-task-specters-open = Let it in
option-task-specters-burrow = Discover a room: { $b }
