result-dracula-dust = There is so little of them. A handful of grey on the carpet, and a ring, and a veil that the draught carries as far as the stairs. You open every shutter in the house, one after another, and stand in the light until it hurts your eyes. On your throats are two small marks that itch a little. They will fade. Everybody says that they will fade.
result-dracula-all-dead = Towards morning the last window is walled up, from the inside, with great care. Then they go down together, arm in arm, the old and the new, and there is a bed of earth for each of them. He kisses his Bride good night. It has been a very good evening. One ought to have guests more often.
ending-dracula-dust = Dracula and his Bride are dust
ending-dracula-all-dead = The night kept them all
