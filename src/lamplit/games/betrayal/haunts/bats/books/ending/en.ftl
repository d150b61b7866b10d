### How haunt 24 may end: for everybody, and not before it has ended.

result-bats-gone = The last chord hangs in the air long after your hands have left the keys. Somewhere a window bursts, and the dark pours out of the house like smoke, and is gone among the stars. Nobody claps. It is the finest silence you have ever heard.
result-bats-all-dead = When morning comes, the house is quiet, and the ceilings are black and soft and breathing. They will sleep until dusk. Then they will fly down to the town.

ending-bats-gone = The bats: driven out
ending-bats-all-dead = The bats: all heroes dead
