checkmate-beside = Zu wem setzt sich der Tod?
option-beside = { $a }
