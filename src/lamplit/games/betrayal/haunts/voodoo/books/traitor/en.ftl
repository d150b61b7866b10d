voodoo-doll = Which doll do you make for { $whom }?
voodoo-hide = Where do you hide the doll of { $whom }? Nobody else hears it.
option-doll = { $a }
