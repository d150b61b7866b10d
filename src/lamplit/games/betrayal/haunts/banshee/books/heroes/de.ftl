option-task-banshee-exorcise = Einen Teil des Exorzismus sprechen: { $b }
