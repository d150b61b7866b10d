haunt-49 = Es steht dir gut
