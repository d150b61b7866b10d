result-wind-still = The last candle takes, and its flame stands up like a finger laid on lips. All at once everything in the air remembers its own weight. Spoons, boots and mirrors come down together, and after that terrible noise there is none at all. You stand among the rubbish and listen. Not a breath. Only wax, dripping, with all the patience in the world.
result-wind-all-dead = The wind carries them now, gently, one behind the other, round and round beneath the ceiling: hats, shoes, open hands. It has never held anything so heavy, and it is careful not to knock them against the walls. Below stands the friend who opened a hand first, face upturned, and names them as they pass.
ending-wind-still = The wind: stilled
ending-wind-all-dead = The wind: all heroes dead
