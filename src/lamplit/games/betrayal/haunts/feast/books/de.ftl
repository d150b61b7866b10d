### Was alle über Spuk 46 lesen dürfen, sobald er begonnen hat.

opening-feast = Zuerst ist da der Geruch: Thymian, geröstete Zwiebeln und darunter etwas Süßes, für das keiner von euch ein Wort hat. Dann kriecht Kerzenlicht unter einer Tür hervor. Jemand hat das gute Leinen aufgelegt, das Silber geputzt und jedem Gast einen Stuhl hingestellt; die Gäste sitzen schon, die Servietten umgebunden, und klappern mit spitz gefeilten Zähnen im Takt der Uhr. Nur die Schüsseln sind leer. Über euch laufen nackte Füße über die Dielen, viele, im Dunkeln, ohne Ziel. „Sie sind uns entwischt“, sagt eine Stimme, der ihr bis heute Abend vertraut habt, und greift zum Tranchiermesser. „Macht nichts. Ich habe Nachschub mitgebracht.“

name-cannibal = Kannibale
    .subject = der Kannibale
    .object = den Kannibalen
    .indirect = dem Kannibalen
name-victim = Opfer
    .subject = das Opfer
    .object = das Opfer
    .indirect = dem Opfer
name-dead_victim = Leiche eines Opfers
name-dead_hero = Leiche eines Helden

event-feast-eaten = { $who-subject } hat sich sattgegessen: { $token }.
event-feast-door = { $who } hat die Haustür geöffnet.
event-feast-out = { $who } ist aus dem Haus.
event-feast-saved = { $who } hat ein Opfer aus dem Haus gebracht: bisher { $saved }.
event-feast-back = { $who } ist ins Haus zurückgekommen.
why-feast-door = um die Haustür zu öffnen
counter-feast-saved = Opfer aus dem Haus
