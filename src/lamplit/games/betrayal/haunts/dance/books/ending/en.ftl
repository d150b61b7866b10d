### How haunt 9 may end: for everybody, and not before it has ended.

result-dance-silence = One string breaks, then another. In the Ballroom the candles go out all at once, and a great many tired feet stand still. What you hear now is rain on the roof, and your own breath. You had forgotten how lovely it is when nothing plays.
result-dance-lost = The symbol sinks without a sound, and the last door falls open. The music is everywhere now; even the stairs keep time. Do come in. There is always room for one more couple.
result-dance-all-dead = Nobody is left who does not hear it. They dance in pairs through the long rooms, smiling, and the fiddler never tires, and the night never ends.

ending-dance-silence = The dance: silenced
ending-dance-lost = The dance: the Holy Symbol lost
ending-dance-all-dead = The dance: all heroes dead
