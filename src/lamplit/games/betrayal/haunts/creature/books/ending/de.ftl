### Wie Spuk 29 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-creature-dead = Geschrien hat es nicht. Es sah auf seine Hände, die linke und die fremde rechte, und schien euch etwas fragen zu wollen; dann waren da nur noch Rauch und Regen und ein Geruch, den ihr wiedererkennen werdet. Im Labor verbrennt ihr das Tagebuch, Seite um Seite. Niemand liest daraus vor.
result-creature-all-dead = Es sitzt zwischen euch und wartet, dass jemand etwas sagt. Als niemand spricht, holt es Nadel und Faden. Der Freund, der einst das Buch hielt, sortiert, was da ist, die guten Hände, die kräftigen Beine, und sieht zum Himmel auf. Mit etwas Glück kommt das nächste Gewitter pünktlich.

ending-creature-dead = Das Monster: vernichtet
ending-creature-all-dead = Das Monster: alle Helden tot
