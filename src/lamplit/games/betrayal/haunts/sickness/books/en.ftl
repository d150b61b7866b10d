### What everybody reads of haunt 43.

opening-sickness = The point of the Spear is no metal that was ever dug out of the ground. It fell, the old notes say, in a summer when the cows lay down in the meadows and would not get up. It left a dust on all who touched it, fine as flour and faintly bright. You have all touched it. You look at your hands, and then, before you can help it, at the hands of the others. “I feel fine,” says one of you, a little too soon. So does the next.

name-notes = Notes
token-notes-text = A step towards the Serum, in a hand that trembles.
name-herb = Herbs
token-herb-text = They go into the Serum now.
name-token-herb = Herbs
    .a = Herbs
    .with = with Herbs
token-token-herb-text = For the Serum. They have to get to the Research Laboratory.
name-token-serum = Serum
    .a = the Serum
    .with = with the Serum
token-token-serum-text = It makes the healthy safe, and lets nobody live who has turned.
name-serum = Serum
name-sick = Star-sick
token-sick-text = You know who has turned here. Nobody has to tell you.
name-inoculated = inoculated
mark-inoculated = is inoculated

sickness-partner = With whom do you swap a token?
    .help = Each draws one of the other’s two, unseen.
    .rules = BH-H43-SWAP
option-swap = With { $a }
sickness-agree = { $who } holds out the needle. Do you hold out your arm?
    .help = It makes the healthy safe, and kills whoever has turned.
    .rules = BH-H43-INJECT, BH-H43-EFFECT
option-task-sickness-research = Work on the Serum
option-task-sickness-gather = Gather Herbs, and end the turn
option-task-sickness-add = Add Herbs to the Notes
option-task-sickness-self = Inject yourself
option-task-sickness-inject = Inject { $b }
event-sickness-met = { $who } and { $whom } come close. Something changes hands.
event-sickness-swap =
    { $traitor ->
        [yes] You gave { $whom } the { $gave } and got the { $got }. Your fingertips begin to shine: you have turned.
       *[no] You gave { $whom } the { $gave } and got the { $got }.
    }
event-sickness-known =
    { $traitor ->
        [yes] There is starlight under the skin: { $who } has turned.
       *[no] { $who } does not have the sickness.
    }
event-sickness-herb = { $who } has found Herbs.
event-sickness-serum = Something in the flask turns clear as water. The Serum is made.
event-sickness-refuses = { $who } pulls their arm away.
event-sickness-changes = The body of { $who } does not lie still.
event-sickness-track = The sickness burns in everybody’s blood: { $track } dice.
why-sickness-research = to work on the Serum
why-sickness-gather = to find Herbs
why-sickness-strikes = the sickness
counter-sickness-stock = Notes and Herbs for the Serum
counter-sickness-track = Dice of the sickness
