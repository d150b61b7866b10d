### Wie Spuk 31 enden kann: für alle, und nicht, bevor er zu Ende ist.

result-airborne-saved = Tief unten dreht sich langsam eine Wiese mit einer Kuh darauf und kommt denen entgegen, die da an der Seide hängen. Oben wird das Haus klein wie ein Vogelkäfig, und dann noch kleiner. Eine Weile ist noch zu sehen, dass Gesichter an den Fenstern sind. Sie winken nicht.
result-airborne-all-dead = Leer steigt das Haus leichter. Es treibt über dem Wetter dahin, alle Lichter an, und hin und wieder hält es jemand weit draußen auf See für einen Stern und wünscht sich etwas.
ending-airborne-saved = In der Luft: am Schirm hinab
ending-airborne-all-dead = In der Luft: niemand kam hinab
