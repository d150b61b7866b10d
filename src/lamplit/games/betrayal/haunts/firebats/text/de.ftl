haunt-38 = Höllenbestien
