checkmate-beside = Beside whom does Death sit down?
option-beside = { $a }
