### The words of Betrayal. Ids and conventions: see lamplit/text/wording.py.
### Names of rooms, explorers, cards and haunts stand in folders beside this file.

## Seats, sides and what somebody is

name-explorer1 = Explorer 1
name-explorer2 = Explorer 2
name-explorer3 = Explorer 3
name-explorer4 = Explorer 4
name-explorer5 = Explorer 5
name-explorer6 = Explorer 6
name-explorers = the explorers
name-heroes = the heroes
name-monsters = the monsters
name-explorer = explorer
name-hero = hero
name-traitor = traitor

## Phases of the game

phase-set-up = Setting out
phase-exploring = Exploring
phase-haunt = The haunt

## Traits and damage. Form: its roll

name-speed = Speed
    .roll = Speed roll
name-might = Might
    .roll = Might roll
name-sanity = Sanity
    .roll = Sanity roll
name-knowledge = Knowledge
    .roll = Knowledge roll
name-physical = physical
name-mental = mental

## Floors. Forms: where, whither

name-basement = basement
    .at = in the basement
    .to = into the basement
name-ground = ground floor
    .at = on the ground floor
    .to = to the ground floor
name-upper = upper floor
    .at = on the upper floor
    .to = to the upper floor

## Sides of a room

name-n = north
name-e = east
name-s = south
name-w = west

## The decks

name-omen = omen
name-item = item
name-event = event
name-room = room

## Colours

name-red = red
name-orange = orange
name-yellow = yellow
name-green = green
name-blue = blue
name-purple = purple
name-magenta = magenta
name-white = white

## Tokens. Those of Secret Passage, Secret Stairs, Skeletons and Smoke are called after their cards.

name-below_collapsed_room = Below Collapsed Room
name-blessing = Blessing
name-closet = Closet
name-drip = Drip
name-safe = Safe
name-slide = Slide
name-vault_empty = Vault Empty
name-wall_switch = Wall Switch
token-below_collapsed_room-text = Whoever falls from the Collapsed Room lands here.
token-blessing-text = Heroes here roll 1 die more on every trait roll.
token-closet-text = Once a turn you may roll 2 dice here to open the Closet. 4: an item. 2–3: an event. 0–1: an event, and the Closet is gone.
token-drip-text = Explorers here roll 1 die less on every trait roll, but at least 1.
token-safe-text = Once a turn you may make a Knowledge roll here. 5+: 2 items, and the Safe is gone. 2–4: 1 die of physical damage. 0–1: 2 dice of physical damage.
token-secret_passage-text = Leads to the other Secret Passage for 1 space.
token-secret_stairs-text = Lead to the other Secret Stairs for 1 space.
token-skeletons-text = Once a turn you may make a Sanity roll here to search them. 5+: an item, and the Skeletons are gone. 0–4: 1 die of mental damage.
token-slide-text = Once a turn you may make a Might roll here to use the Slide. 5+: to any room on a floor below. 0–4: into a new room of the basement, with 1 die of physical damage.
token-smoke-text = Explorers here roll 2 dice less on every trait roll, but at least 1. Nobody sees in or out.
token-vault_empty-text = The Vault stands open. There is nothing left in it.
token-wall_switch-text = Once a turn you may make a Knowledge roll in either room. 3+: you go through the wall, and it costs no movement.
