### Wie Spuk 46 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-feast-out = Der Kies ist kalt und nass, und nie hat sich etwas so gut angefühlt. Ihr zählt: ihr alle, sie alle, niemand fehlt. Hinter den Fenstern sitzen die Gäste noch vor leeren Tellern, und einer nach dem anderen dreht den Kopf zum Gastgeber. Ihr seid schon weit die Straße hinunter, als das Schreien beginnt. Keiner fragt, wer da schreit.
result-feast-ended = Der letzte Stuhl kippt um. Die Kerzen sind ins Leinen heruntergebrannt, die Soße ist kalt, und am Kopf der Tafel sitzt jemand, mit dem ihr hergekommen seid, das Kinn auf der Brust, wie nach zu viel Wein. Ihr blast die Lichter aus. Hunger wird von euch so bald niemand haben.
result-feast-eaten = Die Knochen liegen säuberlich aufgereiht am Tellerrand. Jemand tupft sich das Kinn, jemand seufzt, ein Gürtel wird um ein Loch weiter gestellt. Dann schlägt der Löffel an das Glas, und all die glänzenden Gesichter wenden sich euch zu. Der Nachtisch.
result-feast-all-dead = Es war ein langer Abend und ein guter. Die Gäste rücken die Stühle zurück, loben die Küche und nehmen den Kindern eine Kleinigkeit mit. In der Halle hängen noch eure Mäntel am Haken. Sie passen gar nicht schlecht.

ending-feast-out = Alle hinausgeführt
ending-feast-ended = Die Tafel ist leer
ending-feast-eaten = Alle Opfer verspeist
ending-feast-all-dead = Alle Helden tot
