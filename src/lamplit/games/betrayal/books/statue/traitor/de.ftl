statue-weapon = In welchem Stapel suchst du eine Waffe?
option-task-statue-gate = Das Tor öffnen: { $b }
