result-bombs-silent = Die Feile fällt, und dann ist nichts mehr, kein Ticken, nicht von der Werkbank und von keiner Brust. Ihr haltet trotzdem den Atem an und zählt bis hundert, und noch einmal bis hundert. Die Schnallen öffnet am Ende ein Schlüssel, nicht länger als ein Fingernagel. An einem Band hing er um jenen Hals wie ein Medaillon, wo andere das Bild von jemandem tragen, den sie lieben.
result-bombs-big = Die Stimme sagt etwas sehr Zärtliches. Dann kommt ein Licht, in dem jeder Nagel im Haus seinen eigenen Schatten wirft; und nach dem Licht eine Stille; und in der Stille schneit es, langsam, über drei Kirchspiele hinweg, Tapete.
result-bombs-all-dead = Die letzte geht los wie eine Tür, die jemand in einem anderen Flügel zuschlägt. In der Werkstatt hebt sich ein Kopf, horcht, zählt an den Fingern ab und nickt. Die große wird es also gar nicht brauchen. Aber es wäre doch schade, so ein Werk nicht zu vollenden.
ending-bombs-silent = Die Bomben: verstummt
ending-bombs-big = Die Bomben: die große
ending-bombs-all-dead = Die Bomben: alle Helden tot
