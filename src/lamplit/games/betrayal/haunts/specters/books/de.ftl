### Was alle über Spuk 11 lesen dürfen, sobald er begonnen hat.

opening-specters = Es beginnt mit einem Klopfen, so leise und wohlerzogen, dass jemand beinahe „Herein“ sagt. Es kommt von einem Fenster, zwei Stockwerke hoch. Dann klopft es am nächsten Fenster, dann an der Haustür, und in den Scheiben, zwischen dem Regen und euren Spiegelbildern, hängen Gesichter, geduldig wie Leute, die auf einer Liste stehen. „Die Armen“, sagt jemand von euch, „da draußen, bei dem Wetter.“ Und der Wahnsinnige lacht vor Freude, krempelt die Ärmel hoch und läuft los, um sich der Riegel anzunehmen.

name-specter = Gespenst
    .subject = das Gespenst
    .object = das Gespenst
    .indirect = dem Gespenst
name-specter_outside = Jemand am Fenster
token-specter_outside-text = Es klopft und wartet, dass man es hereinlässt.

event-specters-open = { $who-subject } öffnet { $room-at }. Etwas kommt herein und bedankt sich.
event-specters-rite = { $who } spricht die alten Worte. Ritus { $done } von { $need } ist getan.
counter-specters-rites = Riten des Exorzismus
