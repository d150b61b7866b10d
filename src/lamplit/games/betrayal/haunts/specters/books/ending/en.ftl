### How haunt 11 may end: read when it has.

result-specters-exorcised = The last word is spoken, and for a moment the house holds quite still, like somebody who has been told off. Then all the windows fly open at once, and everything that had come in goes out again, hats in hand. You close the latches one by one. At the last window somebody outside raises a hand, and you, out of sheer good manners, wave back.
result-specters-banished = The last of them looks at the Ring, and at you, and goes out like breath from a pane. There is nobody at any window now. You walk through the rooms and shut what has been opened, and it is only at the front door that you notice how very long you have stood there, listening for a knock.
result-specters-all-dead = They have all found a place. They sit on the stairs, on the beds, along the table in the Dining Room, and are dry at last. The Madman goes round with a tray. And at the windows, on the outside, hang some new faces, which you would know anywhere, and knock.

ending-specters-exorcised = The Specters: exorcised
ending-specters-banished = The Specters: banished with the Ring
ending-specters-all-dead = The Specters: all heroes dead
