haunt-36 = Better with Friends

setting-flood_traitor = 36 · Traitor and water
setting-flood_traitor-text = Whether the water slows and drowns the traitor as it does the heroes: the two books contradict each other.
setting-flood_traitor-dry = water does nothing
setting-flood_traitor-wet = like the heroes
