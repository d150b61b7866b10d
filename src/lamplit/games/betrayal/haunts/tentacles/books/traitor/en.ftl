tentacles-lair =
    { $left ->
        [one] Which room do you add to the house?
       *[other] Which room do you add to the house? { $left } to go.
    }
tentacles-arm =
    { $left ->
        [one] Where does the last Tentacle grow?
       *[other] Where does a Tentacle grow? { $left } are still to come.
    }
tentacles-head = Where is the Head?
