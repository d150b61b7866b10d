heir-name = Wer ist der Erbe? Nur die Helden erfahren es.
option-heir = { $a }
