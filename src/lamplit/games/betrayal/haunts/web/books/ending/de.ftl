### Wie Spuk 4 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-web-escape = Die Tür gibt nach, und die Nachtluft schmeckt besser als alles, was ihr je getrunken habt. Hinter euch reißt Seide, Faden um Faden, und etwas singt Eiern vor, die nicht mehr antworten. Ihr seht euch nicht um. Noch in vielen Jahren werdet ihr euch Spinnweben vom Ärmel streichen, die außer euch niemand sieht.
result-web-hatched = Zuerst ist es nur ein Rascheln. Dann öffnet sich die Haut wie ein Vorhang, und sie kommen, klein und blank und sehr hungrig, und es sind mehr, als unten in der Stadt Menschen wohnen.
result-web-all-dead = Unter den Balken hängen Bündel und drehen sich ein wenig, wenn der Wind durchs Haus geht. Die Mutter zählt sie. Es wird für alle Kleinen reichen.

ending-web-escape = Das Netz: entkommen
ending-web-hatched = Das Netz: die Brut geschlüpft
ending-web-all-dead = Das Netz: alle Helden tot
