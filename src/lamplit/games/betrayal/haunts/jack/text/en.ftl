haunt-48 = Stacked Like Cordwood
