option-task-ivy-brew = Das Pflanzengift brauen
option-task-ivy-spray = Sprühen: { $b }
