result-ivy-withered = Es riecht nach Essig und altem Blumenwasser. Blatt um Blatt wird braun und fällt, die Triebe lockern den Griff um Geländer und Handgelenk, und zum ersten Mal seit Jahren scheint der Mond in die Zimmer. Im Garten seufzt etwas. Nicht einmal einen Farn werdet ihr euch je wieder halten.
result-ivy-thrives = Die Flasche fällt lange, ehe sie zerbricht. Oben ruft noch jemand, dann etwas leiser, dann nicht mehr. Im Frühling ist das Haus von der Straße aus nicht mehr zu sehen. Aber wie gut dort oben alles wächst, sagen die Leute.
result-ivy-all-dead = Er ist sehr ordentlich: Von euch bleiben nur ein paar Knöpfe. Durchs Dach prüft der erste Trieb die Nachtluft und dreht die Blätter nach den Lichtern der Stadt. Auf den Stufen sitzt jemand mit einer Gießkanne und summt.

ending-ivy-withered = Genug Ranken vernichtet
ending-ivy-thrives = Pflanzengift zerstört
ending-ivy-all-dead = Alle Helden tot
