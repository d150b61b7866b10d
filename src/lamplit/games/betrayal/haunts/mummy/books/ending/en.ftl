### How haunt 1 may end: for everybody, and not before it has ended.

result-mummy-banished = You speak the name, and it is as if a great door fell shut somewhere under the earth. The bandages sink down, empty, and a little sand runs out of them. The Girl takes your hand. This time she does not let go.
result-mummy-wedding = The ring fits as if it had been made for her. The lid closes over bride and groom, and the house begins to sink, room by room, into sand that was not there before. From below you can hear music.
result-mummy-all-dead = Nobody is left who could speak a name. Stiff fingers close the eyes of the guests, one after another, almost kindly. Then the King sends for his bride.

ending-mummy-banished = The Mummy: laid to rest
ending-mummy-wedding = The Mummy: married
ending-mummy-all-dead = The Mummy: all heroes dead
