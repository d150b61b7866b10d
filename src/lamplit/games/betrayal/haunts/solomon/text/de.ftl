haunt-28 = Der Ring des Königs Salomo
