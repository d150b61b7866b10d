### How haunt 10 may end: for everybody, and not before it has ended.

result-family-held = The last of them sits down, folds its hands and looks out at a garden that has not been there for eighty years. It is home now. In the corridor the gong gives a small sad sound, as if somebody had meant to strike it and thought better of it. You go out on tiptoe.
result-family-all-dead = The table is laid for everybody, and for once nobody is late. Somebody says grace. Pass the salt, says the Madman, beaming, and do have some more; there is plenty left of you.

ending-family-held = The family: all in their places
ending-family-all-dead = The family: all heroes dead
