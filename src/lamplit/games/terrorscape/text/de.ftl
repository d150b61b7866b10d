### Die Wörter von Terrorscape. Kennungen und Regeln dafür: siehe lamplit/text/wording.py.

## Das Spiel, seine Seiten und Plätze

name-killer = Killer
name-survivors = Überlebende
name-both = beide Seiten
name-survivor1 = Überlebender 1
name-survivor2 = Überlebender 2
name-survivor3 = Überlebender 3
turn-set-up = Aufbau
turn-survivors = Zug der Überlebenden
turn-killer = Zug des Killers
turn-encounter = Begegnung
out-eliminated = eliminiert
out-escaped = entkommen
out-rescued = gerettet
out-lost = im Haus verloren

## Orte und Zonen. Formen: wo, wohin, woher

name-r1 = Eingangshalle
    .at = in der Eingangshalle
    .to = in die Eingangshalle
    .from = aus der Eingangshalle
name-r2 = Galerie
    .at = in der Galerie
    .to = in die Galerie
    .from = aus der Galerie
name-r3 = Korridor
    .at = im Korridor
    .to = in den Korridor
    .from = aus dem Korridor
name-r4 = Arbeitszimmer
    .at = im Arbeitszimmer
    .to = ins Arbeitszimmer
    .from = aus dem Arbeitszimmer
name-r5 = Bibliothek
    .at = in der Bibliothek
    .to = in die Bibliothek
    .from = aus der Bibliothek
name-b1 = Wohnzimmer
    .at = im Wohnzimmer
    .to = ins Wohnzimmer
    .from = aus dem Wohnzimmer
name-b2 = Esszimmer
    .at = im Esszimmer
    .to = ins Esszimmer
    .from = aus dem Esszimmer
name-b3 = Küche
    .at = in der Küche
    .to = in die Küche
    .from = aus der Küche
name-b4 = Lagerraum
    .at = im Lagerraum
    .to = in den Lagerraum
    .from = aus dem Lagerraum
name-b5 = Bankettsaal
    .at = im Bankettsaal
    .to = in den Bankettsaal
    .from = aus dem Bankettsaal
name-g1 = Pfad
    .at = auf dem Pfad
    .to = auf den Pfad
    .from = vom Pfad
name-g2 = Friedhof
    .at = auf dem Friedhof
    .to = auf den Friedhof
    .from = vom Friedhof
name-g3 = Schuppen
    .at = im Schuppen
    .to = in den Schuppen
    .from = aus dem Schuppen
name-g4 = Gewächshaus
    .at = im Gewächshaus
    .to = ins Gewächshaus
    .from = aus dem Gewächshaus
name-g5 = Garten
    .at = im Garten
    .to = in den Garten
    .from = aus dem Garten
name-red = rote Zone
    .at = in der roten Zone
name-blue = blaue Zone
    .at = in der blauen Zone
name-green = grüne Zone
    .at = in der grünen Zone
name-range = Reichweite 1
    .at = in Reichweite 1

## Personen

name-anna = Anna
name-johnson = Johnson
name-marco = Marco
name-sophia = Sophia
name-william = William
who-anna = Anna Kubrick, Studentin
who-anna-text = Unauffällig: Beim SPÜREN wird sie nie gemeldet. Sorgfältig: Wenn sie einen Ort durchsucht, entsteht kein Geräusch, egal was sie zieht.
who-johnson = Johnson Nispel, Ingenieur
who-johnson-text = Großer Rucksack: trägt mehr als die üblichen drei Gegenstände. Technikexperte: Ein Werkzeugkasten repariert in seinen Händen 3 statt 2.
who-marco = Marco Carven, Arzt
who-marco-text = Vorbereitet: beginnt mit seinem Arztkoffer. Ausgerüstet (Sonderaktion): nimmt Adrenalin oder ein Beruhigungsmittel vom Abwurfstapel der Überlebenden zurück.
who-sophia = Sophia Scott, Detektivin
who-sophia-text = Flink: beginnt mit ihrer Kamera. Aufmerksam (Sonderaktion): geht durch einen Geheimweg; mit einer Taschenlampe ist das nur eine Zusatzaktion.
who-william = William Hooper, Sportler
who-william-text = Zäh: Verteidigung +1, wenn er sich ohne { $william_persistence ->
        [no_weapon] Waffe
       *[no_item] Gegenstand
    } verteidigt. Sprint (Sonderaktion): { $sprint_exact ->
        [yes] genau
       *[no] bis zu
    } 3-mal BEWEGEN, dann ein Geräusch, wo er anhält.
name-butcher = Schlächter
    .the = der Schlächter
name-spectre = Gespenst
    .the = das Gespenst
name-murderer = Mörder
    .the = der Mörder
who-butcher-text = Von Anfang an stark und schwer abzuschütteln: versperrt Türen und wütet mit der Kettensäge.
who-spectre-text = Schwach im Angriff, lebt aber von der Furcht: verbreitet sie überall und schlägt zu, wo sie am größten ist.
who-murderer-text = Hält sich im Verborgenen und taucht auf, wo niemand damit rechnet; wird am Ende sehr stark.

## Was die Stufen eines Killers bringen

level-butcher-1 = Stärke 5.
level-butcher-2 = Dauerhaft Stärke +1.
level-butcher-3 = Schaltet „Brutaler Wutanfall“ frei.
level-butcher-4 = „Heulende Kettensäge“ gilt als schnelle Fähigkeit.
level-butcher-5 = Zu Beginn einer Begegnung wird jeder Überlebende dort noch vor dem ersten Angriff verletzt.
level-spectre-1 = Stärke 2. Zu Beginn einer Begegnung erhält jeder Überlebende dort vor dem ersten Angriff 1 Furcht.
level-spectre-2 = Nach „Vorbeihuschen“ dürfen zwei Handkarten abgeworfen werden, um zu SUCHEN.
level-spectre-3 = Wird ein Überlebender von Furcht überwältigt, dürfen drei Handkarten abgeworfen werden, um ihn zu verletzen.
level-spectre-4 = Schaltet „Lebensentzug“ frei.
level-spectre-5 = Zu Beginn einer Begegnung wird jeder Überlebende dort noch vor dem ersten Angriff verletzt.
level-murderer-1 = Stärke 4.
level-murderer-2 = Findet das SUCHEN beim Erscheinen jemanden: Stärke +3 für diesen Zug.
level-murderer-3 = Schaltet „Todesblüte“ frei.
level-murderer-4 = Dauerhaft Stärke { $murderer_l4 ->
        [1] +1
       *[2] +2
    }, dann bis zu vier beliebige Türen VERBARRIKADIEREN.
level-murderer-5 = Zu Beginn einer Begegnung wird jeder Überlebende dort noch vor dem ersten Angriff verletzt.

## Fähigkeitskarten

card-kind-fast = schnelle Fähigkeit
card-kind-special = Sonderfähigkeit
card-kind-slow = langsame Fähigkeit
card-kind-attack = Angriff
name-pursue = Verfolgen
card-pursue-text = 1-mal BEWEGEN. Eine Barrikade auf dem Weg fällt.
name-sense = Spüren
card-sense-text = Eine Zone SPÜREN: { $sense_answer ->
        [anyone] Du erfährst, ob jemand dort ist
       *[names] Die Überlebenden dort werden genannt
    }.
name-barricade = Barrikade
card-barricade-text = Eine Tür am eigenen Ort VERBARRIKADIEREN.
name-chainsaw = Heulende Kettensäge
card-chainsaw-text = Alle in Reichweite 1 erhalten 1 Furcht. Dann bis zu 1-mal BEWEGEN und jeden Überlebenden am erreichten Ort verletzen, ganz ohne Begegnung. Ab Stufe 4 eine schnelle Fähigkeit.
name-madness = Wahnsinn
card-madness-text = Eine { $madness_scope ->
        [anywhere] beliebige Tür
       *[own_place] Tür am eigenen Ort
    } VERBARRIKADIEREN; Stärke +2 bis zum Ende des Zuges.
name-stay = HAAALT!
card-stay-text = Alle Türen am eigenen Ort VERBARRIKADIEREN.
name-brutal_rage = Brutaler Wutanfall
card-brutal_rage-text = 1- bis 2-mal BEWEGEN, dann SUCHEN. Ist niemand da und fiel unterwegs eine Barrikade, darf das Ganze wiederholt werden.
name-scream = Schrei
card-scream-text = Alle in Reichweite 1 erhalten 1 Furcht.
name-whizzing_by = Vorbeihuschen
card-whizzing_by-text = 1- bis 4-mal BEWEGEN, dann erhält jeder Überlebende am Startort und entlang des Weges 1 Furcht. Ab Stufe 2 ist danach für zwei Handkarten SUCHEN möglich.
name-vanish = In Luft auflösen
card-vanish-text = 0- bis 2-mal SCHLEICHEN. Beim Erscheinen erhalten alle in Reichweite 1 je 1 Furcht.
name-trail_of_fear = Spur der Furcht
card-trail_of_fear-text = Jeder Überlebende mit Furcht muss seinen Ort preisgeben, auch Anna.
name-life_drain = Lebensentzug
card-life_drain-text = Jeder Überlebende mit Furcht wird verletzt, wo auch immer er ist.
name-stalk = Nachstellen
card-stalk-text = 0- bis 2-mal SCHLEICHEN. Oder in einer Begegnung: Stärke +1 für diesen Angriff.
name-deduction = Logischer Schluss
card-deduction-text = Zwei beliebige aneinandergrenzende Orte SPÜREN.
name-notice = Mordankündigung
card-notice-text = Jeder Überlebende erhält 1 Furcht.
name-lurk = Lauernde Gefahr
card-lurk-text = 0- bis 2-mal SCHLEICHEN. Beim Erscheinen erhält ein Überlebender deiner Wahl 1 Furcht.
name-death_blossom = Todesblüte
card-death_blossom-text = 0- bis 2-mal SCHLEICHEN. Beim Erscheinen werden alle Überlebenden in Reichweite 1 eliminiert; kein Amulett hilft dagegen.

## Gegenstände. Form: was man nimmt, nutzt, verliert

name-nothing = nichts
    .a = nichts
name-key = Schlüssel
    .a = einen Schlüssel
item-key-text =
    { $separate_ways ->
        [yes] Bleibt bei dir und belegt keinen Platz. Mit drei eigenen kommst du durch den Hauptausgang. Beim Ziehen laut.
       *[no] Kommt an die Schlüsselwand und belegt keinen Platz. Fünf davon öffnen den Hauptausgang. Beim Ziehen laut.
    }
name-toolbox = Werkzeugkasten
    .a = einen Werkzeugkasten
item-toolbox-text = Sonderaktion am Funkgerät: repariert 2 (Johnson 3), mit einem Geräusch. Beim Ziehen laut; wird verbraucht.
name-whiskey = Whiskeyflasche
    .a = eine Whiskeyflasche
item-whiskey-text = Zusatzaktion: ein Geräusch an einem angrenzenden Ort, auch hinter einer Barrikade. Wird verbraucht.
name-hatchet = Beil
    .a = ein Beil
item-hatchet-text = Wenn du angegriffen wirst: Verteidigung +1. Oder Zusatzaktion: entfernt eine Barrikade am eigenen Ort. Wird verbraucht.
name-herbs = Heilkräuter
    .a = Heilkräuter
item-herbs-text = Sonderaktion: HEILEN, mit einem Geräusch am eigenen Ort. Wird verbraucht.
name-limestone = Kalksteinmehl
    .a = Kalksteinmehl
item-limestone-text = Wenn du angegriffen wirst: Verteidigung +2. Wird verbraucht.
name-ammo = Munition
    .a = Munition
item-ammo-text = Wenn du angegriffen wirst, zusammen mit einem Revolver: Verteidigung +4. Wird verbraucht.
name-revolver = Revolver
    .a = einen Revolver
item-revolver-text = Damit verschießt du Munition, wenn du angegriffen wirst; allein bringt er nichts. Bleibt erhalten.
name-sedatives = Beruhigungsmittel
    .a = ein Beruhigungsmittel
item-sedatives-text = Zusatzaktion: Deine ganze Furcht ist weg. Wird verbraucht.
name-adrenaline = Adrenalin
    .a = Adrenalin
item-adrenaline-text = Zusatzaktion: { $adrenaline ->
       *[one] 1-mal
        [other] 1- bis { $adrenaline }-mal
    } BEWEGEN. Wird verbraucht.
name-firecracker = Böller
    .a = einen Böller
item-firecracker-text = { $firecracker ->
        [special] Sonderaktion
       *[extra] Zusatzaktion
    }: In diesem Zug ist es überall laut, einzelne Geräusche gehen darin unter. Wird verbraucht.
name-shortsword = Kurzschwert
    .a = ein Kurzschwert
item-shortsword-text = Wenn du angegriffen wirst: Verteidigung +1. Bleibt erhalten.
name-longsword = Langschwert
    .a = ein Langschwert
item-longsword-text = Wenn du angegriffen wirst: Verteidigung { $longsword ->
        [2] +2
       *[3] +3
    }, aber der Killer zieht sofort 1 Karte. Bleibt erhalten. Beim Ziehen laut.
name-amulet = Antikes Amulett
    .a = das Antike Amulett
item-amulet-text = Fängt eine Verletzung ab, aber nur außerhalb von Begegnungen. Wird verbraucht. Beim Ziehen laut.
name-secret_map = Geheimkarte
    .a = die Geheimkarte
item-secret_map-text =
    { $separate_ways ->
        [yes] Mit drei eigenen Schlüsseln kannst du auch am Geheimausgang entkommen. Bleibt erhalten.
       *[no] Mit fünf Schlüsseln kann das Team auch am Geheimausgang entkommen. Bleibt erhalten.
    }
name-flashlight = Taschenlampe
    .a = die Taschenlampe
item-flashlight-text = Sonderaktion: durch einen Geheimweg gehen. Für Sophia eine Zusatzaktion. Bleibt erhalten.
name-trap_parts = Fallenteile
    .a = Fallenteile
item-trap_parts-text = Sonderaktion: stellt am eigenen Ort eine Falle auf. Beim ersten Angriff der nächsten Begegnung dort: Verteidigung +2. Wird verbraucht.
name-medical_kit = Marcos Arztkoffer
    .a = Marcos Arztkoffer
item-medical_kit-text = Sonderaktion, nur Marco: jemanden { $medkit_reach ->
        [anywhere] an einem beliebigen Ort
       *[same_place] am eigenen Ort
    } HEILEN und von aller Furcht befreien. { $medkit ->
        [lasting] Bleibt erhalten.
       *[single] Wird verbraucht.
    }
name-camera = Sophias Kamera
    .a = Sophias Kamera
item-camera-text =
    { $camera ->
        [lasting] Zusatzaktion, nur Sophia, einmal pro Zug: ein Geräusch am eigenen Ort. Bleibt erhalten.
       *[single] Zusatzaktion, nur Sophia: ein Geräusch am eigenen Ort. Wird verbraucht.
    }

## Eigenschaften der Überlebenden

name-s01 = Sprintreserve
trait-S01-text = Sonderaktion, einmal: ein Geräusch am eigenen Ort, dann 2- bis 4-mal BEWEGEN.
name-s02 = Koordinator
trait-S02-text = Sonderaktion: Jeder andere Überlebende am eigenen Ort darf sich 1- bis 2-mal BEWEGEN.
name-s03 = Kräuterkunde
trait-S03-text = Du nutzt Heilkräuter ohne Geräusch.
name-s04 = Waffenschein
trait-S04-text = Du beginnst mit einem Revolver, und deine Munition bringt 1 mehr.
name-s05 = Kampfkunst
trait-S05-text = Wenn du angegriffen wirst und dich ohne Gegenstand verteidigst: Verteidigung +1.
name-s06 = Eilige Flucht
trait-S06-text = Beginnst du in Reichweite 1 des Killers, geht deine Aktion BEWEGEN einen Schritt weiter.
name-s07 = Unerschrocken
trait-S07-text = Deine Aktion BEWEGEN nimmt dir außerdem 1 Furcht.
name-s08 = Erste Hilfe
trait-S08-text = Sonderaktion, einmal: einen anderen Überlebenden am eigenen Ort HEILEN.
name-s09 = Überlebensinstinkt
trait-S09-text = Nach einer Begegnung darfst du bis zu 2 Orte weit weglaufen, und deine ganze Furcht ist weg.
name-s10 = Mut zusprechen
trait-S10-text = Sonderaktion: Alle anderen Überlebenden verlieren { $morale_boost ->
        [one] je 1 Furcht
       *[all] ihre ganze Furcht
    }, wo immer sie sind.
name-s11 = Leise Finger
trait-S11-text = Einmal: ein Geräusch verhindern, das bei deinem Entdecken entstünde.
name-s12 = Heldentat
trait-S12-text =
    { $heroic_save_once ->
        [yes] Einmal dürfen sich zu Beginn einer Begegnung alle anderen Gefundenen 1-mal BEWEGEN und sind damit aus der Begegnung heraus.
       *[no] Zu Beginn einer Begegnung dürfen sich alle anderen Gefundenen 1-mal BEWEGEN und sind damit aus der Begegnung heraus.
    }
name-s13 = Geräuschköder
trait-S13-text = Zusatzaktion, einmal: ein Geräusch an einem beliebigen Ort.
name-s14 = Provokation
trait-S14-text = Sonderaktion: ein Geräusch am eigenen Ort; der Killer wirft 3 Karten vom Zugstapel ab und zieht 1.
name-s15 = Glückssträhne
trait-S15-text = Zeigen alle deine Würfel 0, gelingt die Verteidigung.
name-s16 = Hellwach
trait-S16-text = { $hypervigilance ->
        [place] Am Ort des Killers
       *[range] In Reichweite 1 des Killers
    } reparierst, durchsuchst und entdeckst du ohne Geräusch.
name-s17 = Geheimwaffe
    .a = eine Geheimwaffe
trait-S17-text = Wenn du angegriffen wirst, einmal: gilt als Gegenstand mit Verteidigung +4.
name-s18 = Fingerfertigkeit
trait-S18-text = Beim Entdecken, einmal: beide Karten behalten.
name-s19 = Kluger Zug
trait-S19-text = Zusatzaktion, einmal: eine beliebige Barrikade oder deine ganze Furcht entfernen oder ein Geräusch an einem angrenzenden Ort machen.
name-s20 = Schnelle Reaktion
trait-S20-text = Zusatzaktion, einmal: 1-mal BEWEGEN.

## Eigenschaften des Killers

name-k01 = Einkesselung
trait-K01-text = Ende eines Zuges ohne Begegnung, nicht schleichend: 2 Handkarten abwerfen, um eine Tür am eigenen Ort zu VERBARRIKADIEREN.
name-k02 = Spiel mit der Beute
trait-K02-text = Du darfst die Gefundenen laufen lassen: Die Begegnung entfällt, und du ziehst 3 Karten mehr.
name-k03 = Hinterlist
trait-K03-text = Beginne mit 1 Karte mehr; über dem Handkartenlimit wählst du, welche Karte geht.
name-k04 = Albtraum
trait-K04-text = Alle Überlebenden beginnen mit 1 Furcht.
name-k05 = Schnelles Handeln
trait-K05-text = Beginn des Zuges, nicht schleichend: 2 Handkarten abwerfen für 1-mal BEWEGEN.
name-k06 = Feines Gehör
trait-K06-text = Beginn des Zuges: 1 Handkarte abwerfen, um einen Ort mit einem Geräusch zu SPÜREN.
name-k07 = Fährtenleser
trait-K07-text = Beginn des Zuges, nicht schleichend: 1 Handkarte abwerfen, um alles in Reichweite 1 zu SPÜREN.
name-k08 = Selbstprüfung
trait-K08-text = { $self_challenge_hand ->
        [one_more] Eine Karte mehr
       *[none] Keine Karten
    } zu Beginn, Stärke −1; von Stufe 3 geht es gleich weiter auf Stufe 4.
name-k09 = Aufgestaute Wut
trait-K09-text = Stärke −1 zu Beginn, +1 mit jeder gewonnenen Stufe.
name-k10 = Sofortige Reaktion
trait-K10-text = Wenn SPÜREN jemanden findet: 1 Handkarte abwerfen für 1-mal BEWEGEN.
name-k11 = Massenpanik
trait-K11-text = Wird jemand verletzt, erhalten alle Überlebenden 1 Furcht.
name-k12 = Tödlicher Schlag
trait-K12-text = Stärke +1.
name-k13 = Tückische Falle
trait-K13-text = { $entrapment ->
        [own_turn] Einmal zu Beginn deines Zuges
       *[set_up] Zu Beginn
    } zwei beliebige Türen VERBARRIKADIEREN.
name-k14 = Auf der Lauer
trait-K14-text = Du beginnst auf Stufe 2 und setzt deinen ersten Zug aus.
name-k15 = Mordlust
trait-K15-text = Wenn SPÜREN jemanden findet: 1 Handkarte abwerfen; alle Gefundenen erhalten 1 Furcht.
name-k16 = Geschärfte Sinne
trait-K16-text = Einmal pro Zug, wenn SPÜREN jemanden findet: eine weitere Zone SPÜREN.
name-k17 = Abschreckung
trait-K17-text = Beim Erreichen von Stufe 3, 4 und 5: 1 Furcht für einen Überlebenden deiner Wahl.
name-k18 = Fallensteller
trait-K18-text = Beim Erreichen von Stufe 2 und 4: eine beliebige Tür VERBARRIKADIEREN.
name-k19 = Schreckensaura
trait-K19-text = Ende eines Zuges ohne Begegnung, nicht schleichend: Jeder Überlebende am eigenen Ort erhält 1 Furcht.
name-k20 = Hinterhalt
trait-K20-text = Ende eines Zuges ohne Begegnung, nicht schleichend: { $perilous_cost ->
        [2] 2 Handkarten
       *[1] 1 Handkarte
    } abwerfen für 0- bis 2-mal SCHLEICHEN.

## Pläne: die Voraussetzungen

name-line-killer = am Ort des Killers
name-line-knowledge = am Wissen-Ort
name-line-tool = am Werkzeug-Ort
name-line-mystic = am Mystischen Ort
name-line-radio = am Funkgerät-Ort
name-line-hidden_exit = am Geheimausgang
name-line-together = alle am selben Ort
name-line-apart = alle an verschiedenen Orten

## Pläne: was sie bringen

name-p01 = Sprengfalle
plan-P01-text = Sonderaktion, einmal: Aus einem Werkzeugkasten wird am eigenen Ort ein Sprengsatz. Kommt der Killer dort zum SUCHEN und kein Überlebender ist da, gewinnen die Überlebenden.
name-p02 = Hinterhalt der Gejagten
plan-P02-text = Das Planplättchen kommt { $ambush_order ->
        [together_first] an den Ort des Killers
       *[killer_first] dorthin, wo ihr alle seid
    }. Eine Verteidigung dort, die den Killer um mindestens 3 übertrifft, gewinnt das Spiel.
name-p03 = Raketenwerfer
plan-P03-text = Beginnt ihr euren Zug alle am selben Ort direkt neben dem Killer und gab es in seinem letzten Zug keine Begegnung, gewinnt ihr.
name-p04 = Arkanes Siegel
plan-P04-text = Ein Geräusch am Mystischen Ort. Von nun an gewinnt dort eine gelungene Verteidigung{ $arcane_seal ->
        [any_defence] {""}
       *[longsword] {" "}mit dem Langschwert
    } das Spiel.
name-p05 = Bauplan
plan-P05-text = Jede Reparatur am Funkgerät bringt 1 mehr.
name-p06 = Eigenbau-Funkgerät
plan-P06-text = Sonderaktion: Drei eigene Werkzeugkästen ergeben ein fertiges Funkgerät, mit einem Geräusch am eigenen Ort.
name-p07 = Vorsichtige Reparatur
plan-P07-text = Reparieren mit einem Werkzeugkasten macht kein Geräusch.
name-p08 = Summer
plan-P08-text = Sonderaktion, einmal: Aus einem Werkzeugkasten wird am eigenen Ort ein Summer. Danach können ihn alle als Zusatzaktion auslösen.
name-p09 = Ortskunde
plan-P09-text = Zusatzaktion, einmal: 1- bis 2-mal BEWEGEN.
name-p10 = Tunnelforschung
plan-P10-text = Alle Geheimwege sind miteinander verbunden, und als Sonderaktion darf sie jeder auch ohne Taschenlampe nutzen.
name-p11 = Verborgenes Portal
plan-P11-text = Beginnt ihr euren Zug alle am Mystischen Ort und habt Geheimkarte, Taschenlampe und Antikes Amulett dabei, gewinnt ihr.
name-p12 = Molotow
plan-P12-text = Einmal pro Angriff bringt eine Whiskeyflasche Verteidigung +2, zusätzlich zu einem Gegenstand.
name-p13 = Dietrich
plan-P13-text = Sonderaktion am Hauptausgang, einmal: einen Werkzeugkasten abwerfen und die unterste Karte des Suchstapels nehmen.
name-p14 = Erkenntnisse teilen
plan-P14-text = Ein Überlebender eurer Wahl zieht sofort 1 Karte vom Suchstapel.
name-p15 = Mystische Kräuter
plan-P15-text = Zusatzaktion am Mystischen Ort, einmal: jemanden dort HEILEN und von aller Furcht befreien.
name-p16 = Die alte Truhe
plan-P16-text = Sonderaktion, einmal: das Antike Amulett abwerfen und nacheinander 3 Karten vom Suchstapel ziehen.

## Was geschieht: vor dem ersten Zug

event-chose-killer = Du bist { $killer-the }.
event-chose-survivor = { $seat } spielt { $who }.
event-characters = Die Türen fallen zu. { $who } sind im Haus, und mit ihnen { $killer-the }.
event-traits-drawn =
    { $seat-id ->
        [killer] Der Killer zieht Eigenschaften: { $traits }.
       *[other] { $seat } zieht Eigenschaften: { $traits }.
    }
event-killer-traits =
    { $traits-count ->
        [one] Die Eigenschaft des Killers: { $traits }.
       *[other] Die Eigenschaften des Killers: { $traits }.
    }
event-plans-drawn = Die Pläne der Überlebenden: { $plans }.
event-first-player = { $who } hat das „1. Überlebender“-Plättchen.

## Was geschieht: im Zug der Überlebenden

event-survivors-turn = Runde { $round }: Zug der Überlebenden. Im Haus ist es still.
event-rescue-nears =
    { $rounds ->
        [0] Die Rettung ist da!
        [one] Noch 1 Runde, bis die Rettung da ist.
       *[other] Noch { $rounds } Runden, bis die Rettung da ist.
    }
event-escaped =
    { $exit-id ->
        [hidden] { $who } entwischt durch den Geheimausgang und ist frei.
       *[main] { $who } schließt den Hauptausgang auf und ist frei.
    }
event-moved = { $who } geht { $place-to }.
event-waited = { $who } hält still.
event-calmed = { $who } atmet auf: keine Furcht mehr.
event-less-fear =
    { $fear ->
        [0] { $who } fasst Mut: keine Furcht mehr.
       *[other] { $who } fasst Mut: nur noch { $fear } Furcht.
    }
event-unblocked = Die Barrikade an der Tür { $door } ist weggeräumt.
event-unblocked-by = { $who } räumt die Barrikade an der Tür { $door } weg.
event-repaired = { $who } arbeitet am Funkgerät: Fortschritt { $progress }.
event-rescue-called =
    { $rounds ->
        [one] Das Funkgerät knistert: Hilfe ist unterwegs und in 1 Runde da.
       *[other] Das Funkgerät knistert: Hilfe ist unterwegs und in { $rounds } Runden da.
    }
event-searched = { $who } sucht { $place-at }.
event-drew-item = { $who } findet { $item-a }.
event-took-item = { $who } nimmt { $item-a }.
event-took-key = { $who } nimmt einen Schlüssel und hat nun { $keys }.
event-key-found =
    { $keys ->
        [one] Ein Schlüssel ist gefunden: 1 hängt an der Schlüsselwand.
       *[other] Ein Schlüssel ist gefunden: { $keys } hängen an der Schlüsselwand.
    }
event-left-item = Abgeworfen: { $item }.
event-dropped = { $who } wirft { $item-a } weg.
event-used = { $who } nutzt { $item-a }.
event-equipped = { $who } nimmt { $item-a } vom Abwurfstapel.
event-healed = { $who } ist verarztet und wieder unverletzt.
event-trap-set = { $who } stellt die Falle { $place-at } auf.
event-gave = { $who } gibt { $item-a } an { $other }.
event-swapped = { $who } gibt { $item-a } an { $other } und bekommt dafür { $theirs-a }.
event-trade-refused = { $other } lehnt das Angebot von { $who } ab.
event-took-from-body = { $who } nimmt { $item-a } an sich. { $other } braucht das nicht mehr.
event-trait-used = { $who } nutzt „{ $trait }“.
event-taunted = Jemand reizt den Killer: Er wirft 3 Karten vom Zugstapel ab und zieht 1.
event-noise = Ein Geräusch { $place-at }.
event-discovers = { $who } sieht sich nach Brauchbarem um.
event-nothing-to-discover = Zu entdecken gibt es nichts mehr.
event-plan-advanced = Der Plan „{ $plan }“ kommt voran: Voraussetzung { $line } ist erfüllt.
event-plan-done = Der Plan „{ $plan }“ steht!
event-plan-used = { $who } nutzt den Plan „{ $plan }“.
event-reports = { $who } berichtet dem Killer.
event-noises =
    { $places-count ->
        [0] Kein Laut im ganzen Haus.
        [one] Ein Geräusch kam { $places-from }.
       *[other] Geräusche kamen { $places-from }.
    }
event-firecracker = Ein Böller kracht: In diesem Zug war es überall laut.

## Was geschieht: im Zug des Killers

event-killers-turn = Runde { $round }: Zug des Killers.
event-lies-in-wait = Der Killer liegt auf der Lauer und setzt diesen Zug aus.
event-reappeared = Wie aus dem Nichts steht der Killer { $place-at }.
event-card-played = Der Killer nutzt „{ $card }“.
event-killer-moved = Der Killer geht { $came-from } { $place-to }.
event-killer-arrived = Der Killer ist jetzt { $place-at }.
event-block-broken = Der Killer zertrümmert die Barrikade an der Tür { $door }.
event-blocked = Die Tür { $door } ist verbarrikadiert.
event-blocked-again = Die Tür { $door } war schon verbarrikadiert und bleibt es.
event-block-lifted = Der Killer nimmt die Barrikade an der Tür { $door } weg.
event-blocks-stay = Alle Barrikaden liegen schon, und der Killer lässt sie, wo sie sind.
event-vanished = Der Killer verschwindet, zuletzt gesehen { $place-at }.
event-sneaked = Du schleichst ungesehen weiter: { $place-to }.
event-sensed =
    { $who-count ->
        [0] Der Killer spürt niemanden { $area-at }.
       *[other] Der Killer spürt { $who } { $area-at }.
    }
event-sensed-anyone =
    { $found ->
        [yes] Der Killer spürt jemanden { $area-at }.
       *[no] Der Killer spürt niemanden { $area-at }.
    }
event-search =
    { $who-count ->
        [0] Der Killer sucht { $place-at } und findet niemanden.
       *[other] Der Killer sucht { $place-at } und findet { $who }!
    }
event-betrayed-by-fear = Die Furcht verrät, wo { $who } ist: { $place-at }.
event-fear = { $who } erschaudert: { $fear } Furcht.
event-scream = Von Furcht überwältigt schreit { $who } { $place-at } auf.
event-amulet = Das Antike Amulett zerspringt und bewahrt { $who } vor einer Verletzung.
event-injured = { $who } ist verletzt.
event-eliminated = { $who } ist eliminiert.
event-strength = Die Stärke des Killers ist jetzt { $strength }.
event-level = Der Killer steigt auf Stufe { $level }, mit Stärke { $strength }.
event-unlocked = „{ $card }“ ist freigeschaltet und kommt auf deine Hand.
event-stays-locked = Der Killer behält seine Hand: „{ $card }“ bleibt gesperrt.
event-drew-skill = Du ziehst „{ $card }“.
event-threw-away = Deine Hand ist voll: „{ $card }“ wird abgeworfen.
event-milled = Von deinem Zugstapel auf den Abwurfstapel: „{ $card }“.
event-reshuffled = Dein Abwurfstapel wird gemischt und zum neuen Zugstapel.

## Was geschieht: in Begegnungen

event-encounter = Begegnung { $place-at }: Der Killer trifft auf { $who }.
event-spared = Der Killer spielt nur mit { $who } und greift nicht an.
event-heroic-save = { $who } stellt sich vor die anderen.
event-left-encounter = { $who } entkommt der Begegnung.
event-paid = Der Killer hat { $cards ->
        [one] eine Handkarte
       *[other] { $cards } Handkarten
    } abgeworfen.
event-attack-card = Der Killer greift mit „{ $card }“ an: Stärke { $strength }.
event-defends = { $who } verteidigt sich.
event-defence-item =
    { $item-id ->
        [revolver] { $who } feuert den Revolver ab: Verteidigung +{ $bonus }.
       *[other] { $who } setzt { $item-a } ein: Verteidigung +{ $bonus }.
    }
event-longsword-draw = Wegen des Langschwerts zieht der Killer 1 Karte.
event-persistence = Zäh: { $who } verteidigt sich mit bloßen Händen, +1.
event-martial-arts = Kampfkunst: { $who } erhöht die Verteidigung um 1.
event-molotov = { $who } schleudert einen Molotowcocktail: Verteidigung +2.
event-rolled = { $who } würfelt { $dice }.
event-trap-sprung = Die Falle { $place-at } schnappt zu: Verteidigung +2.
event-defence =
    { $held ->
        [yes] { $total } gegen { $strength }: { $who } hält stand.
       *[no] { $total } gegen { $strength }: { $who }s Verteidigung misslingt.
    }
event-encounter-over = Die Begegnung ist vorbei. Wer dort war, kann weggelaufen sein.
event-over =
    { $side-id ->
        [killer] Die Nacht gehört dem Killer.
        [survivors] Die Überlebenden haben die Nacht überstanden.
        [nobody] Diese Nacht hat niemand gewonnen.
       *[both] Der Killer hat gewonnen, aber nicht alle erwischt.
    }

## Wie es ausging

name-rescue = gerettet
name-main-exit = durch den Hauptausgang entkommen
name-hidden-exit = durch den Geheimausgang entkommen
name-elimination = jemand eliminiert
name-no-cards = nichts mehr zu entdecken
name-separate = getrennte Wege zu Ende
name-undefeatable = unbesiegbar
result-rescue =
    { $side-id ->
       *[survivors] Scheinwerfer in der Auffahrt: Die Rettung ist da. Die Überlebenden gewinnen.
        [both] Die Rettung ist da für alle, die noch leben. Aber auch der Killer gewinnt: Zwei sind eliminiert. Gewonnen: { $winners }.
    }
result-main-exit = Fünf Schlüssel drehen sich im Schloss: Die Überlebenden entkommen durch den Hauptausgang und gewinnen.
result-hidden-exit = Die Geheimkarte hatte recht: Die Überlebenden entkommen durch den Geheimausgang und gewinnen.
result-elimination = Ein Überlebender ist eliminiert. Der Killer gewinnt.
result-no-cards =
    { $side-id ->
       *[killer] Es gab nichts mehr zu entdecken, und keine Rettung war unterwegs. Der Killer gewinnt.
        [both] Es gab nichts mehr zu entdecken, und keine Rettung war unterwegs: Wer noch im Haus war, ist verloren. Gewonnen: { $winners }.
        [survivors] Es gab nichts mehr zu entdecken: Wer noch im Haus war, ist verloren, doch dem Killer reicht das nicht. Gewonnen: { $winners }.
        [nobody] Es gab nichts mehr zu entdecken: Wer noch im Haus war, ist verloren. Zwei eliminiert hat der Killer aber auch nicht. Niemand gewinnt.
    }
result-separate =
    { $title-id ->
        [undefeatable] Alle drei Überlebenden sind eliminiert. Der Killer gewinnt und ist unbesiegbar.
       *[other] Alle getrennten Wege sind zu Ende. Gewonnen: { $winners }.
    }
result-p01 = Der Sprengsatz geht unter dem Killer hoch. Die Überlebenden gewinnen.
result-p02 = Der Killer ist in den Hinterhalt gelaufen. Die Überlebenden gewinnen.
result-p03 = Der Raketenwerfer trifft. Die Überlebenden gewinnen.
result-p04 = Das Siegel schließt sich über dem Killer. Die Überlebenden gewinnen.
result-p11 = Das verborgene Portal öffnet sich und lässt die Überlebenden hindurch. Sie gewinnen.

## Was gefragt wird: Aufbau

choose-killer = Wer geht heute Nacht auf die Jagd?
    .help = Die Überlebenden wählen zur selben Zeit und erfahren es, wenn alle gewählt haben.
    .rules = TS-SETUP-PICK-1, TS-SETUP-PICK-2
choose-survivor = Wen spielst du?
    .help = Drei verschiedene Überlebende sind im Haus. Der Killer erfährt erst, wer, wenn alle gewählt haben.
    .rules = TS-SETUP-PICK-1, TS-SETUP-PICK-2
choose-traits =
    { $keep ->
        [one] Welche Eigenschaft behältst du?
       *[other] Welche { $keep } Eigenschaften behältst du?
    }
    .rules = TS-VAR-TRAIT-1, TS-VAR-TRAIT-3, TS-VAR-TRAIT-4

## Was gefragt wird: im Zug der Überlebenden

escape = Der Ausgang ist offen. Verlässt { $who } das Haus?
    .help = Wer geht, hat gewonnen. Wer bleibt, kann erst zu Beginn des nächsten Zuges hinaus.
    .rules = TS-VAR-SEP-KEY-2
exchange = Tauscht { $who } etwas?
    .help = Zuerst wird getauscht, dann kommen die Zusatzaktionen, dann die Aktionen. Sind alle fertig, geht es weiter.
    .rules = TS-SURV-EXCH-1, TS-SURV-EXCH-2, TS-SURV-ORDER-2
extra-action = Welche Zusatzaktion nutzt { $who }?
    .help = Getauscht ist schon; nach den Zusatzaktionen kommen die Aktionen. Sind alle fertig, geht es weiter.
    .rules = TS-SURV-EXTRA-1, TS-SURV-ORDER-2
act = Was tut { $who }?
    .help = Eine Aktion pro Zug; Zusatzaktionen und Tausch kosten nichts. Die Reihenfolge der Überlebenden ist frei. Wer abwarten will, beruhigt sich.
    .rules = TS-SURV-ACT-1, TS-SURV-EXTRA-1, TS-SURV-EXCH-1
act-more = { $who } hat gehandelt. Noch etwas?
    .help = Zusatzaktionen und Tausch sind noch möglich. Jeder sagt selbst, wann Schluss ist. Sind alle fertig, wird entdeckt.
    .rules = TS-SURV-EXTRA-1, TS-SURV-EXCH-1
trade = Was gibt { $who } an { $other }?
    .rules = TS-SURV-EXCH-1, TS-SURV-EXCH-2
agree = { $who } bietet { $item-a } an und möchte dafür { $other-a }. Einverstanden?
    .rules = TS-VAR-SEP-EXCH-V105
asked-for = { $who } hätte gern { $item-a } von { $other }. Einverstanden?
    .rules = TS-SURV-EXCH-3
coordinated = { $who } darf sich gleich bewegen. Wohin?
keep-item = { $who } hat { $item-a } gefunden. Behalten?
    .rules = TS-SURV-SEARCH-1, TS-INV-1, TS-NOISE-ITEM-1
too-many-items = { $who } trägt zu viel. Was wird weggeworfen?
    .rules = TS-INV-1, TS-INV-2
choose-discoverer = Wer entdeckt?
    .help = Zwei Karten werden gezogen, höchstens eine wird behalten. Laute Karten machen dort ein Geräusch, wo dieser Überlebende ist.
    .rules = TS-SURV-DISCOVER-1, TS-SURV-DISCOVER-2, TS-SURV-DISCOVER-3
keep-discovered = Welche der Karten behält { $who }?
    .rules = TS-SURV-DISCOVER-2, TS-SURV-DISCOVER-3, TS-NOISE-ITEM-1
trait-S11 = { $who } hat etwas Lautes gezogen. Das Geräusch mit „Leise Finger“ verhindern?
advance-plan = Welcher Plan rückt eine Voraussetzung weiter?
    .help = Nur ein Plan kann vorankommen: Wer mit dem anderen beginnt, verliert das Erreichte.
    .rules = TS-VAR-PLAN-2, TS-VAR-PLAN-4
plan-draw = Wer zieht eine Karte vom Suchstapel?

## Was gefragt wird: im Zug des Killers

start-trait = Zu Beginn deines Zuges eine Eigenschaft nutzen?
fast-card = Welche schnelle Fähigkeit nutzt du?
    .help = Beliebig viele, eine nach der anderen; was eine Karte verrät, siehst du vor der nächsten.
    .rules = TS-KILL-FAST-1, TS-KILL-COST-2, TS-KILL-ORDER
special-or-actions =
    { $left ->
        [one] Was tust du mit deiner letzten Aktion?
       *[other] Eine Sonderfähigkeit oder { $left } Aktionen?
    }
    .help = Eine Aktion ist ein Schritt zu einem angrenzenden Ort oder SUCHEN am eigenen Ort. Wird jemand gefunden, folgt eine Begegnung, und der Zug endet.
    .rules = TS-KILL-MAIN-2, TS-KILL-MAIN-5, TS-KILL-MAIN-6, TS-KW-SEARCH-1
slow-card = Welche langsame Fähigkeit nutzt du?
    .help = Höchstens eine. Danach ziehst du 3 Karten, und dein Zug endet; was über 5 Handkarten hinausgeht, wird abgeworfen.
    .rules = TS-KILL-SLOW-1, TS-KILL-SLOW-2, TS-KILL-DRAW-1
pay-cost =
    { $left ->
        [one] Welche Karte wirfst du als Kosten ab?
       *[other] Welche Karte wirfst du als Kosten ab? Noch { $left } sind zu zahlen.
    }
    .rules = TS-KILL-COST-2, TS-KILL-COST-3
discard-cards =
    { $left ->
        [one] Welche Karte wirfst du ab?
       *[other] Welche Karte wirfst du ab? Noch { $left } müssen weg.
    }
killer-step = Wohin gehst du?
    .help = Eine Barrikade auf dem Weg fällt. Einen Ort nur zu betreten, verrät niemanden.
    .rules = TS-KILL-MOVE-1, TS-KW-MOVE-3, TS-KILL-MOVE-4
sneak =
    { $left ->
        [one] Wohin schleichst du? 1 Schritt bleibt.
       *[other] Wohin schleichst du? { $left } Schritte bleiben.
    }
    .rules = TS-KW-STEALTH-1, TS-KW-STEALTH-2, TS-FAQ-2
sense-zone = Welche Zone spürst du?
    .rules = TS-KW-SENSE-1, TS-KW-SENSE-3
sense-pair = Welche zwei aneinandergrenzenden Orte spürst du?
    .rules = TS-KW-SENSE-1, TS-KW-SENSE-3
sense-noise = Welches der Geräusche spürst du?
block-door = Welche Tür verbarrikadierst du?
    .rules = TS-KW-BLOCK-1, TS-KW-BLOCK-2, TS-KW-BLOCK-3
block-up-to =
    { $left ->
        [one] Welche Tür verbarrikadierst du? 1 ist noch möglich.
       *[other] Welche Tür verbarrikadierst du? { $left } sind noch möglich.
    }
lift-block = Alle Barrikaden liegen schon. Welche nimmst du für die Tür { $door } weg?
    .rules = TS-KW-BLOCK-6, TS-COMP-BLOCK
frighten-one = Wem jagst du Furcht ein?
drain-the-terrified = Die Furcht überwältigt { $who }. 3 Karten abwerfen, um { $who } zu verletzen?
rage-again = Eine Barrikade fiel, und niemand war da. Weiter wüten?
whizz-search = 2 Karten abwerfen, um hier zu suchen?
hand-limit = Du hast zu viele Handkarten. Welche wirfst du ab?
    .rules = TS-KILL-DRAW-2
make-room = Deine Hand ist voll. Welche Karte macht der freigeschalteten Platz?
    .rules = TS-KILL-LEVEL-5, TS-KILL-DRAW-2
trait-K01 = 2 Karten abwerfen, um hier eine Tür zu verbarrikadieren?
trait-K02 = Angreifen, oder nur mit der Beute spielen und 3 Karten mehr ziehen?
trait-K10 = Du spürst jemanden. 1 Karte abwerfen, um dich sofort zu bewegen?
trait-K15 = Du spürst jemanden. 1 Karte abwerfen, um Furcht zu verbreiten?
trait-K16 = Du spürst jemanden. Noch eine Zone spüren?
trait-K20 = Den Preis in Handkarten zahlen und davonschleichen?

## Was gefragt wird: in Begegnungen

attack-card = Vor dir: { $who }. Nutzt du eine Angriffskarte?
    .rules = TS-ENC-CARD-1, TS-ENC-ORDER
choose-defender = Der Killer greift mit Stärke { $strength } an. Wer verteidigt sich?
    .help = Niemand wird in einer Begegnung zweimal angegriffen. Furcht kostet Würfel.
    .rules = TS-ENC-DEF-1, TS-ENC-4, TS-ENC-DICE-1
defence-item = Welchen Gegenstand setzt { $who } gegen Stärke { $strength } ein?
    .help = Ein Gegenstand, bevor die Würfel fallen. Ein Revolver braucht Munition.
    .rules = TS-ENC-ITEM-1, TS-ENC-ITEM-2
molotov = Wirft { $who } noch eine Whiskeyflasche dazu?
trait-S12 = Deckt { $who } die anderen, damit sie fortkommen?
slip-away = { $who } kann noch vor dem Angriff fort. Wohin?
flee = Die Begegnung ist vorbei. Wohin läuft { $who }?
    .help = Der Killer erfährt nichts davon. Barrikaden versperren den Weg, Geheimwege sind zu.
    .rules = TS-FLEE-2, TS-FLEE-3, TS-FLEE-4
use-amulet = Fängt das Antike Amulett die Verletzung ab?
    .rules = TS-ITEM-AMULET, TS-FAQ-8

## Antworten

option-killer = { $a }
option-survivor = { $a }
option-traits = { $a }
option-move = Gehen: { $a } ({ $a-id })
option-return = Hinaus und zurück { $a-to } ({ $a-id })
option-calm = Beruhigen: alle Furcht ablegen oder abwarten
option-unblock = Barrikade wegräumen: { $a }
option-repair = Das Funkgerät reparieren (ein Geräusch)
option-search = Hier suchen
option-passage = Durch den Geheimweg: { $a } ({ $a-id })
option-equip = Vom Abwurfstapel nehmen: { $a }
option-sprint = Sprinten (Geräusch dort): { $a } ({ $a-id })
option-sprint-return = Sprinten (Geräusch dort): hinaus und zurück { $a-to } ({ $a-id })
option-use =
    { $count ->
        [1] { $a-id ->
            [toolbox] Das Funkgerät mit dem Werkzeugkasten reparieren (ein Geräusch)
            [trap_parts] Hier die Falle aufstellen
            [sedatives] Beruhigungsmittel nehmen: alle Furcht ablegen
            [firecracker] Den Böller zünden
            [camera] Sophias Kamera nutzen: ein Geräusch hier
           *[other] Nutzen: { $a }
        }
       *[other] { $a-id ->
            [whiskey] Whiskeyflasche werfen: { $b } ({ $b-id })
            [hatchet] Barrikade mit dem Beil zerschlagen: { $b }
            [herbs] Heilkräuter für { $b } (ein Geräusch)
            [medical_kit] Marcos Arztkoffer für { $b }
            [adrenaline] Adrenalin, gehen: { $b } ({ $b-id })
           *[other] Nutzen: { $a }, { $b }
        }
    }
option-trait =
    { $count ->
        [1] { $a }
       *[other] { $a-id ->
            [S01] Sprintreserve (ein Geräusch hier), gehen: { $b } ({ $b-id })
            [S08] Erste Hilfe für { $b }
            [S13] Geräuschköder: ein Geräusch { $b-at } ({ $b-id })
            [S19] Kluger Zug: { $b-id ->
                [calm] alle Furcht ablegen
                [R1] ein Geräusch { $b-at } ({ $b-id })
                [R2] ein Geräusch { $b-at } ({ $b-id })
                [R3] ein Geräusch { $b-at } ({ $b-id })
                [R4] ein Geräusch { $b-at } ({ $b-id })
                [R5] ein Geräusch { $b-at } ({ $b-id })
                [B1] ein Geräusch { $b-at } ({ $b-id })
                [B2] ein Geräusch { $b-at } ({ $b-id })
                [B3] ein Geräusch { $b-at } ({ $b-id })
                [B4] ein Geräusch { $b-at } ({ $b-id })
                [B5] ein Geräusch { $b-at } ({ $b-id })
                [G1] ein Geräusch { $b-at } ({ $b-id })
                [G2] ein Geräusch { $b-at } ({ $b-id })
                [G3] ein Geräusch { $b-at } ({ $b-id })
                [G4] ein Geräusch { $b-at } ({ $b-id })
                [G5] ein Geräusch { $b-at } ({ $b-id })
               *[other] Barrikade wegräumen: { $b }
            }
            [S20] Schnelle Reaktion, gehen: { $b } ({ $b-id })
           *[other] { $a }: { $b }
        }
    }
option-plan =
    { $count ->
        [1] Plan „{ $a }“
       *[other] { $a-id ->
            [P09] Ortskunde, gehen: { $b } ({ $b-id })
            [P15] Mystische Kräuter für { $b }
           *[other] Plan „{ $a }“: { $b }
        }
    }
option-trade = Mit { $a } tauschen
option-give = Geben: { $a }
option-swap = Tauschen: { $a } gegen { $b }
option-ask = Erbitten: { $a }
option-back = Doch nicht
option-yes = Ja
option-no = Nein
option-drop = Wegwerfen: { $a }
option-take = Von { $a } nehmen: { $b }
option-done = Nichts weiter
option-discover = { $a } entdeckt
option-keep =
    { $a-id ->
        [both] Beide Karten behalten (Fingerfertigkeit)
       *[other] Behalten: { $a }
    }
option-discard =
    { $a-id ->
        [both] Beide Karten abwerfen
       *[other] Abwerfen: { $a }
    }
option-silence = Das Geräusch verhindern
option-advance = „{ $a }“ vorantreiben
option-decline = Die Pläne lassen, wie sie sind
option-card = „{ $a }“ nutzen
option-step = Einen Schritt gehen
option-to = { $a } ({ $a-id })
option-stop = Nicht weiter
option-zone = { $a }
option-pair = { $a }
option-place = { $a } ({ $a-id })
option-door = { $a }
option-pay = Ja, die Karten abwerfen
option-refuse = Nein, darauf verzichten
option-forgo = Darauf verzichten
option-again = Noch einmal
option-none = Nichts davon
option-item =
    { $a-id ->
        [revolver] Revolver mit Munition: +4
        [hatchet] { $a }: +1
        [shortsword] { $a }: +1
        [limestone] { $a }: +2
        [longsword] { $a }, aber der Killer zieht eine Karte
        [S17] { $a }: +4
       *[other] { $a }
    }
option-throw = Ja, werfen: +2
option-attack = Angreifen
option-spare = Mit der Beute spielen
option-save = Ja, die anderen decken
option-stay = Hierbleiben
option-leave = Hinaus: fliehen und gewinnen
option-amulet = Ja, das Antike Amulett einsetzen

## Einstellungen des Tisches

setting-edition = Ausgabe
setting-edition-text = Nach welcher Spielregel gespielt wird; einzelne Punkte lassen sich unten ändern.
setting-edition-v2 = englische Regel, Version 2
setting-edition-v1-05 = deutsche Regel, Version 1.05
setting-players = Personen
setting-players-text = Wie viele Personen mitspielen. Es gibt immer einen Killer und drei Überlebende; sind es weniger Personen, führen sie mehrere.
setting-killer = Killer
setting-killer-text = Wer jagt: am Tisch gewählt oder vorher festgelegt.
setting-killer-choose = am Tisch wählen
setting-killer-butcher = der Schlächter
setting-killer-spectre = das Gespenst
setting-killer-murderer = der Mörder
setting-team = Überlebende
setting-team-text = Wer gejagt wird: am Tisch gewählt oder das Team für die erste Partie.
setting-team-choose = am Tisch wählen
setting-team-first = Anna, Marco und William
setting-traits = Eigenschaften
setting-traits-text = Variante: Beide Seiten bekommen Eigenschaften. Je schwieriger, desto mehr hat der Killer.
setting-traits-none = keine
setting-traits-easy = einfach
setting-traits-normal = normal
setting-traits-hard = schwierig
setting-traits-nightmare = Albtraum
setting-traits-free = frei: wie unten eingestellt
setting-survivor_traits_drawn = Gezogene Eigenschaften je Überlebendem
setting-survivor_traits_drawn-text = Bei freien Eigenschaften: wie viele jeder Überlebende zieht.
setting-survivor_traits_kept = Behaltene Eigenschaften je Überlebendem
setting-survivor_traits_kept-text = Bei freien Eigenschaften: wie viele der gezogenen jeder Überlebende behält.
setting-killer_traits_drawn = Gezogene Eigenschaften des Killers
setting-killer_traits_drawn-text = Bei freien Eigenschaften: wie viele der Killer zieht.
setting-killer_traits_kept = Behaltene Eigenschaften des Killers
setting-killer_traits_kept-text = Bei freien Eigenschaften: wie viele der gezogenen der Killer behält.
setting-separate_ways = Getrennte Wege
setting-separate_ways-text = Variante für vier Personen: Jeder Überlebende sucht für sich einen Ausweg.
setting-separate_ways-true = an
setting-separate_ways-false = aus
setting-plans = Überlebensplan
setting-plans-text = Variante: Die Überlebenden haben zwei geheime Pläne und können einen davon ausführen.
setting-plans-true = an
setting-plans-false = aus
setting-locked_card = Gesperrte Karte
setting-locked_card-text = Wann die gesperrte Fähigkeitskarte beiseitekommt. Unter den ersten zwei Karten ist sie nie.
setting-locked_card-by_edition = wie in der Ausgabe
setting-locked_card-aside_first = vor dem Ziehen der Starthand
setting-locked_card-aside_last = nach dem Ziehen der Starthand
setting-levelup_trigger = Wann der Killer aufsteigt
setting-levelup_trigger-text = Was die Stufe des Killers erhöht, wenn dafür eine Karte vom leeren Zugstapel gebraucht wird.
setting-levelup_trigger-by_edition = wie in der Ausgabe
setting-levelup_trigger-draw_or_discard = Ziehen oder Abwerfen
setting-levelup_trigger-draw = nur Ziehen
setting-levelup_order = Reihenfolge beim Stufenaufstieg
setting-levelup_order-text = Ob die neue Stufe vor oder nach dem Mischen des Zugstapels wirkt.
setting-levelup_order-by_edition = wie in der Ausgabe
setting-levelup_order-level_first = erst die Stufe
setting-levelup_order-shuffle_first = erst mischen
setting-unlock_overflow = Platz für die freigeschaltete Karte
setting-unlock_overflow-text = Welche Karte geht, wenn die Hand voll ist, und ob überhaupt eine gehen muss.
setting-unlock_overflow-by_edition = wie in der Ausgabe
setting-unlock_overflow-may = eine der anderen; sonst bleibt die neue gesperrt
setting-unlock_overflow-others = auf jeden Fall eine der anderen
setting-unlock_overflow-any = jede, auch die neue
setting-hand_limit = Handkartenlimit
setting-hand_limit-text = Wann Karten über fünf abgeworfen werden.
setting-hand_limit-by_edition = wie in der Ausgabe
setting-hand_limit-each_card = Karte für Karte
setting-hand_limit-after_drawing = nach allen drei Karten
setting-heal_scope = Reichweite beim Heilen
setting-heal_scope-text = Ob HEILEN nur am selben Ort möglich ist.
setting-heal_scope-by_edition = wie in der Ausgabe
setting-heal_scope-same_place = selber Ort
setting-heal_scope-anywhere = überall
setting-used_items = Verbrauchte Gegenstände
setting-used_items-text = Ob verbrauchte Gegenstände vom Abwurfstapel zurückkommen können (Marco).
setting-used_items-by_edition = wie in der Ausgabe
setting-used_items-discarded = auf den Abwurfstapel
setting-used_items-removed = aus dem Spiel
setting-key_pickup = Gefundene Schlüssel
setting-key_pickup-text = Ob man einen Schlüssel liegen lassen darf.
setting-key_pickup-by_edition = wie in der Ausgabe
setting-key_pickup-choice = darf liegen bleiben
setting-key_pickup-straight = wird immer genommen
setting-move_told = Was die Überlebenden von den Schritten des Killers erfahren
setting-move_told-text = Den ganzen Weg oder nur, wo jeder Schritt endet.
setting-move_told-by_edition = wie in der Ausgabe
setting-move_told-path = den Weg
setting-move_told-arrival = den neuen Ort
setting-flee_who = Wer weglaufen darf
setting-flee_who-text = Nach einer Begegnung: alle am Ort oder nur die Beteiligten.
setting-flee_who-by_edition = wie in der Ausgabe
setting-flee_who-in_place = alle am Ort
setting-flee_who-involved = die Beteiligten
setting-sw_token_open = Getrennte Wege: offenes Plättchen
setting-sw_token_open-text = Ob der Killer weiß, wer das „1. Überlebender“-Plättchen hat, und hört, wer die Geräusche meldet.
setting-sw_token_open-by_edition = wie in der Ausgabe
setting-sw_token_open-true = offen
setting-sw_token_open-false = geheim
setting-sw_token_pass = Getrennte Wege: Weitergabe des Plättchens
setting-sw_token_pass-text = Wer das „1. Überlebender“-Plättchen als Nächstes bekommt.
setting-sw_token_pass-by_edition = wie in der Ausgabe
setting-sw_token_pass-next_living = der Nächste, der lebt
setting-sw_token_pass-next = einfach der Nächste
setting-sw_trade = Getrennte Wege: Tauschen
setting-sw_trade-text = Ob die andere Person zustimmen muss.
setting-sw_trade-by_edition = wie in der Ausgabe
setting-sw_trade-free = frei
setting-sw_trade-agreed = nur mit Zustimmung
setting-plan_progress = Planfortschritt
setting-plan_progress-text = Ob ein Plan vorrücken muss, wenn die nächste Voraussetzung erfüllt ist.
setting-plan_progress-may = darf vorrücken
setting-plan_progress-must = muss vorrücken
setting-sense_answer = Antwort auf SPÜREN
setting-sense_answer-text = Was der Killer erfährt.
setting-sense_answer-names = wer dort ist
setting-sense_answer-anyone = ob jemand dort ist
setting-sense_scope = SPÜREN für zwei Orte
setting-sense_scope-text = Ob die Antwort die zwei Orte von „Logischer Schluss“ unterscheidet.
setting-sense_scope-whole = zusammen
setting-sense_scope-rooms = jeder für sich
setting-failed_search = Vergebliches SUCHEN
setting-failed_search-text = Ob SUCHEN ohne Erfolg die zweite Aktion kostet.
setting-failed_search-goes_on = der Zug geht weiter
setting-failed_search-ends_actions = keine Aktion mehr
setting-order = Tausch und Zusatzaktionen
setting-order-text = Wann getauscht werden darf und Zusatzaktionen erlaubt sind.
setting-order-free = vor und nach den Aktionen
setting-order-until_report = auch nach dem Entdecken, bis zur Geräuschmeldung
setting-order-strict = streng wie gedruckt: Tausch, Zusatzaktionen, Aktionen
setting-stealth_traits = Eigenschaften nach dem Schleichen
setting-stealth_traits-text = Ob Eigenschaften, für die der Killer sichtbar sein muss, im Zug des Erscheinens wirken.
setting-stealth_traits-apply = sie wirken
setting-stealth_traits-lost = sie wirken nicht
setting-show_hand_size = Handkartenzahl des Killers zeigen
setting-show_hand_size-text = Eine Hilfe für neue Überlebende, wenn beide Seiten einverstanden sind.
setting-show_hand_size-true = an
setting-show_hand_size-false = aus
setting-sw_no_cards = Getrennte Wege: nichts mehr zu entdecken
setting-sw_no_cards-text = Wer dann für den Sieg des Killers zählt.
setting-sw_no_cards-eliminated = nur Eliminierte
setting-sw_no_cards-left_behind = auch alle, die noch im Haus sind
setting-knowledge_location = Wissen-Ort
setting-knowledge_location-text = Wo der Wissen-Ort der Pläne liegt.
setting-knowledge_location-r4 = Arbeitszimmer (R4)
setting-knowledge_location-r5 = Bibliothek (R5)
setting-johnson_limit = Johnsons Rucksack
setting-johnson_limit-text = Wie viele Gegenstände Johnson tragen kann.
setting-william_persistence = Williams Zähigkeit
setting-william_persistence-text = Worauf William für sein +1 verzichten muss.
setting-william_persistence-no_item = auf jeden Gegenstand
setting-william_persistence-no_weapon = nur auf Waffen
setting-sprint_exact = Williams Sprint: genau 3 Schritte
setting-sprint_exact-text = Ob der Sprint genau drei Schritte weit gehen muss.
setting-sprint_exact-true = an
setting-sprint_exact-false = aus
setting-firecracker = Böller
setting-firecracker-text = Was das Zünden kostet.
setting-firecracker-extra = Zusatzaktion
setting-firecracker-special = Sonderaktion
setting-camera = Sophias Kamera
setting-camera-text = Wie lange sie hält.
setting-camera-single = einmal
setting-camera-lasting = einmal in jedem Zug
setting-medkit = Marcos Arztkoffer
setting-medkit-text = Wie lange er hält.
setting-medkit-single = einmal
setting-medkit-lasting = immer wieder
setting-medkit_reach = Reichweite des Arztkoffers
setting-medkit_reach-text = Wo Marcos Patient sein muss.
setting-medkit_reach-same_place = selber Ort
setting-medkit_reach-anywhere = überall
setting-longsword = Langschwert
setting-longsword-text = Was das Langschwert zur Verteidigung beiträgt.
setting-adrenaline = Adrenalin
setting-adrenaline-text = Wie viele Schritte Adrenalin bringt.
setting-chainsaw_cost = Kosten von „Heulende Kettensäge“
setting-chainsaw_cost-text = Wie viele andere Handkarten sie kostet.
setting-madness_cost = Kosten von „Wahnsinn“
setting-madness_cost-text = Wie viele andere Handkarten er kostet.
setting-madness_scope = „Wahnsinn“: welche Tür
setting-madness_scope-text = Welche Türen „Wahnsinn“ verbarrikadieren kann.
setting-madness_scope-own_place = am eigenen Ort
setting-madness_scope-anywhere = jede
setting-drain_cost = Kosten von „Lebensentzug“
setting-drain_cost-text = Wie viele andere Handkarten er kostet.
setting-drain_cost-two = zwei
setting-drain_cost-all = alle
setting-murderer_l4 = Vierte Stufe des Mörders
setting-murderer_l4-text = Wie viel Stärke sie bringt.
setting-arcane_seal = Arkanes Siegel
setting-arcane_seal-text = Welche Verteidigung am Mystischen Ort gewinnt.
setting-arcane_seal-longsword = mit dem Langschwert
setting-arcane_seal-any_defence = jede, die gelingt
setting-ambush_order = Reihenfolge bei „Hinterhalt der Gejagten“
setting-ambush_order-text = Welche Voraussetzung die zweite ist.
setting-ambush_order-killer_first = am Ort des Killers
setting-ambush_order-together_first = alle am selben Ort
setting-morale_boost = Mut zusprechen
setting-morale_boost-text = Wie viel Furcht es den anderen nimmt.
setting-morale_boost-all = alle
setting-morale_boost-one = je eine
setting-hypervigilance = Hellwach
setting-hypervigilance-text = Wie nah der Killer sein muss.
setting-hypervigilance-range = in Reichweite 1
setting-hypervigilance-place = selber Ort
setting-heroic_save_once = Heldentat nur einmal
setting-heroic_save_once-text = Ob „Heldentat“ nur einmal pro Partie wirkt.
setting-heroic_save_once-true = an
setting-heroic_save_once-false = aus
setting-self_challenge_hand = Selbstprüfung: Starthand
setting-self_challenge_hand-text = Mit wie vielen Karten der Killer beginnt.
setting-self_challenge_hand-none = keine
setting-self_challenge_hand-one_more = eine mehr
setting-entrapment = Tückische Falle
setting-entrapment-text = Wann die zwei Türen verbarrikadiert werden.
setting-entrapment-set_up = beim Aufbau
setting-entrapment-own_turn = einmal zu Beginn eines Zuges
setting-perilous_cost = Kosten von „Hinterhalt“
setting-perilous_cost-text = Wie viele Handkarten die Eigenschaft kostet.
setting-repair_need = Nötige Reparaturen
setting-repair_need-text = Wie viel Fortschritt die Rettung ruft.
setting-rescue_rounds = Runden bis zur Rettung
setting-rescue_rounds-text = Wie lange die Hilfe braucht.

## Fehler

error-no-such-item = Das hast du nicht bei dir: { $item }. Sieh deine Gegenstände durch und wähle einen davon.
error-no-such-card = „{ $card }“ ist nicht auf deiner Hand. Wähle eine Karte, die du hast.
error-item-now = Gerade nützt das nichts: { $item }. Heb es für später auf und wähle etwas anderes.
error-separate-ways = „Getrennte Wege“ geht nur zu viert. Stelle 4 Personen ein oder spielt ohne diese Variante.
error-traits-kept =
    { $side-id ->
        [killer] Der Killer kann nicht mehr Eigenschaften behalten, als gezogen werden. Erhöhe die gezogenen oder senke die behaltenen.
       *[survivor] Ein Überlebender kann nicht mehr Eigenschaften behalten, als gezogen werden. Erhöhe die gezogenen oder senke die behaltenen.
    }
