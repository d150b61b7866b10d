portrait-bloom = Which of your traits rises?
option-task-portrait-ruin = Pour out the Paint
portrait-which = Which room do you bring into the house?
option-task-portrait-build = Bring a room into the house
