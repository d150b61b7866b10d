### What everybody may read of haunt 48 once it has begun.

opening-jack = There is a woodshed behind the house, and it is full to the roof; only now do you see that what is stacked there so neatly was never wood. Somebody whistles in the Entrance Hall. A man in a long red coat wipes his boots on the mat, like a guest who means to stay, and calls each of you by name. They hanged him here once, and shot him, and drowned him in the well. He seems to remember it fondly. And one of you whistles back.

name-jack = Crimson Jack
    .subject = Crimson Jack
    .object = Crimson Jack
    .indirect = Crimson Jack

event-jack-weapon = { $who } is sure: { $card-a } can end Crimson Jack, once you understand how.
event-jack-studied = { $who } understands the weapon better: { $done } of { $need }.
event-jack-back =
    { $times ->
        [one] Crimson Jack is back in the Entrance Hall. Each of his traits is { $value } now.
       *[other] Crimson Jack is back after { $times } defeats. Each of his traits is { $value } now.
    }
why-jack-dread = against the dread of Crimson Jack
why-jack-search = to find the weapon
why-jack-study = to understand the weapon
counter-jack-studied = What you know of the weapon
