haunt-30 = Draculas Gruft

setting-dracula_gaze = 30 · Draculas Blick
setting-dracula_gaze-text = Wen ein Vampir bezwingen kann: wie im Buch nur Helden des anderen Geschlechts oder alle.
setting-dracula_gaze-other = das andere Geschlecht
setting-dracula_gaze-anybody = alle
