wind-form = Does the Poltergeist come apart, and where does it form again?
    .help = It leaves its items behind. Its Might is 3 then, in the Junk Room 4.
option-wind-stay = It stays as it is
option-task-wind-carry = The Poltergeist takes { $b-a }
option-task-wind-drop = The Poltergeist drops { $b-a }
option-task-wind-hand-over = Give the Poltergeist { $b-a }
