haunt-43 = The Star-Sickness

setting-sickness_forced = 43 · Injected by force
setting-sickness_forced-text = What the Serum does to somebody healthy who was injected against their will.
setting-sickness_forced-inoculates = it inoculates
setting-sickness_forced-nothing = nothing
