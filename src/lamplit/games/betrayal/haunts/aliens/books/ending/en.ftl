result-aliens-grounded = Something inside it coughs, quite like an old car, and the humming stops. The eye looks at the ship, at you, and then up through the roof, and for the first time it seems to blink. You do not wait for somebody to come and tow it away. It is a long walk to town, and none of you looks at the sky.
result-aliens-all-dead = The light comes back, picks the cup up again and is gone. In the rooms the lamps are burning, the tea is still warm, and a dog somewhere down in the valley will not stop barking. On a shelf very far away there are some new jars. They are labelled with great care.

ending-aliens-grounded = The Spaceship disabled
ending-aliens-all-dead = All heroes dead or aboard
