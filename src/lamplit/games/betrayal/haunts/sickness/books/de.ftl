### Was alle von Spuk 43 lesen.

opening-sickness = Die Spitze des Speers ist aus keinem Metall, das je aus der Erde geholt wurde. Sie ist gefallen, steht in den alten Aufzeichnungen, in einem Sommer, in dem sich die Kühe auf die Weiden legten und nicht mehr aufstanden. Auf jedem, der sie berührte, blieb ein Staub zurück, fein wie Mehl und ein wenig hell. Ihr alle habt sie berührt. Ihr seht auf eure Hände und dann, ehe ihr es verhindern könnt, auf die der anderen. „Mir fehlt nichts“, sagt einer von euch, ein wenig zu früh. Dann sagt es der Nächste.

name-notes = Notizen
token-notes-text = Ein Schritt auf das Serum zu, in zitternder Schrift.
name-herb = Kräuter
token-herb-text = Sie gehören jetzt ins Serum.
name-token-herb = Kräuter
    .a = Kräuter
    .with = mit Kräutern
token-token-herb-text = Für das Serum. Sie müssen ins Forschungslabor.
name-token-serum = Serum
    .a = das Serum
    .with = mit dem Serum
token-token-serum-text = Es macht Gesunde sicher und lässt niemanden am Leben, der sich verwandelt hat.
name-serum = Serum
name-sick = Sternenkrank
token-sick-text = Du weißt, wer sich hier verwandelt hat. Dir muss es niemand sagen.
name-inoculated = geimpft
mark-inoculated = ist geimpft

sickness-partner = Mit wem tauschst du einen Marker?
    .help = Jeder zieht blind einen der beiden des anderen.
    .rules = BH-H43-SWAP
option-swap = Mit { $a }
sickness-agree = { $who } hält dir die Nadel hin. Streckst du den Arm aus?
    .help = Gesunde sind danach sicher; wer sich verwandelt hat, stirbt.
    .rules = BH-H43-INJECT, BH-H43-EFFECT
option-task-sickness-research = Am Serum arbeiten
option-task-sickness-gather = Kräuter sammeln und den Zug beenden
option-task-sickness-add = Kräuter zu den Notizen legen
option-task-sickness-self = Dir selbst die Spritze geben
option-task-sickness-inject = { $b } die Spritze geben
event-sickness-met = { $who } und { $whom } kommen einander nah. Etwas wechselt den Besitzer.
event-sickness-swap =
    { $traitor ->
        [yes] Du hast { $whom } die { $gave } gegeben und die { $got } bekommen. Deine Fingerspitzen beginnen zu leuchten: Du hast dich verwandelt.
       *[no] Du hast { $whom } die { $gave } gegeben und die { $got } bekommen.
    }
event-sickness-known =
    { $traitor ->
        [yes] Unter der Haut schimmert Sternenlicht: { $who } hat sich verwandelt.
       *[no] { $who } hat die Krankheit nicht.
    }
event-sickness-herb = { $who } hat Kräuter gefunden.
event-sickness-serum = In dem Kolben wird etwas klar wie Wasser. Das Serum ist fertig.
event-sickness-refuses = { $who } zieht den Arm zurück.
event-sickness-changes = { $who } ist tot und liegt doch nicht still.
event-sickness-track = Die Krankheit brennt in aller Blut: { $track } Würfel.
why-sickness-research = um am Serum zu arbeiten
why-sickness-gather = um Kräuter zu finden
why-sickness-strikes = die Krankheit
counter-sickness-stock = Notizen und Kräuter für das Serum
counter-sickness-track = Würfel der Krankheit
