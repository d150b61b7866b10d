### What everybody may read of haunt 30 once it has begun.

opening-dracula = The Girl lets go of the hand she has been holding. “Thank you for bringing me home,” she says, and she is taller than before, and in white, and no longer a child; perhaps she never was. Somewhere below, stone slides over stone with the sigh of a man who has slept long and well. He is in no hurry. There is a whole night before him, and he can hear from where he lies how fast each of your hearts is going. One of you has stopped being afraid. That one is holding the door open.

name-dracula = Dracula
    .subject = Dracula
    .object = Dracula
    .indirect = Dracula
name-vampire_bride = Bride
    .subject = the Bride
    .object = the Bride
    .indirect = the Bride
name-dominate = dominate

event-dracula-night = Turn { $turn } of the night. It is still dark.
event-dracula-sunrise = Turn { $turn }: in the east the sky turns grey. The sun is rising.
event-dracula-withers = { $monster-subject } withers in the light: Might is { $might } now.
why-dracula-enter = to set foot on hallowed ground
why-dracula-sun = whether the sun rises
counter-dracula-night = Turns of the night, at the most
