haunt-12 = Fleischwandler

setting-twins_traits = 12 · Werte der Zwillinge
setting-twins_traits-text = Welche Werte die bösen Zwillinge haben: die ihrer Gegenüber, wenn der Spuk beginnt, oder die, mit denen diese ins Spiel gingen.
setting-twins_traits-now = wie bei der Enthüllung
setting-twins_traits-start = wie zu Spielbeginn
setting-twins_dead = 12 · Wenn alle fallen
setting-twins_dead-text = Wer gewinnt, wenn der Letzte fällt: alle zusammen, die vorher gestorben sind, oder niemand.
setting-twins_dead-together = die Toten gemeinsam
setting-twins_dead-nobody = niemand
