result-stars-spoiled = Barn red runs over the signs, and then a cheerful kitchen yellow. The chant loses its place, goes back, loses it again. High above, one star after another remembers where it really belongs. Of the hoods only cloth is left; it will do to wipe your hands.
result-stars-right = The last gift is a very small one, and it is enough. The ceiling is no longer there, nor is the sky behind it. What looks in through the gap between the stars has been hungry since before there was anything to eat.
result-stars-all-dead = They fold your hands and carry you down, one after another, as gently as good china. Nobody is in a hurry now. Above the house the stars stand right, and they will stand right tomorrow as well.

ending-stars-spoiled = The altar spoiled with paint
ending-stars-right = Thirteen sacrifices
ending-stars-all-dead = All heroes dead
