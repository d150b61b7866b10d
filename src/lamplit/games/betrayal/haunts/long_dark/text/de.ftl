haunt-51 = Das lange Dunkel
