### Was alle über Spuk 29 lesen dürfen, sobald er begonnen hat.

opening-creature = Das Buch ist ein Tagebuch, und die letzten Seiten sind nicht mit Tinte geschrieben. Von Gräbern ist die Rede, bei Laternenlicht geöffnet, von guten Händen und kräftigen Beinen, ausgesucht wie Obst auf dem Markt, von einem Gewitter, das sich verspätet. Über euch findet der Blitz endlich die Stange. Ein Tisch ächzt; Riemen reißen, eins, zwei, drei. Dann kommen Schritte, schwer und ungleich, als wären die Füße einander nie vorgestellt worden. „Ihm ist so kalt“, sagt jemand von euch zärtlich. „Heißt ihn doch willkommen.“

name-creature = Frankensteins Monster
    .subject = Frankensteins Monster
    .object = Frankensteins Monster
    .indirect = Frankensteins Monster
name-token-torch = Fackel
    .a = eine Fackel
    .with = mit einer Fackel

event-creature-torch = { $who } hat eine Fackel angezündet.
event-creature-torch-gone = Die Fackel von { $who } ist erloschen.
event-creature-burnt = { $who } trifft: Frankensteins Monster brennt, { $burns } von { $need }.
event-creature-fell = { $who } stößt Frankensteins Monster in die Tiefe.
why-creature-push = um es in die Tiefe zu stoßen
counter-creature-burns = Brandwunden des Monsters
