### Terrorscape im Terminal gezeichnet.

## Auf dem Plan

terrorscape-map-exit = Hauptausgang
terrorscape-map-hidden-exit = Geheimausgang
terrorscape-map-radio = Funkgerät
terrorscape-map-items = Gegenstände
terrorscape-map-mystic = Mystischer Ort
terrorscape-map-tool = Werkzeug-Ort
terrorscape-map-knowledge = Wissen-Ort
terrorscape-map-passage = Geheimweg { $number }
terrorscape-map-noise = ♪ Geräusch
terrorscape-map-echo = (♪)
terrorscape-map-trap = Falle
terrorscape-map-plan-token = Plan
terrorscape-map-last-seen = ▲ zuletzt hier

terrorscape-plan-cut = Der Plan braucht { $columns } Spalten; rechts fehlt etwas, bis das Fenster breiter ist.

## Neben dem Plan

terrorscape-state-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
terrorscape-state-turn =
    { $turn ->
        [survivors] Zug der Überlebenden
        [killer] Zug des Killers
        [encounter] Begegnung!
       *[other] Vor dem Spiel
    }
terrorscape-state-killer = Stufe { $level }, Stärke { $strength }
terrorscape-state-killer-at = Ort: { $place }
terrorscape-state-killer-hidden = schleicht, zuletzt: { $place }
terrorscape-state-hand-size = Karten auf der Hand: { $count }
terrorscape-state-out =
    { $out ->
        [eliminated] { $who } – eliminiert
        [lost] { $who } – im Haus verloren
        [rescued] { $who } – gerettet
       *[escaped] { $who } – entkommen
    }
terrorscape-state-fear = Furcht { $fear }
terrorscape-state-keys = Schlüssel { $keys } von { $need }
terrorscape-state-keys-enough = Schlüssel { $keys }: genug
terrorscape-state-radio = Funkgerät { $progress } von { $need }
terrorscape-state-rescue =
    { $rounds ->
        [one] Rettung in 1 Runde
       *[other] Rettung in { $rounds } Runden
    }
terrorscape-state-blocks = Barrikaden { $blocks } von { $most }
terrorscape-state-firecracker = Böller: sonst ist nichts zu hören
terrorscape-state-decks = Entdecken { $discover }, Suchen { $search }
terrorscape-state-skill-deck = Zugstapel { $count }

## Unter dem Plan

terrorscape-own-hand = Hand
terrorscape-own-discard = Abwurfstapel
terrorscape-own-items = { $who } ({ $count } von { $limit })
terrorscape-own-keys =
    { $keys ->
        [one] ein Schlüssel
       *[other] { $keys } Schlüssel
    }
terrorscape-own-plan = Plan „{ $plan }“

## Antworten

terrorscape-group-go = { $who } geht
terrorscape-group-sprint = { $who } sprintet, mit einem Geräusch am Ziel
terrorscape-group-stay = { $who } bleibt
terrorscape-group-things = Was { $who } bei sich hat
terrorscape-group-rest = { $who } kann auch
terrorscape-way-there = { $place } ({ $id })
terrorscape-way-back = { $place } ({ $id }), hinaus und zurück
terrorscape-way-passage = { $place } ({ $id }), Geheimweg
option-between = { $a } ({ $a-id })
option-clear = Barrikade wegräumen: { $a } ({ $a-id })

## Die Zeichen, für `?`

terrorscape-legend =
    Auf dem Plan:
      ▲  der Killer               ▲? wo der Killer zuletzt zu sehen war
      ♪  Geräusch                 (♪) Geräusch der vorigen Runde
      X  Barrikade                ┊ ┈ offener Weg; eine Lücke in der Wand ist eine Tür
    Daneben:
      ♥♥ unverletzt, ♥♡ verletzt   ◉ ist als Erstes dran   ✓ hat gehandelt
