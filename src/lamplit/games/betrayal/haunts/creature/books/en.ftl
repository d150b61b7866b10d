### What everybody may read of haunt 29 once it has begun.

opening-creature = The Book is a diary, and the last pages are not written in ink. He speaks of graves opened by lantern, of good hands and strong legs chosen like fruit at a market, of a storm that was late. Overhead the lightning finds the rod at last. A table groans; straps give, one, two, three. Then come steps, heavy and uneven, as if the feet had not been introduced to each other. “He is so cold,” one of you says tenderly. “You should all make him welcome.”

name-creature = Frankenstein’s Monster
    .subject = Frankenstein’s Monster
    .object = Frankenstein’s Monster
    .indirect = Frankenstein’s Monster
name-token-torch = Torch
    .a = a Torch
    .with = with a Torch

event-creature-torch = { $who } has lit a Torch.
event-creature-torch-gone = { $who }’s Torch is out.
event-creature-burnt = { $who } hits: Frankenstein’s Monster burns, { $burns } of { $need }.
event-creature-fell = { $who } pushes Frankenstein’s Monster over the edge.
why-creature-push = to push it over the edge
counter-creature-burns = The Monster’s burns
