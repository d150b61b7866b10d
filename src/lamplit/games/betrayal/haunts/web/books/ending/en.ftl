### How haunt 4 may end: for everybody, and not before it has ended.

result-web-escape = The door gives way, and the night air tastes better than anything you ever drank. Behind you silk tears, thread by thread, and something sings to eggs that no longer answer. You do not look back. Years from now you will still be brushing cobwebs from your sleeve that nobody else can see.
result-web-hatched = First it is only a rustle. Then the skin opens like a curtain, and they come, small and bright and very hungry, and there are more of them than there are people in the town below the hill.
result-web-all-dead = Bundles hang beneath the beams and turn a little when the wind goes through the house. Mother counts them. It will be enough for all the little ones.

ending-web-escape = The web: escaped
ending-web-hatched = The web: the brood hatched
ending-web-all-dead = The web: all heroes dead
