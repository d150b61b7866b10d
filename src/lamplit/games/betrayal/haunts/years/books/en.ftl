### What everybody may read of haunt 44 once it has begun.

opening-years = First there is only a stiffness in the fingers, as on a cold morning. Then somebody laughs, and the laugh ends in a cough, and you look at each other by candlelight and nobody says it: the grey at the temple, the skin about the eyes, the ring that has grown loose. All the clocks in the house are running, and every one of them is fast. Only the youngest among you sits straight and rosy in the best chair, eating an apple, and watches you with great interest. “Do go on,” says that clear young voice. “You were telling me about your plans.”

name-spilled_sand = Spilled Sand
token-spilled_sand-text = Here the hourglass has been broken. It does not work a second time.

event-years-older = { $who } is { $age } years old.
event-years-ritual = { $who } spills sand from the glass: { $done } of { $need }.
why-years-pass = for the years that pass
why-years-feast = for a life that has ended
why-years-ritual = to make time stand still
counter-years-ritual = Rooms in which time stands still
