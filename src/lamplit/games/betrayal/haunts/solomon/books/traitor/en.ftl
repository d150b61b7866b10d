solomon-gate = In which room do the Demons come?
solomon-hunt = Whom does it go for?
solomon-attack = Whom does it attack?
