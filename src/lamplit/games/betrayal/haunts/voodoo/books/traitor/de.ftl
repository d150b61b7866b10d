voodoo-doll = Welche Puppe machst du für { $whom }?
voodoo-hide = Wo versteckst du die Puppe von { $whom }? Niemand sonst erfährt es.
option-doll = { $a }
