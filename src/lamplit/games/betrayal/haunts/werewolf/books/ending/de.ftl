result-werewolf-slain = Der Schuss ist nicht laut. Es klingt, als schlüge jemand ein Buch zu. Was da liegt, wird kleiner und blasser und ist zuletzt nur noch ein Mensch, der schläft, mit bloßen Füßen; ihr legt einen Mantel darüber und bleibt, bis der Mond fort ist. Der Hund kommt und legt den Kopf auf den Mantel. Niemand schickt ihn weg.
result-werewolf-all-dead = Noch vor Sonnenaufgang laufen sie los, über den Rasen, über die Mauer, und die Stadt unter dem Hügel weiß noch nicht, warum ihre Hunde unter die Betten gekrochen sind. Hinter ihnen steht ein Haus, und alle Türen sind offen. Einmal hat man sie hereingebeten. Noch einmal wird das nicht nötig sein.
ending-werewolf-slain = Der letzte Werwolf ist tot
ending-werewolf-all-dead = Nur Wölfe sind übrig
