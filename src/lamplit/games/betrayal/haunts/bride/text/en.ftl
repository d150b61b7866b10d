haunt-20 = Ghost Bride

setting-bride_ghost = 20 · The groom’s ghost
setting-bride_ghost-text = Whether the ghost of the groom walks through walls as the Bride does, or needs doors.
setting-bride_ghost-through = through walls
setting-bride_ghost-doors = by doors and stairs
setting-bride_vows = 20 · The wedding
setting-bride_vows-text = Whether a wedding that has begun can still be interrupted, or goes on whatever happens.
setting-bride_vows-both = can be interrupted
setting-bride_vows-begun = cannot be stopped
