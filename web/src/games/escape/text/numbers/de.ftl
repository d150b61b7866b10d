### Wie Partien enden, in der Statistik.

ending-escape = Alle sind entflohen
ending-collapse = Der Tempel stürzte ein
ending-stuck = Alle Würfel blockiert
ending-abandoned = Alle sind gegangen
ending-surrender = Aufgegeben

numbers-tally = Wie viel Zeit man hatte
numbers-tally-usual = übliche Zeit
numbers-tally-slow = mehr Zeit
