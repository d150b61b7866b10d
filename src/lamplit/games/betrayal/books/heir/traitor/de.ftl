heir-assassin = Wo verbirgt sich ein Attentäter? Niemand sonst erfährt es. (Noch { $left })
heir-spring = { $who } kommt bei einem der Deinen herein: { $room }. Sticht der Attentäter zu?
option-spring = Jetzt
option-wait = Noch nicht
