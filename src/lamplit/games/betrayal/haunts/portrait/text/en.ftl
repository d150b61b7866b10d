haunt-19 = A Friend for the Ages
