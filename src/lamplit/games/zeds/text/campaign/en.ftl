### The campaign: what is new at each level, and a short lesson for it.

campaign-title = Campaign
campaign-won = won, { $score } points, rating { $rating } of 5
campaign-lost = not won yet, best { $score } points
campaign-next = comes next
campaign-later = comes later, but can be played now
campaign-lesson = New at this level

campaign-basic = Hold the roads
campaign-basic-text = Four roads, four heroes, and the Zeds on their way to Town Center.
campaign-basic-1 = Each turn an event card says which roads the Zeds come down. If one of them reaches Town Center, the town is lost; if you live to see the Finale, it is saved.
campaign-basic-2 = You have one action of your own and those of the card. Move into Zeds to fight them, or fire from the next space: that costs 1 ammo and nobody strikes back.
campaign-basic-3 = Before you commit you see your chances. Town, villages and named spaces help their defenders, so let the Zeds come to you.
campaign-basic-4 = Five groups of civilians are Defiant: they will not leave their villages until they have fought. Sheriff Hunt and Deputy Schmidt have an action of their own each turn.
campaign-basic-5 = Forage in named spaces when ammo runs out. Keep one good fighter on every road, and one in reserve.

campaign-i = Outbreak!
campaign-i-text = Infection, supplies, the Hospital, Super-Zeds.
campaign-i-1 = Every fight raises infection by 1. When the card says so, two dice are rolled: if their sum is not above infection, there is an Outbreak in a village.
campaign-i-2 = Above 12 it breaks out unchecked, and a Super-Zed appears. Look at what it can do before you fight it.
campaign-i-3 = A unit that takes its last hit may be saved to a Bed in the Hospital, comatose. That raises infection, and there are only three Beds.
campaign-i-4 = Heal those in Beds with actions: each Heal lowers infection by 1. Healed units fight again.
campaign-i-5 = Supplies are eaten. What is missing is paid in hits, so forage in time.

campaign-ii = Apocalypse!
campaign-ii-text = Chaos, villagers and refugees, Raiders, barricades, the National Guard.
campaign-ii-1 = Named spaces that the Zeds take undefended fall into Chaos. When a marker is needed and none is left, the town is lost.
campaign-ii-2 = Your units cannot act in Chaos. End a turn there and order is restored, at the price of 1 infection.
campaign-ii-3 = Villagers flee before the Zeds and become refugees. Bring them to Town Center: in the Camp they are worth points, and once a turn some take up arms.
campaign-ii-4 = A barricade costs an action and 2 supplies. It helps the defender by two columns, and falls when Zeds pass it.
campaign-ii-5 = Raiders want your supplies and ammo. Rangers and the National Guard come to help; the Guard’s card comes ten cards before the end.

campaign-iii = Brains!
campaign-iii-text = Scientists, research, the antidote and the superweapon.
campaign-iii-1 = A scientist in the Lab may do research: pay what the current card asks for, roll its number, and the next card is turned up. It can succeed only once a turn.
campaign-iii-2 = The basic cards come first, then the breakthroughs: the antidote and the parts of the superweapon are among those.
campaign-iii-3 = Every part of the superweapon helps at once. For the fourth and last, Professor Agee has to be in the Lab.
campaign-iii-4 = Scientists work in the Offices too: each of them has something to do there. But a hero in the Lab is missed on the roads.

campaign-iv = Walking Zeds!
campaign-iv-text = The Tunnel with its Catacombs.
campaign-iv-1 = A fifth road leads under the town. It is narrow: one unit to a space, and shots reach only the next one.
campaign-iv-2 = Leaving the Catacombs takes a roll of the die, for you and for the Zeds: some stay, some get lost and turn up elsewhere, or never.
campaign-iv-3 = Anyone with Red Diamond clearance knows the way and need not roll.
campaign-iv-4 = Two units of security stand in the Tunnel from the start. Leave them there.

campaign-v = Director’s Cut
campaign-v-text = No new rules, only more cards, and most of them are not kind.
campaign-v-1 = All decks are complete now. You know all the rules there are.
campaign-v-2 = Epic games last 46 cards. Bring somebody along.
