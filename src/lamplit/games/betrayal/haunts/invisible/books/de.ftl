### Was alle über Spuk 41 lesen dürfen, sobald er begonnen hat.

opening-invisible = Der Ring gleitet auf den Finger, als wäre der für ihn gemacht. Dann hängt nur noch der Ring im Lampenlicht, dann nicht einmal mehr er. Jemand lacht, wo niemand steht. Ein Stuhl rückt höflich beiseite. Auf der Treppe wirbelt Staub auf, Stufe um Stufe, und legt sich wieder. Ihr zählt euch, und zählt noch einmal, denn nie mehr werdet ihr sicher sein, wie viele in einem Zimmer sind. Schließt die Türen, stellt euch mit dem Rücken zur Wand und horcht. Nur seinen Atem kann es nicht ablegen.

event-invisible-noticed = Da rührt sich etwas, { $room-at }: { $who } ist dort.
event-invisible-slips = Du huschst { $room-to }.
event-invisible-theft = Du greifst zu: { $total }.
event-invisible-fumbled = Eine Hand, die niemand sieht, hat an { $whom } gezupft.
event-invisible-missed = { $who } schlägt { $room-at } ins Leere.
event-invisible-room = Eine Diele knarrt { $room-at }. Dort also!
event-invisible-here = Der Atem ist noch da, { $room-at }.
event-invisible-left = { $start }: Der Atem hat sich entfernt, { $room-to }.
event-invisible-floor =
    { $floor ->
        [upper] Der Schädel blickt nach oben: das Obergeschoss.
        [ground] Der Schädel blickt geradeaus: das Erdgeschoss.
       *[basement] Der Schädel blickt nach unten: der Keller.
    }
event-invisible-symbol =
    { $symbol ->
        [event] Das Brett buchstabiert: ein Raum der Ereignisse.
        [item] Das Brett buchstabiert: ein Raum der Gegenstände.
        [omen] Das Brett buchstabiert: ein Raum der Omen.
       *[none] Das Brett buchstabiert: ein Raum ohne Symbol.
    }
why-invisible-sneak = ein Schlag aus dem Nichts
why-invisible-sense = um zu spüren, wohin es ging
why-invisible-skull = um den Schädel zu verstehen
why-invisible-board = um das Brett zu lesen
