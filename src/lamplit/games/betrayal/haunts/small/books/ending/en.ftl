### How haunt 35 may end: for everybody, and not before it has ended.

result-small-out = The rubber band sings, the curtain brushes your wings, and then there is nothing round you but night. Below, behind a pane, two green lamps follow you as far as they can. You come down among the daisies, each as tall as a church. By morning your sleeves will fit again. You will never again shoo a mouse.
result-small-eaten = The house is warm, and the cushion is soft, and in the dark somebody purrs like a mill. Now and then a paw twitches. Under the dresser lies a shoe no longer than a thumbnail; it was good to play with, and it will be again tomorrow.
result-small-all-dead = Nothing rustles behind the skirting boards any more. In the hall a saucer of milk is put down, by a hand that has its old size again.

ending-small-out = Flown out of the house
ending-small-eaten = Eaten by cats
ending-small-all-dead = All heroes dead
