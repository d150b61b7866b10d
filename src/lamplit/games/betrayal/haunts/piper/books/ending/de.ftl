result-piper-rats = Die letzte sieht euch eine Weile an, setzt sich auf, putzt sich den Bart und fällt um. In der Kammer spielt eine Flöte weiter für niemanden, verfehlt einen Ton und findet den nächsten nicht mehr. So geht das Lied also aus, denkt ihr, und geht durch den Tau nach Hause, und den ganzen Weg über wagt niemand zu pfeifen.
result-piper-unheard = Die Flöte rollt die Treppe hinunter und klagt leise auf jeder Stufe. Hinter den Wänden hört das Trappeln auf, macht sozusagen kehrt und geht anderswo fragen. Die Schuld bleibt. Aber es ist niemand mehr da, der die Melodie noch weiß, und ihr gebt acht, ihr alle, dass ihr nicht summt.
result-piper-complete = Beim letzten Takt gehen die Wände auf wie Vorhänge, und sie kommen: grau, braun, schwarz, ein Fluss mit Zähnen darin. Der Pfeifer geht voran und dreht sich nicht um. Am Mittag ist das Haus so sauber, dass es glänzt. Unten in der Stadt fangen sie an, die Fenster zu schließen und, viel zu spät, die Kinder zu verstecken.
result-piper-all-dead = Sie sind bezahlt, und es ging rasch; was übrig ist, füllt keinen Sack. Der Pfeifer sitzt auf der untersten Stufe und spielt ihnen etwas Langsames zum Verdauen. Dann zieht er einen Strich durch einen sehr alten Eintrag, bläst auf die Tinte und blättert um, wer der Nächste ist.
ending-piper-rats = Alle Ratten sind tot
ending-piper-unheard = Der Pfeifer kam nie an
ending-piper-complete = Die Melodie erklang zu Ende
ending-piper-all-dead = Die Ratten sind bezahlt
