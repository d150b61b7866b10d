haunt-35 = Small Change
