result-united-burned = Es schreit mit allen Mündern, und dann mit weniger, und ganz zuletzt mit einem, den ihr kennt. In einem Regen von Funken kommt das Dach herunter. Ihr steht im nassen Gras, die noch da sind, und keiner greift nach einer Hand. Im Morgengrauen geht ihr hinunter ins Dorf, einer hinter dem anderen, und lange Zeit erträgt es keiner von euch, berührt zu werden.
result-united-gone = Auf mehr Beinen, als man meinen sollte, geht es die Auffahrt hinunter, durchs Tor hinaus, und rückt sich die vielen Hüte zurecht. Noch schläft das Dorf. Licht brennt in der Mühle, im Wirtshaus, in der Schule; und Kinder hat es ja so gern.
result-united-one = Einer von euch ist übrig. Einer ist nicht viel, heißt es freundlich von allen Seiten zugleich; so allein, das ist doch nichts. Und wie sie alle die Hände ausstrecken, alle, mit denen du gekommen bist, und ein wenig zusammenrücken, damit noch Platz ist.
result-united-all-dead = Niemand in diesem Haus ist mehr allein. Es setzt sich ans Feuer und hält sich selbst bei den Händen, bei allen, und erzählt sich reihum, mit vielen Stimmen, wie es hierherkam.
ending-united-burned = Vereint: mit dem Haus verbrannt
ending-united-gone = Vereint: in die Welt hinaus
ending-united-one = Vereint: nur einer übrig
ending-united-all-dead = Vereint: alle Helden tot
