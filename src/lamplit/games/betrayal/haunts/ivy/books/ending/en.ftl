result-ivy-withered = It smells of vinegar and old flower water. Leaf after leaf turns brown and lets go, the tendrils loosen their grip on banister and wrist, and for the first time in years moonlight falls into the rooms. In the garden something sighs. You will never again keep as much as a fern.
result-ivy-thrives = The bottle goes down a long way before it breaks. Upstairs somebody is still calling for you, then somewhat more softly, then not at all. In spring the house cannot be seen any more from the road. But how well everything grows up there, people say.
result-ivy-all-dead = It is very tidy: of all of you there is nothing left but a few buttons. Through the roof the first shoot tries the night air and turns its leaves towards the lights of the town. Somebody sits on the steps with a watering can, humming.

ending-ivy-withered = Enough Creepers killed
ending-ivy-thrives = The spray destroyed
ending-ivy-all-dead = All heroes dead
