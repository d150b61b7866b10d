### Was alle über Spuk 7 lesen dürfen, sobald er begonnen hat.

opening-ivy = Den ganzen Abend hat der Efeu an die Scheiben geklopft, und ihr habt ihn für den Wind gehalten. Jetzt ist er drinnen. Ohne Eile kommt er über die Fensterbänke, grün und glänzend, und tastet sich die Tapete entlang wie jemand, der den Lichtschalter sucht. Eine Maus läuft quer durchs Zimmer und kommt nicht an. „Er hatte seit dem Frühjahr nichts als Regen“, sagt jemand von euch und rückt ihm zärtlich einen Stuhl aus dem Weg. Auf dem Tisch liegt das Buch, aufgeschlagen bei einem Rezept.

name-creeper = Ranke
    .subject = die Ranke
    .object = die Ranke
    .indirect = der Ranke
name-ivy_root = Wurzel
token-ivy_root-text = Von hier wächst eine Ranke. Wer hierher geschleift wird, wird gefressen.
name-token-spray = Pflanzengift
    .a = das Pflanzengift
    .with = mit dem Pflanzengift

event-ivy-grabbed = { $monster-subject } hat { $who } gepackt.
event-ivy-freed = { $who } ist frei.
event-ivy-devoured = Die Blätter schließen sich über { $who }, und dann sind auch sie fort.
event-ivy-brewed = { $who } hat ein Pflanzengift gebraut.
event-ivy-sprayed = { $who } sprüht, und eine Ranke verdorrt: { $done } von { $need }.
why-ivy-brew = um ein Pflanzengift zu brauen
counter-ivy-killed = Verdorrte Ranken
