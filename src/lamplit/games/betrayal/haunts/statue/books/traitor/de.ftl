statue-weapon = Aus welchem Stapel ziehst du deine Waffe?
option-task-statue-gate = Das Tor öffnen: { $b }
