result-statue-slain = It lays its hand on that broad shoulder, as one does with a friend who has had too much, and the shoulder begins to give. No wound, no cry; only a strength that goes out like water from a cracked jug, and at the end a heavy fall. The stone looks down for as long as one prayer takes. Then it walks back to its corner, and opens its hand, and waits again.
result-statue-gate = The dead friend lies across the threshold, and the door that was only a wall swings inward without a sound. It is warm in there. Something enormous, very politely, asks for the guest list; and the strong one, who cannot die, understands for the first time how long that is.
result-statue-all-dead = Nobody is left to carry down, or to be carried. The one whom nothing can harm walks through the rooms, calls a name or two, and sits down at last by the Statue to keep it company. One of the two is made of stone. From outside, through the window, you could not say which.
ending-statue-slain = The Statue: the traitor slain
ending-statue-gate = The Statue: the gate opened
ending-statue-all-dead = The Statue: all heroes dead
