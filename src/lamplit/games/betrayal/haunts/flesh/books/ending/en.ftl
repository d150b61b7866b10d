result-flesh-withers = It swallows the last of it and looks, if it has a look, puzzled. Then it begins to give everything back: a chair, a boot, the cat from the gatehouse, wet and furious; one by one the rooms. What is left at the end would fit into a saucer. It has one hand, with five fingers now, exactly right, and it lifts them towards you and lets them fall.
result-flesh-one = The last door opens from within. There is no need to be afraid: it is only all of you, every face you ever loved, a little softer than before, and there is a place kept warm in the middle. And we were so silly about it. Come in. Come in. We have been saving it for you.
result-flesh-all-dead = It fills the house up to the chimney now, gently, like dough under a cloth. It would have liked company. It strokes the cold faces with all its hands, again and again, and cannot find the way in.
ending-flesh-withers = The flesh: withered
ending-flesh-one = The flesh: all are one
ending-flesh-all-dead = The flesh: all heroes dead
