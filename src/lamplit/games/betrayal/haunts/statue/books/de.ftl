### Was alle über Spuk 42 lesen dürfen, sobald er begonnen hat.

opening-statue = Die Maske passt. Das ist das Schlimmste: Sie gleitet über dieses gutmütige Gesicht wie eine Hand in die Tasche, und als sie wieder abgenommen wird, ist die Gutmütigkeit in ihr zurückgeblieben. „Sie haben es mir versprochen“, sagt die kräftigste Stimme unter euch, und zwei Finger heben den Eichentisch an, um zu sehen, was darunter ist. „Keine Klinge, keine Kugel, keine Krankheit. Sie wollen nur einen von euch, hinuntergetragen und vor die Tür gelegt.“ In der Ecke steht eine Statue, die vorhin noch woandershin geblickt hat. Ihre rechte Hand ist offen. Sie hat einmal etwas gehalten.

name-statue = Statue
    .subject = die Statue
    .object = die Statue
    .indirect = der Statue
name-token-body = Leichnam
    .a = einen Leichnam
    .with = mit einem Leichnam

event-statue-armed = { $who } legt der Statue { $card-a } in die Hand.
event-statue-dazed = { $who } hat die Statue zurückgeschlagen. Für eine Weile ist sie machtlos.
why-statue-guide = um die Statue zu lenken
why-statue-chase = um dem Verräter die Statue nachzuschicken
why-statue-gate = um das Tor zu öffnen
