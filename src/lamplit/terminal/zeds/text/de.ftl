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
zeds-tab-housekeeping = Organisation

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
zeds-brief-attack = Angriff { $place }
zeds-brief-fire = Schuss auf { $zed } { $place }
zeds-brief-forage = suchen
zeds-brief-build = Barrikade { $place }
zeds-brief-heal = heilen
zeds-brief-discharge = ins Stadtzentrum
zeds-brief-bury = aufgeben
zeds-brief-research = forschen
option-attack = { $a }: Angriff { $b-at }{ $b-code }
option-shoot = { $a }: Schuss auf { $b } { $c-at }
option-piece = { $a } ({ $b })
zeds-lost =
    { $count ->
        [one] Noch 1 Aktion ist übrig und würde verfallen.
       *[other] Noch { $count } Aktionen sind übrig und würden verfallen.
    }
zeds-figures =
    { $fire ->
        [0] Stärke { $full }, reduziert { $reduced }; Bewegung { $move }; schießt nicht
        [one] Stärke { $full }, reduziert { $reduced }; Bewegung { $move }
       *[other] Stärke { $full }, reduziert { $reduced }; Bewegung { $move }; schießt bis zu { $fire } Felder weit
    }

## Aussichten

zeds-odds-breaks = bricht durch { $value } %
zeds-odds-win = Sieg { $value } %
zeds-odds-kill = tot { $value } %
zeds-odds-find = Fund { $value } %
zeds-odds-chance = gelingt { $value } %
zeds-odds-hits = Treffer bei Gegnern im Schnitt { $value }
zeds-odds-hurt = bei der Stadt im Schnitt { $value }
zeds-odds-last = letzter Treffer { $value } %
zeds-odds-lost = verirrt { $value } %
zeds-odds-kept = Karte bleibt { $value } %
zeds-odds-supplies = Nachschub { $value }
zeds-odds-ammo = Munition { $value }
zeds-odds-infection = Infektion { $value }
zeds-column = Spalte { $column } ({ $shifts })
zeds-no-shifts = keine Verschiebung
zeds-no-fight = kein Kampf
zeds-way = { $chance } %: { $figures }

## Die Zeichen, für `?`

zeds-legend =
    Auf den Wegen:
      F7  Feld: sein Weg und wie weit es noch zur Stadt ist; TC ist das Stadtzentrum
      5³  Stärke 5, nach 3 Treffern erledigt; Z Super-Zed, i Infizierer, R Plünderer, * mit Markern
      !   widerspenstig          ⌂ Dorfbewohner oder Flüchtlinge, » unterwegs
      ✗   Chaos                  ▒ Barrikade   ■ Stützpunkt   ※ Minenfeld   ⊘ kein Durchkommen
    Stadt: 8  wenn der Weg noch 8-mal aktiviert wird, sind die Ersten im Stadtzentrum
    Darüber und darunter: ▸ läuft gerade, ✓ vorbei; ›2 Bewegung 2
    Bei den Antworten: → dorthin gehen; letzter Treffer: die eigene Einheit geht verloren
