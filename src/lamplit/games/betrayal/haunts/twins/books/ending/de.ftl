### Wie Spuk 12 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-twins-gone = Der letzte zerspringt wie ein Spiegel, und einen Augenblick lang seht ihr in jedem Splitter euer Gesicht, müde, erstaunt und ganz euer eigenes. Auf dem Heimweg sagt niemand viel. Aber ihr alle seht, ehe ihr die Kerze ausblast, noch einmal in den Spiegel, um sicher zu sein.
result-twins-all-dead = Am Morgen verlassen ein paar Leute das Haus, Arm in Arm, und ziehen die Tür sorgsam hinter sich zu. Ihre Familien werden sagen, wie gut sie aussehen. Nur die Hunde werden nicht kommen, wenn sie rufen.

ending-twins-gone = Die Doppelgänger: vernichtet
ending-twins-all-dead = Die Doppelgänger: nahmen jeden Platz ein
