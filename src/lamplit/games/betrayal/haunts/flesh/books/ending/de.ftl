result-flesh-withers = Es schluckt das Letzte und schaut, wenn es denn schaut, verwirrt. Dann beginnt es, alles zurückzugeben: einen Stuhl, einen Stiefel, den Kater aus dem Torhaus, nass und wütend; Raum um Raum. Was am Ende übrig bleibt, passt auf eine Untertasse. Es hat eine Hand, jetzt mit fünf Fingern, ganz richtig, und es hebt sie euch entgegen und lässt sie sinken.
result-flesh-one = Die letzte Tür geht von innen auf. Ihr braucht euch nicht zu fürchten: Das seid nur ihr alle, jedes Gesicht, das ihr je geliebt habt, ein wenig weicher als früher, und in der Mitte ist ein Platz warm gehalten. Wie albern wir uns angestellt haben. Kommt. Kommt herein. Wir haben ihn für euch aufgehoben.
result-flesh-all-dead = Bis unter den Schornstein füllt es nun das Haus, sacht, wie Teig unter einem Tuch. Es hätte gern Gesellschaft gehabt. Mit all seinen Händen streicht es über die kalten Gesichter, immer wieder, und findet den Weg hinein nicht.
ending-flesh-withers = Das Fleisch: verdorrt
ending-flesh-one = Das Fleisch: alle sind eins
ending-flesh-all-dead = Das Fleisch: alle Helden tot
