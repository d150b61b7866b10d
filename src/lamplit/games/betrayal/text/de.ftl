### Die Wörter von Betrayal. Kennungen und Gepflogenheiten: siehe lamplit/text/wording.py.
### Namen von Räumen, Abenteurern, Karten und Spukgeschichten stehen in Ordnern neben dieser Datei.

## Plätze, Seiten und was jemand ist

name-explorer1 = Abenteurer 1
name-explorer2 = Abenteurer 2
name-explorer3 = Abenteurer 3
name-explorer4 = Abenteurer 4
name-explorer5 = Abenteurer 5
name-explorer6 = Abenteurer 6
name-explorers = die Abenteurer
name-heroes = die Helden
name-monsters = die Monster
name-explorer = Abenteurer
name-hero = Held
name-traitor = Verräter

## Phasen des Spiels

phase-set-up = Aufbruch
phase-exploring = Erkundung
phase-haunt = Der Spuk

## Eigenschaften und Schaden. Form: der Wurf

name-speed = Tempo
    .roll = Tempowurf
name-might = Stärke
    .roll = Stärkewurf
name-sanity = Verstand
    .roll = Verstandswurf
name-knowledge = Wissen
    .roll = Wissenswurf
name-physical = physisch
name-mental = mental

## Geschosse. Formen: wo, wohin

name-basement = Keller
    .at = im Keller
    .to = in den Keller
name-ground = Erdgeschoss
    .at = im Erdgeschoss
    .to = ins Erdgeschoss
name-upper = Obergeschoss
    .at = im Obergeschoss
    .to = ins Obergeschoss

## Seiten eines Raums

name-n = Norden
name-e = Osten
name-s = Süden
name-w = Westen

## Die Stapel

name-omen = Omen
name-item = Gegenstand
name-event = Ereignis
name-room = Raum

## Farben

name-red = Rot
name-orange = Orange
name-yellow = Gelb
name-green = Grün
name-blue = Blau
name-purple = Lila
name-magenta = Magenta
name-white = Weiß

## Marker. Die von Geheimgang, Geheimtreppe, Skeletten und Rauch heißen wie ihre Karten.

name-below_collapsed_room = Unter eingestürztem Raum
name-blessing = Segen
name-closet = Schrank
name-drip = Tropfen
name-safe = Safe
name-slide = Rutsche
name-vault_empty = Tresor geleert
name-wall_switch = Wandschalter
token-below_collapsed_room-text = Wer aus dem Eingestürzten Raum fällt, landet hier.
token-blessing-text = Helden hier nehmen für jeden Eigenschaftswurf 1 Würfel mehr.
token-closet-text = Einmal pro Zug darfst du hier 2 Würfel werfen, um den Schrank zu öffnen. 4: ein Gegenstand. 2–3: ein Ereignis. 0–1: ein Ereignis, und der Schrank ist weg.
token-drip-text = Abenteurer hier nehmen für jeden Eigenschaftswurf 1 Würfel weniger, mindestens aber 1.
token-safe-text = Einmal pro Zug darfst du hier einen Wissenswurf machen. 5+: 2 Gegenstände, und der Safe ist weg. 2–4: 1 Würfel physischer Schaden. 0–1: 2 Würfel physischer Schaden.
token-secret_passage-text = Führt für 1 Feld zum anderen Ende des Geheimgangs.
token-secret_stairs-text = Führt für 1 Feld zum anderen Ende der Geheimtreppe.
token-skeletons-text = Einmal pro Zug darfst du hier einen Verstandswurf machen, um sie zu durchsuchen. 5+: ein Gegenstand, und die Skelette sind weg. 0–4: 1 Würfel mentaler Schaden.
token-slide-text = Einmal pro Zug darfst du hier einen Stärkewurf machen, um zu rutschen. 5+: in einen beliebigen Raum eines tieferen Geschosses. 0–4: in einen neuen Kellerraum, mit 1 Würfel physischem Schaden.
token-smoke-text = Abenteurer hier nehmen für jeden Eigenschaftswurf 2 Würfel weniger, mindestens aber 1. Niemand sieht hinein oder hinaus.
token-vault_empty-text = Der Tresor steht offen. Es ist nichts mehr darin.
token-wall_switch-text = Einmal pro Zug darfst du in einem der beiden Räume einen Wissenswurf machen. 3+: Du gehst durch die Wand, und es kostet keine Bewegung.
