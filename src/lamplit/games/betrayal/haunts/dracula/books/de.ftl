### Was alle über Spuk 30 lesen dürfen, sobald er begonnen hat.

opening-dracula = Das Mädchen lässt die Hand los, die es die ganze Zeit gehalten hat. „Danke, dass ihr mich heimgebracht habt“, sagt es, und es ist größer als vorhin und ganz in Weiß und kein Kind mehr; vielleicht war es nie eins. Irgendwo unten gleitet Stein über Stein, mit dem Seufzer eines Mannes, der lange und gut geschlafen hat. Er hat keine Eile. Eine ganze Nacht liegt vor ihm, und noch im Liegen hört er, wie schnell jedes eurer Herzen geht. Jemand von euch hat aufgehört, sich zu fürchten. Jemand von euch hält schon die Tür auf.

name-dracula = Dracula
    .subject = Dracula
    .object = Dracula
    .indirect = Dracula
name-vampire_bride = Braut
    .subject = die Braut
    .object = die Braut
    .indirect = der Braut
name-dominate = bezwingen

event-dracula-night = Zug { $turn } der Nacht. Noch ist es dunkel.
event-dracula-sunrise = Zug { $turn }: Im Osten wird der Himmel grau. Die Sonne geht auf.
event-dracula-withers = { $monster-subject } vergeht im Licht: Die Stärke ist jetzt { $might }.
why-dracula-enter = um geweihten Boden zu betreten
why-dracula-sun = ob die Sonne aufgeht
counter-dracula-night = Züge der Nacht, höchstens
