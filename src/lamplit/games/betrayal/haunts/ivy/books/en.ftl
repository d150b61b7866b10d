### What everybody may read of haunt 7 once it has begun.

opening-ivy = All evening the ivy has been tapping at the panes, and you took it for the wind. Now it is inside. It comes over the sills without hurry, green and glossy, feeling its way along the wallpaper like somebody looking for a light switch. A mouse runs across the floor and does not arrive. “She has had nothing but rain since spring,” says one of you, and tenderly moves a chair out of its way. On the table lies the Book, open at a recipe.

name-creeper = Creeper
    .subject = the Creeper
    .object = the Creeper
    .indirect = the Creeper
name-ivy_root = Root
token-ivy_root-text = From here a Creeper grows. Whoever is dragged here is eaten.
name-token-spray = Plant Spray
    .a = the Plant Spray
    .with = with the Plant Spray

event-ivy-grabbed = { $monster-subject } has seized { $who }.
event-ivy-freed = { $who } is free.
event-ivy-devoured = The leaves close over { $who }, and then they are gone as well.
event-ivy-brewed = { $who } has brewed a Plant Spray.
event-ivy-sprayed = { $who } sprays, and a Creeper withers: { $done } of { $need }.
why-ivy-brew = brewing a Plant Spray
counter-ivy-killed = Creepers that have withered
