name-snatch = with Speed, to snatch something
    .with = with quick fingers
wind-snatch = What do you snatch from the Poltergeist?
option-task-wind-candle = Look for a candle
option-task-wind-burn = Light it: { $b }
