option-task-ivy-brew = Brew the Plant Spray
option-task-ivy-spray = Spray: { $b }
