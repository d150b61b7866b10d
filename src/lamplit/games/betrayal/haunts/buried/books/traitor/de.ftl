buried-where = In welchem Raum hast du das Opfer begraben?
    .help = Niemand sonst erfährt es.
buried-break = Du hast { $whom } besiegt. Zerstörst du das Geisterbrett?
option-buried-breaks = Zerstören
