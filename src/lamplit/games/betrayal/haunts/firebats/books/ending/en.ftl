### How haunt 38 may end: for everybody, and not before it has ended.

result-firebats-quenched = The last word of the rite is hardly spoken when the cold comes, clean as well water. Wings go out one by one like candles after a feast, and a fine grey snow sinks over everything. The Dog sneezes. The wall is only a wall.
result-firebats-all-dead = From the town they will see the house burn all night, and wonder that it does not fall. Towards morning sparks rise from the chimney, hundreds of them, and the wind carries them down the hill.

ending-firebats-quenched = The firebats: quenched
ending-firebats-all-dead = The firebats: all heroes dead
