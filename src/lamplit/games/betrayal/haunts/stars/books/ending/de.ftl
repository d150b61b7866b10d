result-stars-spoiled = Scheunenrot läuft über die Zeichen, dann ein fröhliches Küchengelb. Der Gesang verliert die Zeile, sucht sie, verliert sie wieder. Hoch oben besinnt sich ein Stern nach dem anderen, wo er eigentlich hingehört. Von den Kapuzen bleibt nur Stoff; er taugt, um sich die Hände abzuwischen.
result-stars-right = Die letzte Gabe ist eine sehr kleine, und sie genügt. Die Decke ist nicht mehr da und der Himmel dahinter auch nicht. Was durch die Lücke zwischen den Sternen hereinsieht, hungert schon länger, als es etwas zu essen gibt.
result-stars-all-dead = Sie falten euch die Hände und tragen euch hinunter, einen nach dem anderen, behutsam wie gutes Porzellan. Eilig hat es jetzt niemand mehr. Über dem Haus stehen die Sterne richtig, und morgen werden sie es auch noch tun.

ending-stars-spoiled = Altar mit Farbe entweiht
ending-stars-right = Dreizehn Opfer gebracht
ending-stars-all-dead = Alle Helden tot
