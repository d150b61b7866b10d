### Dawn of the Zeds im Terminal gezeichnet.

## Die Runde

zeds-turn =
    { $turn ->
        [0] { $level } · vor dem Spiel
       *[other] { $level } · Runde { $turn } · Karten bis zum Morgen: { $left }
    }
zeds-quoted = „{ $words }“
zeds-tab-four_r = PRFN { $count }
zeds-tab-infection =
    { $rolled ->
        [yes] Infektion: Wurf
       *[no] Infektion
    }
zeds-tab-eat =
    { $number ->
        [roll] Verbrauch: Wurf
       *[other] Verbrauch: { $number }
    }
zeds-tab-zeds = Zeds: { $tracks }
zeds-tab-ALL = alle
zeds-tab-FATE2 = Story ×2
zeds-tab-actions = Aktionen: { $count }
zeds-tab-housekeeping = Ende

## Vorräte und Stadt

zeds-ammo = Munition { $count }
zeds-supplies = Nachschub { $count }
zeds-infection = Infektion { $count }/{ $most }
zeds-chaos = Chaos übrig { $count }
zeds-bag = Zeds im Beutel { $count }
zeds-start = Start
zeds-danger = Stadt: { $count }
zeds-hospital = Krankenhaus
zeds-offices = Gebäude
zeds-cemetery = Friedhof
zeds-hand = Karten
zeds-horde-hand = Karten der Horde
zeds-research = Forschung
zeds-research-left =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
zeds-score = Wertung
zeds-weapon = Superwaffe

## Antworten

zeds-others = Alle
zeds-brief-move = → { $place }
zeds-brief-attack =
    { $last ->
        [0] Angriff { $place } { $win } %
       *[other] Angriff { $place } { $win } % (verloren { $last } %)
    }
zeds-brief-fire = Schuss auf { $zed } { $place } (Treffer { $hits }, tot { $kill } %)
zeds-brief-forage = suchen { $find } %
zeds-brief-build = Barrikade { $place }
zeds-brief-heal = heilen
zeds-brief-discharge = ins Stadtzentrum
zeds-brief-bury = aufgeben
zeds-brief-research = forschen
option-attack = { $a }: Angriff { $b-at } (Sieg { $c } %, für immer verloren { $d } %)
option-defend = { $a } (Sieg { $b } %, für immer verloren { $c } %)
option-shoot = { $a }: Schuss auf { $b } { $c-at } (Treffer { $e }, tot { $d } %)
option-search = { $a }: suchen (Fund { $b } %)
option-piece = { $a } ({ $b })
zeds-figures =
    { $fire ->
        [0] Stärke { $full }, reduziert { $reduced }; Bewegung { $move }; schießt nicht
        [one] Stärke { $full }, reduziert { $reduced }; Bewegung { $move }
       *[other] Stärke { $full }, reduziert { $reduced }; Bewegung { $move }; schießt bis zu { $fire } Felder weit
    }
