### Wie Spuk 48 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-jack-slain = Er sieht auf die Klinge hinab und wieder auf, und zum ersten Mal fällt ihm keine Melodie ein. Das Rot läuft aus dem Mantel, bis er nur noch ein Mantel ist. Im Schuppen sackt etwas in sich zusammen, Reihe um Reihe, wie ein langer Atemzug, den jemand endlich loslässt. Den Riegel nagelt ihr trotzdem zu.
result-jack-all-dead = Vor dem ersten Frost ist der Schuppen wieder voll, und ein Mann in einem roten Mantel legt die letzten obenauf, die Rinde nach oben, damit der Regen abläuft. Ordentlich war er immer. Dann setzt er sich auf die Stufe, schärft, was zu schärfen ist, und horcht nach der nächsten Kutsche.

ending-jack-slain = Der Rote Jack: erschlagen
ending-jack-all-dead = Der Rote Jack: alle Helden tot
