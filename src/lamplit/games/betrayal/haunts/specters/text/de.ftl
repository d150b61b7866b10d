haunt-11 = Lasst sie herein
