### Was alle über Spuk 28 lesen dürfen, sobald er begonnen hat.

opening-solomon = Ein König hat ihn einst getragen, sagt das Buch, und ließ in sieben Jahren einen Tempel bauen, ohne dass man einen Hammer hörte; wer die Steine trug, hat niemand gefragt. Der Ring sitzt gut an der Hand. Er ist warm, und es ist, als hörte er zu. Weit hinten im Haus geht eine Tür auf, die keiner von euch geschlossen hat, und etwas bückt sich, um hindurchzukommen, und dahinter noch etwas, und dahinter. „So lange hatten sie nichts zu tun“, sagt jemand von euch entzückt und zählt sie herein.

name-demon_lord = Dämonenfürst
    .subject = der Dämonenfürst
    .object = den Dämonenfürsten
    .indirect = dem Dämonenfürsten
name-demon_1 = Schwerer Dämon
    .subject = der schwere Dämon
    .object = den schweren Dämon
    .indirect = dem schweren Dämon
name-demon_2 = Grimmiger Dämon
    .subject = der grimmige Dämon
    .object = den grimmigen Dämon
    .indirect = dem grimmigen Dämon
name-demon_3 = Hagerer Dämon
    .subject = der hagere Dämon
    .object = den hageren Dämon
    .indirect = dem hageren Dämon
name-demon_4 = Flinker Dämon
    .subject = der flinke Dämon
    .object = den flinken Dämon
    .indirect = dem flinken Dämon

event-solomon-blow =
    { $blows ->
        [1] { $who } hat den Dämonenfürsten mit dem Ring besiegt. Er ist auf ein Knie gesunken.
       *[other] { $who } hat den Dämonenfürsten noch einmal mit dem Ring besiegt.
    }
event-solomon-obeys = { $who } hebt den Ring, und { $monster-subject } senkt den Kopf und gehorcht.
event-solomon-loose = Kein Held hat den Ring mehr. Die Dämonen blicken auf und gehorchen niemandem.
why-solomon-send = wie weit er geht
counter-solomon-blows = Niederlagen des Dämonenfürsten
