### How haunt 46 may end: for everybody, and not before it has ended.

result-feast-out = The gravel is cold and wet, and nothing has ever felt so good. You count: all of you, all of them, nobody missing. Behind the windows the guests still sit before empty plates, and one after another they turn their heads towards their host. You are far down the road when the screaming starts. Nobody asks whose it is.
result-feast-ended = The last chair tips over. The candles have burned down into the linen, the gravy has gone cold, and at the head of the table sits somebody you once shared a carriage with, chin on chest, as if after too much wine. You blow out the lights. For a long time none of you will be hungry.
result-feast-eaten = The bones lie in a neat row along the edges of the plates. Somebody dabs at a chin, somebody sighs, a belt is let out by one hole. Then the host taps a spoon against a glass, and all those shining faces turn to you. Dessert.
result-feast-all-dead = It was a long evening, and a good one. The guests push back their chairs, praise the cook and take a little something home for the children. In the hall your coats still hang on their hooks. They fit quite well.

ending-feast-out = All led out
ending-feast-ended = The table empty
ending-feast-eaten = All Victims eaten
ending-feast-all-dead = All heroes dead
