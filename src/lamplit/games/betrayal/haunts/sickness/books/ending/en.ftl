### How haunt 43 may end: for everybody, and not before it has ended.

result-sickness-serum = The last sleeve is rolled down. You count each other by the lamp, twice, and look at the hands first and the faces afterwards. Behind you a flask stands empty on a table, and over the roof the stars keep their distance.
result-sickness-spread = Nobody lights the lamps any more; it is bright enough. You stand at the windows and wait, patient as seed, for somebody to come up the hill and ask whether all is well. “We feel fine,” you will say.
result-sickness-all-dead = The dust has settled on the floors, and no foot will stir it. In the morning it shines a little still. By noon it is only dust.

ending-sickness-serum = The Star-Sickness: all inoculated
ending-sickness-spread = The Star-Sickness: nobody healthy left
ending-sickness-all-dead = The Star-Sickness: nobody left alive
