result-flood-away = Das Boot schrammt über die Brüstung und schwimmt, und ihr mit ihm, Knie an Knie, und schöpft mit euren Hüten. Keiner sieht sich um, ehe der Schornstein untergegangen ist. Wo das Haus war, dreht sich das Wasser einmal, langsam, und schließt sich; und tief unten, durch all das Grün, ist ein Fenster hell. Jemand winkt.
result-flood-wrecked = Mit einem Geräusch wie ein Husten geben die Planken nach. Ihr steht um das, was ein Boot war und nun ein Haufen Brennholz ist, viel zu nass zum Brennen, und das Wasser kommt über die Schwelle und fragt höflich, ob es darf. Hinter ihm her, barfuß und glücklich, kommt jemand, der euch bei der Hand nehmen will.
result-flood-drowned = Wer von euch noch da ist, hört die anderen, ehe er sie sieht: ein Klopfen von unten gegen die Dielen, auf denen ihr steht. Es klingt ganz freundlich. Dort unten sind jetzt mehr als hier oben, und das Beste ist, sagen sie, dass man sich an die Kälte gewöhnt.
result-flood-all-dead = Still ist es da unten, und grün, und niemand ist mehr allein. Um den langen Tisch sitzen sie, das Haar steht ihnen vom Kopf wie Tang, und wer zuerst hinabging, reicht die Teller herum.
ending-flood-away = Die Flut: im Boot entkommen
ending-flood-wrecked = Die Flut: das Boot zerstört
ending-flood-drowned = Die Flut: zu viele ertrunken
ending-flood-all-dead = Die Flut: alle Helden tot
