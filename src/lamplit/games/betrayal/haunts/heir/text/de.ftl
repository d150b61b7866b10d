haunt-39 = Der Erbe

setting-heir_later = 39 · Spätere Attentäter
setting-heir_later-text = Ob für die Verstecke der Attentäter, die später kommen, dasselbe gilt wie für die ersten, oder ob sie frei wählen.
setting-heir_later-unseen = wie die ersten
setting-heir_later-anywhere = in jedem Raum
