option-out = Die Lampe ausblasen
