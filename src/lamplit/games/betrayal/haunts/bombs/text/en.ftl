haunt-45 = Tick, Tick, Tick
