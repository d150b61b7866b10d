long_dark-rises = In welchem dunklen Raum steht ein Schatten auf?
option-task-long_dark-snuff = Die Lampe löschen
why-long_dark-snuff = um die Lampe zu löschen
