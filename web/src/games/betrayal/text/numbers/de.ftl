### Wie Partien enden, in der Statistik: ein Spuk und was daraus wurde.

ending-other =
    { $side ->
        [heroes] Anderer Spuk: Helden gewannen
       *[other] Anderer Spuk: Verräter gewann
    }
numbers-option-haunt = Welcher Spuk es war
