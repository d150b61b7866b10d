### Dawn of the Zeds in five minutes.

learn-zeds = The dead walk towards Farmingdale on four roads. Alone or together you lead four heroes and the townsfolk, and all you have to do is still be there when the cards run out.
learn-zeds-goal = What wins, what loses
learn-zeds-goal-text = You win when the last event card, the Finale, comes up and Town Center still stands. You lose at once if a single Zed gets in there. Everything else, people and places, can be lost without losing the game, but each loss makes the next night harder.
learn-zeds-roads = Four roads to Town
learn-zeds-roads-text = Forest, Mountain, Highway and Suburbs, the tracks of the rulebook: on each, Zeds come from the Start and take one step whenever their road is called. The number on the town wall counts how many steps that road has left. Civilians hold the villages on the way.
learn-zeds-turn = A turn
learn-zeds-turn-text = Turn up an event card. First it says which roads move: Zeds take a step and fight anyone they meet. Then it is your turn: one action of your own and as many more as the card gives. With each of them somebody moves, shoots, forages or uses an ability.
learn-zeds-fight = A fight
learn-zeds-fight-text = Anyone who walks into Zeds fights them. Strength against strength gives a column, terrain and abilities shift it, two dice do the rest: hits on both sides, and the loser falls back. The map shows your chance before you decide.
learn-zeds-gun = Guns and ammo
learn-zeds-gun-text = A shot costs one ammo, and nobody hits back. Wear them down on the road before they reach you. When the ammo runs low, send somebody to a named space to forage: the Lucky Strike Mine has some half the time, other places seldom.
learn-zeds-more = And then?
learn-zeds-more-text = The Basic Game is played with just this. Each level of the campaign adds a little: hunger and infection, chaos, refugees, research for an antidote, the Tunnel. Win one, and the next is offered to you.
