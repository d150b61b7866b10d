option-task-banshee-exorcise = Speak a part of the exorcism: { $b }
