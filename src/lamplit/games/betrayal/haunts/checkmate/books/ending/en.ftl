result-checkmate-won = It looks at the board for a long while, longer than it needs to. Then it tips its king over with one finger, gently, the way one closes an eye. Well played, it says, and there is no malice in it: it has other tables. When you look up, chair and board are gone, and outside it is simply morning. Each of you will see it again. But not to play.
result-checkmate-forfeit = The chair stays empty, and the clock runs on. It waits as courtesy demands, and a little longer. Then it reaches over, makes your move for you, and it is not even a bad one. Checkmate, it says to the empty room, and all over the house candles go out.
result-checkmate-all-dead = One by one you rose from that table lighter than you had sat down. Now nobody is left to take white. It puts the pieces back into their box, every one in its own place; there are more than thirty-two of them, and some have your faces.
ending-checkmate-won = Chess: a game won
ending-checkmate-forfeit = Chess: nobody at the board
ending-checkmate-all-dead = Chess: all heroes dead
