### Wie Spuk 49 enden kann: für alle, und nicht, bevor er zu Ende ist.

result-wear-dispelled = Er löst sich auf wie ein Netz im Regen, Faden um Faden, und der letzte summt noch eine Weile, bevor er loslässt. Dann ist der Boden hart und kalt unter eurer Wange, und ihr habt nie etwas Schöneres gespürt. Ihr bindet den Schuh. Auf dem Weg hinaus seht ihr lange in jeden Spiegel, um ganz sicher zu sein.
result-wear-possessed = Die Augen gehen auf. Sie betrachten die Hand, erst den Rücken, dann die Fläche, sie schließen sie zur Faust und öffnen sie wieder. An den Schultern sitzt es etwas eng, sagt eine Stimme, die ihr alle kanntet, aber in so etwas wächst man hinein. Zwischen den Wänden schlagen die anderen gegen die Luft, und niemand hört es.
result-wear-all-dead = Auf den Teppichen liegen lauter Mäntel, nach denen niemand mehr fragen wird. Der Geist lässt sich Zeit mit der Wahl. Er probiert den einen, er probiert den anderen, er dreht sich vor dem Spiegel, und in der Tür klatscht jemand höflich.
ending-wear-dispelled = Leib und Seele: der Geist vernichtet
ending-wear-possessed = Leib und Seele: besessen
ending-wear-all-dead = Leib und Seele: alle Seelen verloren
