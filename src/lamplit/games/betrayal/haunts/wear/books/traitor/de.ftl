option-task-wear-strike = Auf den Körper einschlagen: { $b }
option-task-wear-possess = In den Körper schlüpfen: { $b }
