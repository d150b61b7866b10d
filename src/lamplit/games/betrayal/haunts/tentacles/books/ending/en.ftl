result-tentacles-headless = The third blow goes in as into wet snow. All through the house, arms slap against walls, feel for a hand to hold, find none, and grow slack. What is left of it draws back under the hill, very slowly, with a sound of swallowing, and the cellar fills with salt water from no sea that any of you has ever seen. You bail until morning.
result-tentacles-all-dead = It is quiet, and all the doors stand open, and on every floor a wet trail leads down. It was not much, but it has been so long. The old thing folds its arms over its mouth and dozes. Some day somebody will come and dry out the cellar, and find your shoes there, neatly, in pairs, sucked clean.
ending-tentacles-headless = The Head was destroyed
ending-tentacles-all-dead = All were dragged below
