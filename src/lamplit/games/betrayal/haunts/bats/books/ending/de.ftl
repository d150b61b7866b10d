### Wie Spuk 24 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-bats-gone = Der letzte Akkord hängt noch in der Luft, als längst keine Hand mehr auf den Tasten liegt. Irgendwo birst ein Fenster, und das Dunkel strömt aus dem Haus wie Rauch und verliert sich zwischen den Sternen. Niemand klatscht. Es ist die schönste Stille, die ihr je gehört habt.
result-bats-all-dead = Am Morgen ist es still im Haus, und die Decken sind schwarz und weich und atmen. Bis zur Dämmerung werden sie schlafen. Dann fliegen sie hinunter in die Stadt.

ending-bats-gone = Die Fledermäuse: vertrieben
ending-bats-all-dead = Die Fledermäuse: alle Helden tot
