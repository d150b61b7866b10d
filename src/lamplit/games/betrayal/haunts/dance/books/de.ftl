### Was alle über Spuk 9 lesen dürfen, sobald er begonnen hat.

opening-dance = Jemand stimmt eine Geige. Es ist weit weg, hinter vielen Türen, und doch wippt dein Fuß schon, ehe du es merkst. Die Melodie ist lustig und hat kein Ende; immer wenn du meinst, jetzt müsse sie Atem holen, lacht sie nur und fängt von vorne an. Im Ballsaal brennen Kerzen, und auf dem staubigen Boden sind die Spuren von Schuhen, die getanzt haben, bis niemand mehr darin steckte. Wer hineingeht, um nachzusehen, bleibt auf einen Tanz, und noch einen, und noch einen.

event-dance-prayer = { $who } betet, und die Geige gerät aus dem Takt: { $prayers } von { $need }.
event-dance-destroyed = { $who } hat das Heilige Symbol { $room-at } vernichtet.
why-dance-listen = gegen die Musik
why-dance-weary = um weiterzutanzen
why-dance-pray = um den Geiger verstummen zu lassen
counter-dance-prayers = Gebete in der Pentagrammkammer
