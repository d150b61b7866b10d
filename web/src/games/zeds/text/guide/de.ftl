### Was in einem geführten ersten Spiel gesagt wird.

guide-dz-welcome = Das Stadtzentrum: Hierher darf kein Zed. Du führst vier Helden, eine Gruppe von Freunden und die Leute in den Dörfern. Halte durch bis zur letzten Karte.
guide-dz-roads = Vier Wege führen in die Stadt. Die Zahl an der Mauer sagt, wie viele Schritte die Zeds dort noch haben. In der Vorstadt und am Berg sind sie losgegangen.
guide-dz-card = Jeder Zug beginnt mit einer Karte. Auf dieser regt sich etwas auf zwei Wegen, und sie gibt dir drei Aktionen außer deiner eigenen.
guide-dz-walk = Fang dort an, wo Zeds nah sind. Captain Piazza schießt zwei Felder weit: Wähle sie in der Stadt, dann die Universität.
guide-dz-shot = Jetzt lass sie schießen. Das kostet eine Munition, und niemand schlägt zurück. Im Schnitt trifft sie mehr als einmal, und ein schwacher Zed ist leicht zu schlagen.
guide-dz-stay = Drei Treffer: Der Zed ist umgedreht und schwächer. Nach einem Schuss darf Piazza zurück. Lass sie bleiben, gleich geht sie hin.
guide-dz-charge = Wer zu Zeds geht, greift sie an. Sieh dir immer erst die Chance an. Hier gewinnt Piazza in fünf von sechs Fällen.
guide-dz-won = Ein Kampf ist Stärke gegen Stärke, dazu zwei Würfel. Treffer brennen den Ring um eine Marke herunter. Der Zed ist weg und Piazza unverletzt.
guide-dz-look = Deine letzte Aktion: Sheriff Hunt hat in der Stadt nichts zu tun, also lass ihn Munition suchen. In einem von drei Fällen findet er welche.
guide-dz-lead = Was Helden außerdem können, kostet keine Aktion. Hunt führt: Jemand neben ihm handelt umsonst. Nimm die Furies, deine stärkste Gruppe.
guide-dz-help = Schick die Furies auf den anderen Weg, nach Berg #3, hinter das Dorf am Pass. Wer auf einem Weg steht, hält Zeds dort auf.
guide-dz-done = Alle Aktionen sind verbraucht. Beende sie: Die nächste Karte wird aufgedeckt, und die Zeds ziehen.
guide-dz-armed = Mit dieser Karte ist jemand gut bewaffnet. Der Jagdverein ist stark, und der nächste Zed kommt auf ihn zu: Wähle ihn.
guide-dz-brawl = Der Zed hat das Dorf angegriffen und verloren: Häuser und Waffen helfen dem, der sich verteidigt. Wer verliert, weicht ein Feld zurück.
guide-dz-strike = Setz ihm nach, solange er verletzt ist: Die Furies gewinnen das in 97 von 100 Fällen.
guide-dz-enough = Du weißt genug. Sieh zuerst auf die kleinste Zahl an der Mauer, kämpfe, wo die Chance gut ist, und spar etwas Munition. Halte die Stadt!
