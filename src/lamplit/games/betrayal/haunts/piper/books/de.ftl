### Was alle über Spuk 26 lesen dürfen, sobald er begonnen hat.

opening-piper = Ihr kennt die Melodie. Vor langer Zeit hat sie jemand an eurem Bett gesungen und vor der letzten Strophe aufgehört. Jetzt hat jemand von euch sie zwischen den Zähnen, dünn und süß, und scheint das Publikum nicht zu bemerken: Hinter der Täfelung kratzt es, dann trappelt es, dann klingt es wie Regen, der nach oben fällt. Entlang der Fußleisten gehen kleine helle Augen auf, Paar um Paar, und keins davon blinzelt. In diesem Haus blieb eine Rechnung offen. Der Pfeifer kommt nur, um zu kassieren, und was man ihm schuldet, steht hier und atmet.

name-rat = Ratte
    .subject = die Ratte
    .object = die Ratte
    .indirect = der Ratte

event-piper-ritual = { $who } hat einen Takt gespielt: { $done } von { $need }.
why-piper-ritual = um die Melodie des Rituals zu spielen
counter-piper-ritual = Takte des Rituals
piper-leave = In welchen Raum geht { $who }?
