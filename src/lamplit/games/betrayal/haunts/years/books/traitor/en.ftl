years-rises = Which of your traits rises?
