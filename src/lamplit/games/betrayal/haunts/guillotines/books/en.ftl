### What everybody reads of haunt 34.

opening-guillotines = You wake on cold boards, and something heavy lies around your neck. It ticks. All of you wear one, iron with a hinge at the back and a number on the front, and inside each of them something waits that was made to fall. There are keys in this house, a voice explains pleasantly from nowhere, and they lie where it hurts. One of you need not look for any. One of you is only wearing jewellery.

name-token-key = Key
    .a = a Key
    .with = with a Key
name-key = Key
token-key-text = Two of these open a collar. Whoever wants it has to bear what the room asks for it.
mark-collar = collar { $room }
option-task-guillotines-key = Reach for the Key
option-task-guillotines-unlock = Open a collar: { $b }
option-task-guillotines-reveal = Show that you are the traitor
event-guillotines-collars = Collars snap shut.
event-guillotines-key = { $who } has a Key.
event-guillotines-opened = { $who } opens a collar: { $whom } breathes freely.
event-guillotines-click = The collars click: { $track }.
event-guillotines-fell = The blade falls. { $who } does not even cry out.
why-guillotines-blade = the collar
why-guillotines-key = for the Key
counter-guillotines-track = Clicks of the collars
counter-guillotines-collars = Collars still worn
