option-out = Blow out the lamp
