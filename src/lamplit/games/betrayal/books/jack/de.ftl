### Was alle über Spuk 48 lesen dürfen, sobald er begonnen hat.

opening-jack = Hinter dem Haus steht ein Holzschuppen, voll bis unters Dach; und erst jetzt seht ihr, dass es nie Holz war, was dort so ordentlich geschichtet liegt. In der Eingangshalle pfeift jemand. Ein Mann in einem langen roten Mantel tritt sich die Stiefel ab wie ein Gast, der zu bleiben gedenkt, und ruft euch einen nach dem anderen beim Namen. Sie haben ihn hier einmal gehängt, einmal erschossen und einmal im Brunnen ertränkt. Er scheint gern daran zu denken. Und jemand von euch pfeift zurück.

name-jack = Der Rote Jack

event-jack-weapon = { $who } ist sicher: { $card-with } ist dem Roten Jack beizukommen, sobald ihr wisst, wie.
event-jack-studied = { $who } versteht die Waffe besser: { $done } von { $need }.
event-jack-back =
    { $times ->
        [one] Der Rote Jack ist wieder in der Eingangshalle. Jede seiner Eigenschaften ist jetzt { $value }.
       *[other] Der Rote Jack ist nach { $times } Niederlagen wieder da. Jede seiner Eigenschaften ist jetzt { $value }.
    }
why-jack-dread = gegen das Grauen vor dem Roten Jack
why-jack-search = um die Waffe zu finden
why-jack-study = um die Waffe zu verstehen
counter-jack-studied = Was ihr über die Waffe wisst

result-jack-slain = Er sieht auf die Klinge hinab und wieder auf, und zum ersten Mal fällt ihm keine Melodie ein. Das Rot läuft aus dem Mantel, bis er nur noch ein Mantel ist. Im Schuppen sackt etwas in sich zusammen, Reihe um Reihe, wie ein langer Atemzug, den jemand endlich loslässt. Den Riegel nagelt ihr trotzdem zu.
result-jack-all-dead = Vor dem ersten Frost ist der Schuppen wieder voll, und ein Mann in einem roten Mantel legt die letzten obenauf, die Rinde nach oben, damit der Regen abläuft. Ordentlich war er immer. Dann setzt er sich auf die Stufe, schärft, was zu schärfen ist, und horcht nach der nächsten Kutsche.
