haunt-30 = Tomb of Dracula

setting-dracula_gaze = 30 · Dracula’s gaze
setting-dracula_gaze-text = Whom a Vampire can dominate: only heroes of the other sex, as in the book, or anybody.
setting-dracula_gaze-other = the other sex
setting-dracula_gaze-anybody = anybody
