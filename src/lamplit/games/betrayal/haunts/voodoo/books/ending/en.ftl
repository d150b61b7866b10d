result-voodoo-free = The last of them comes apart in your hands, and something that had been holding its breath lets go. On the carpet there is only a needle, bent double, and a humming that grows fainter and is gone. You burn what is left of the dolls out in the yard. None of you stands too close to the fire.
result-voodoo-dead = They were pretty things, all of them, and they will be put away carefully, each in its box, with a name on the lid in neat small letters. There are still a few boxes without a name. There is always somebody who comes up the hill.
result-voodoo-all-dead = The humming stops. In the corners of the house lies something small and broken, and beside it, wherever they had got to, somebody large who broke in the same places.
ending-voodoo-free = The dolls: all destroyed
ending-voodoo-dead = The dolls: too many heroes dead
ending-voodoo-all-dead = The dolls: every one broken
