### Was alle über Spuk 10 lesen dürfen, sobald er begonnen hat.

opening-family = Der Wahnsinnige kichert nicht mehr. Er rückt die Krawatte zurecht, bettet jemanden von euch behutsam auf den Teppich, schließt zwei starre Augen und schlägt den Gong zum Essen. Im ganzen Haus knarren Dielen, und Erde fällt aus Ärmeln, die einmal Sonntagsstaat waren: Großmutter, die Onkel, die kleine Rosa. Sie haben sehr lange gelegen, und sie haben Hunger. Benehmt euch, sagt er; die Familie hat so selten Besuch.

name-zombie = Zombie
    .subject = der Zombie
    .object = den Zombie
    .indirect = dem Zombie

event-family-trapped = { $monster-subject } hat ein altes Lieblingszimmer gefunden und bleibt { $room-at }.
event-family-wounded = Der Wahnsinnige ist verwundet: { $wounds } von { $need }.
why-family-trap = ob er sich an das Zimmer erinnert
counter-family-held = Zombies festgehalten
counter-family-wounds = Wunden des Wahnsinnigen
