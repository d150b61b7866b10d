### How games end, in the statistics: a haunt and what came of it.

ending-mummy-banished = The Mummy: laid to rest
ending-mummy-wedding = The Mummy: married
ending-mummy-all-dead = The Mummy: all heroes dead
ending-web-escape = The web: escaped
ending-web-hatched = The web: the brood hatched
ending-web-all-dead = The web: all heroes dead
ending-dance-silence = The dance: silenced
ending-dance-lost = The dance: nobody held out
ending-dance-all-dead = The dance: all heroes dead
ending-family-held = The family: all in their places
ending-family-all-dead = The family: all heroes dead
ending-twins-gone = The doubles: destroyed
ending-twins-all-dead = The doubles: took every place
ending-abyss-closed = The abyss: closed
ending-abyss-all-dead = The abyss: all heroes dead
ending-bats-gone = The bats: driven out
ending-bats-all-dead = The bats: all heroes dead
ending-guillotines-free = The collars: all off
ending-guillotines-heads = The collars: too many heads
ending-guillotines-all-dead = The collars: nobody alive
ending-firebats-quenched = The firebats: quenched
ending-firebats-all-dead = The firebats: all heroes dead
ending-creature-dead = The Monster: destroyed
ending-creature-all-dead = The Monster: all heroes dead
ending-jack-slain = Crimson Jack: slain
ending-jack-all-dead = Crimson Jack: all heroes dead
ending-treasure-found = The treasure: found
ending-treasure-all-dead = The treasure: nobody left

ending-other =
    { $side ->
        [heroes] Other haunts: the heroes won
       *[other] Other haunts: the traitor won
    }
