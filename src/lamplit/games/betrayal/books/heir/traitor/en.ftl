heir-assassin = Where does an Assassin hide? Nobody else hears it. ({ $left } to go)
heir-spring = { $who } walks in on one of yours: { $room }. Does the Assassin spring?
option-spring = Now
option-wait = Not yet
