dracula-tomb = Where does Dracula lie?
dracula-pull = Does { $whom } have to come over?
option-dracula-call = Call
