dracula-tomb = Wo liegt Dracula?
dracula-pull = Muss { $whom } herüberkommen?
option-dracula-call = Rufen
