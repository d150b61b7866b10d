### Was alle über Spuk 49 lesen dürfen, sobald er begonnen hat.

opening-wear = Ihr steht neben euch. Besser lässt es sich nicht sagen: Dort unten auf dem Teppich liegt ihr, den Mund ein wenig offen, ein Schuh nicht gebunden, und hier oben seid ihr auch, und eure Hand geht durch die Lampe. Ringsum steigen andere aus sich auf wie Atem an einem kalten Tag. Nur einer von euch trägt noch Fleisch und Bein, rückt sich den Kragen zurecht und lächelt jemandem hinter euch zu. So viele leere Mäntel, sagt eine Stimme wie Seide, die man durch einen Ring zieht. Lasst sehen, welcher passt.

name-astral_spirit = Astralgeist
    .subject = der Astralgeist
    .object = den Astralgeist
    .indirect = dem Astralgeist
name-body = Körper
token-body-text = Hier liegt jemand, atmet und ist nicht zu Hause.

event-wear-gone = Mit { $who } vergeht: { $cards }.
event-wear-hit = { $who } hat ein Loch in den Geist gerissen: { $done } von { $need }.
event-wear-dazed = { $who } taumelt und setzt den nächsten Zug aus.
event-wear-struck = { $who } schlägt auf den schlafenden Körper ein. { $whom } schreit ohne Mund.
event-wear-claimed = Ein Finger regt sich am Körper von { $whom }: { $done } von { $need }.
why-wear-possess = um in den Körper zu schlüpfen
counter-wear-hits = Treffer gegen den Geist
mark-dazed = ist benommen
