haunt-46 = Das Festmahl
