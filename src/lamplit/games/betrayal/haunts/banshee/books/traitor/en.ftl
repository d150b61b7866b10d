banshee-facing = Which way does the Banshee look?
banshee-where = Where does the Banshee appear?
banshee-way = Which way does the Banshee take?
banshee-whom = Who hears the Banshee?
option-walk-on = On along the wall
option-across = Across { $a-to }
option-hear = { $a }
