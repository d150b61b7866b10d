haunt-45 = Tick, tick, tick
