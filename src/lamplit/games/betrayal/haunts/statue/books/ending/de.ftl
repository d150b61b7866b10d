result-statue-slain = Sie legt die Hand auf diese breite Schulter, wie man es bei jemandem tut, der zu viel getrunken hat, und die Schulter gibt nach. Keine Wunde, kein Schrei; nur eine Kraft, die ausläuft wie Wasser aus einem gesprungenen Krug, und zuletzt ein schwerer Fall. So lange, wie ein Gebet dauert, blickt der Stein hinab. Dann geht er zurück in seine Ecke, öffnet die Hand und wartet wieder.
result-statue-gate = Quer über der Schwelle liegt, wer einmal euer Freund war, und die Tür, die nur eine Wand gewesen ist, schwingt lautlos nach innen. Warm ist es dort drin. Etwas Ungeheures fragt sehr höflich nach der Gästeliste; und wer nicht sterben kann, begreift zum ersten Mal, wie lang das ist.
result-statue-all-dead = Niemand ist mehr da, den man hinuntertragen könnte. Wem nichts etwas anhaben kann, der geht durch die Zimmer, ruft den einen oder anderen Namen und setzt sich endlich zur Statue, um ihr Gesellschaft zu leisten. Eines von beiden ist aus Stein. Durchs Fenster, von draußen, könnte man nicht sagen, welches.
ending-statue-slain = Die Statue: der Verräter besiegt
ending-statue-gate = Die Statue: das Tor geöffnet
ending-statue-all-dead = Die Statue: alle Helden tot
