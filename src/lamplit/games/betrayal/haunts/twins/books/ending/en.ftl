### How haunt 12 may end: for everybody, and not before it has ended.

result-twins-gone = The last of them breaks like a mirror, and for a moment you see your face in every splinter, tired and surprised and your own. Nobody says much on the way home. But all of you, before you blow out the candle, look once more into the glass, to be sure.
result-twins-all-dead = In the morning some people leave the house, arm in arm, and shut the door behind them with care. Their families will say how well they look. Only the dogs will not come when they call.

ending-twins-gone = The doubles: destroyed
ending-twins-all-dead = The doubles: took every place
