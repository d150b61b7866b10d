### Was alle über Spuk 25 lesen dürfen, sobald er begonnen hat.

opening-voodoo = Sie lag auf dem Kissen, als ihr hereingesehen habt, eine kleine Figur in einem Fetzen deines Mantels, dein eigenes Haar in die Kopfhaut genäht. Ihr habt darüber gelacht. Jetzt ist das Kissen leer, und einer nach dem anderen spürt ihr es: Hitze auf der Haut, und nirgends ein Feuer; Leere unter den Füßen; Sand zwischen den Zähnen. Irgendwo in diesem Haus liegt euer Ebenbild, wo nichts liegen sollte. Und jemand von euch sitzt mit gekreuzten Beinen auf dem Teppich, summt und hält eine Nadel zwischen zwei Fingern.

name-wax_doll = Wachspuppe
name-china_doll = Porzellanpuppe
name-stone_doll = Steinpuppe
name-glass_doll = Glaspuppe
name-rag_doll = Lumpenpuppe
token-wax_doll-text = Sie schwitzt und wird am Hals schon dünner.
token-china_doll-text = Ein Sturz, und das war es.
token-stone_doll-text = Sie ist schwer und kälter als der Raum.
token-glass_doll-text = Etwas bewegt sich darin, und es ist kein Spiegelbild.
token-rag_doll-text = Hier waren Dornen am Werk.

event-voodoo-wax_doll = { $who } spürt eine Hitze, die von nirgendwo kommt: eine Puppe aus Wachs.
event-voodoo-china_doll = { $who } spürt Wind, und dass es sehr weit hinuntergeht: eine Puppe aus Porzellan.
event-voodoo-stone_doll = { $who } schmeckt Schlamm und stehendes Wasser: eine Puppe aus Stein.
event-voodoo-glass_doll = { $who } hört Gebete, an wen, lässt sich nicht sagen: eine Puppe aus Glas.
event-voodoo-rag_doll = { $who } spürt Dornen, und Erde unter den Nägeln: eine Puppe aus Lumpen.
event-voodoo-track = { $track ->
    [1] Die Nadel sticht zum ersten Mal zu.
   *[other] Die Nadel sticht wieder zu, zum { $track }. Mal.
}
event-voodoo-cracks = Ein Knacken wie von einer Tasse, die zu Boden fällt. { $who } sinkt ohne einen Laut zusammen.
event-voodoo-found = { $room }: { $who } zieht etwas aus dem Schmutz. Es trägt das Gesicht von { $whom }.
event-voodoo-nothing = { $room }: { $who } dreht alles um. Hier liegt keine Puppe.
event-voodoo-destroyed = { $who } hat dem ein Ende gemacht: { $doll }, in Stücken.
why-voodoo-search = um eine Puppe zu finden
why-voodoo-china = was die Porzellanpuppe aushält
why-voodoo-stone = gegen das Versteinern
why-voodoo-rag = gegen die Dornen
counter-voodoo-dolls = Zerstörte Puppen
counter-voodoo-track = So oft stach die Nadel zu
