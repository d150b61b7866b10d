### Was alle über Spuk 51 lesen dürfen, sobald er begonnen hat.

opening-long_dark = Zuerst die Lampe auf dem Treppenabsatz, mit einem kleinen, trockenen Husten. Dann die beiden im Flur, eine nach der anderen, als ginge jemand an ihnen vorbei und atmete aus. Ihr zählt die Lichter, die noch brennen, und hört auf, denn die Zahl ist leicht zu merken. In der Eingangshalle reckt sich das letzte auf seinem Docht. Hinter euch summt jemand, ganz zufrieden. „Lasst es doch“, sagt eine Stimme, die ihr seit Jahren kennt. „Die Augen gewöhnen sich daran. Meine haben es schon.“

name-shade = Schatten
    .a = ein Schatten
    .subject = der Schatten
    .object = den Schatten
    .indirect = dem Schatten
name-lamp = Lampe
    .a = eine Lampe

event-long_dark-deeper = Das Dunkel wird tiefer: Stunde { $dark }.
counter-long_dark-lamps = Lampen, die brennen
