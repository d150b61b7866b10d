### Was alle über Spuk 48 lesen dürfen, sobald er begonnen hat.

opening-jack = Hinter dem Haus steht ein Holzschuppen, voll bis unters Dach; und erst jetzt seht ihr, dass es nie Holz war, was dort so ordentlich geschichtet liegt. In der Eingangshalle pfeift jemand. Ein Mann in einem langen roten Mantel tritt sich die Stiefel ab wie ein Gast, der zu bleiben gedenkt, und ruft euch einen nach dem anderen beim Namen. Sie haben ihn hier einmal gehängt, einmal erschossen und einmal im Brunnen ertränkt. Er scheint gern daran zu denken. Und jemand von euch pfeift zurück.

name-jack = Roter Jack
    .subject = der Rote Jack
    .object = den Roten Jack
    .indirect = dem Roten Jack

event-jack-weapon = { $who } ist sicher, dass dem Roten Jack { $card-with } beizukommen ist, sobald ihr wisst, wie.
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
