name-spy = the spy
name-friend = a friend
event-your-mask = Behind your mask you are { $mask }.
event-night = Night { $number } falls over the ballroom.
event-listened = You listened at the door of { $to }.
event-morning =
    { $dark ->
        [yes] In the morning the lamp is cold.
       *[no] In the morning the lamp still burns.
    }
event-suspects =
    { $whom-id ->
        [ann] { $who } suspects { $whom }.
        [ben] { $who } suspects { $whom }.
        [cat] { $who } suspects { $whom }.
       *[other] { $who } suspects nobody.
    }
event-unmasked = { $who } takes the mask off: { $mask }.
event-told-all = The friends tell each other what they have heard.
event-dawn = Dawn breaks. It was { $spy } all along.
at-night = What do you do tonight?
option-sleep = Sleep
option-listen = Listen at the door of { $a }
suspect = Whom do you suspect?
option-suspect = I suspect { $a }
option-nobody = I suspect nobody
