haunt-41 = Der unsichtbare Verräter
