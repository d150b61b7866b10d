haunt-7 = Carnivorous Ivy
