haunt-39 = The Heir

setting-heir_later = 39 · Later Assassins
setting-heir_later-text = Whether Assassins who come later are limited in where they hide, like the first, or hide anywhere.
setting-heir_later-unseen = like the first
setting-heir_later-anywhere = in any room
