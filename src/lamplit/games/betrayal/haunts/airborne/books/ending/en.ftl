### How haunt 31 may end: for everybody, and not before it has ended.

result-airborne-saved = Far below a field turns slowly, with a cow in it, and comes up to meet whoever hangs there under the silk. Above, the house grows as small as a birdcage, and smaller. For a while one can still see that there are faces at its windows. They are not waving.
result-airborne-all-dead = Empty, the house rises more easily. It drifts above the weather with all its lights on, and now and then somebody out at sea takes it for a star, and makes a wish.
ending-airborne-saved = Airborne: down by parachute
ending-airborne-all-dead = Airborne: nobody came down
