### Was alle über Spuk 21 lesen dürfen, sobald er begonnen hat.

opening-undead = Ausgerechnet der Älteste unter euch hält mitten im Satz inne, lächelt entschuldigend und zieht einen Handschuh aus, samt allem, was darin war. „Verzeiht“, sagt die Stimme, von nirgendwo Bestimmtem her. „Man wahrt den Anschein, solange man eben kann.“ Den ganzen Abend stand vor diesem Mund kein Atem in der kalten Luft; es fällt euch erst jetzt auf. Unter den Dielen klopft jemand an, höflich, und dann klopfen viele. Seit Jahren liegen sie dort mit gefalteten Händen und warten auf einen Gastgeber, der noch weiß, wie sie heißen.

name-walker = Zombie
    .subject = der Zombie
    .object = den Zombie
    .indirect = dem Zombie
name-zombie_lord = Zombiefürst
    .subject = der Zombiefürst
    .object = den Zombiefürsten
    .indirect = dem Zombiefürsten

event-undead-unhurt = Der Zombiefürst bemerkt es nicht einmal.
event-undead-wounded = Der Zombiefürst ist verwundet: { $wounds } von { $need }.
event-undead-rises = { $who } steht wieder auf, als Zombie.
event-undead-finds = { $who } wühlt und findet: { $cards }.
counter-undead-wounds = Wunden des Zombiefürsten
