### Was alle über Spuk 15 lesen dürfen, sobald er begonnen hat.

opening-dragon = Die Landkarten in der Bibliothek enden alle am selben Hügel, und jemand hat mit sorgfältiger Hand drei Worte darübergeschrieben. Ihr habt darüber gelacht. Jetzt liegt die Haustür samt den Angeln in der Halle, und darauf ruht, wie auf einer Fußmatte, eine Klaue. Er ist größer, als man nach den Bildern gedacht hätte, und älter; er riecht nach heißem Eisen und nach Kirche. Ein goldenes Auge wandert über euch hin, Stück für Stück, wie das einer Hausfrau über den Marktstand. Und jemand von euch geht ganz ruhig auf ihn zu und krault ihn hinter dem Ohr.

name-dragon = Drache
    .subject = der Drache
    .object = den Drachen
    .indirect = dem Drachen
name-token-shield = Schild
    .a = den Schild
    .with = mit dem Schild
    .subject = der Schild
token-token-shield-text = Er hält Feuer ab und kostet ein Feld Bewegung.
name-token-antique_armor = Alter Harnisch
    .a = den alten Harnisch
    .with = mit dem alten Harnisch
    .subject = der alte Harnisch
token-token-antique_armor-text = Er mindert jeden Hieb um 5 Punkte und kostet ein Feld Bewegung.

event-dragon-gear = { $card-subject } liegt { $room-at }.
event-dragon-dons = { $who } trägt den alten Harnisch.
event-dragon-wounded = Der Drache ist verwundet: { $wounds } von { $need }.
why-dragon-fire = vor dem Atem des Drachen
dragon-burn = { $who } soll { $amount } Schaden erleiden. Was geht in die Flammen?
    .help = Jeder Gegenstand nimmt 2 Punkte weg.
option-burn = { $a }
counter-dragon-wounds = Wunden des Drachen
