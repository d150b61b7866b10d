### What everybody may read of haunt 49 once it has begun.

opening-wear = You are standing beside yourself. There is no better way to put it: down there on the carpet you lie, mouth a little open, one shoe untied, and up here you are, and your hand goes through the lamp. All around you others rise from themselves like breath on a cold day. Only one of you is still wearing flesh and bone, and straightens the collar of it, and smiles at somebody behind you. So many empty coats, says a voice like silk drawn through a ring. Let me see which of them fits.

name-astral_spirit = Astral Spirit
    .subject = the Astral Spirit
    .object = the Astral Spirit
    .indirect = the Astral Spirit
name-body = Body
token-body-text = Somebody lies here, breathing, and is not at home.

event-wear-gone = Gone with { $who }: { $cards }.
event-wear-hit = { $who } has torn a hole in the Spirit: { $done } of { $need }.
event-wear-dazed = { $who } sways, and will miss the next turn.
event-wear-struck = { $who } strikes the sleeping body. { $whom } screams without a mouth.
event-wear-claimed = The body of { $whom } moves a finger: { $done } of { $need }.
why-wear-possess = to slip into the body
counter-wear-hits = Hits on the Spirit
mark-dazed = is dazed
