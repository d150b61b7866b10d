buried-where = In which room have you buried the victim?
    .help = Nobody else learns it.
buried-break = You have beaten { $whom }. Do you destroy the Spirit Board?
option-buried-breaks = Destroy it
