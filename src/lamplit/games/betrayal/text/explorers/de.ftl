# Die Abenteurer von Betrayal und was sie gern tun.

## Abenteurer

name-ox_bellows = Ox Bellows
explorer-ox_bellows-text = Öffnet Türen, die nicht aufgehen sollten
name-darrin_williams = Darrin „Flash“ Williams
explorer-darrin_williams-text = Ist schon im nächsten Raum
name-missy_dubourde = Missy Dubourde
explorer-missy_dubourde-text = Neun Jahre alt und fürchtet kein Blut
name-zoe_ingstrom = Zoe Ingstrom
explorer-zoe_ingstrom-text = Ihre Puppe sagt, das Haus hört zu
name-peter_akimoto = Peter Akimoto
explorer-peter_akimoto-text = Hat einen Käfer in der Tasche und starke Nerven
name-brandon_jaspers = Brandon Jaspers
explorer-brandon_jaspers-text = Hat gelesen, wie man aus solchen Häusern entkommt
name-madame_zostra = Madame Zostra
explorer-madame_zostra-text = Die Sterne haben sie gewarnt; sie kam trotzdem
name-vivian_lopez = Vivian Lopez
explorer-vivian_lopez-text = Weiß aus Filmen, wen es zuerst trifft
name-professor_longfellow = Professor Longfellow
explorer-professor_longfellow-text = Hätte an das Gespenst eine Frage
name-father_rhinehardt = Pater Rhinehardt
explorer-father_rhinehardt-text = Glaubt an das Böse und ist ihm schon begegnet
name-heather_granville = Heather Granville
explorer-heather_granville-text = Kam wegen einer Wette und bleibt aus Stolz
name-jenny_leclerc = Jenny LeClerc
explorer-jenny_leclerc-text = Liest immer zuerst die letzte Seite

## Hobbys

hobby-football = Football
hobby-shiny_objects = Glänzendes
hobby-track = Laufen
hobby-music = Musik
hobby-shakespearean_literature = Shakespeare
hobby-swimming = Schwimmen
hobby-medicine = Medizin
hobby-dolls = Puppen
hobby-bugs = Insekten
hobby-basketball = Basketball
hobby-computers = Computer
hobby-camping = Zelten
hobby-hockey = Hockey
hobby-astrology = Astrologie
hobby-cooking = Kochen
hobby-baseball = Baseball
hobby-old_movies = alte Filme
hobby-horses = Pferde
hobby-gaelic_music = gälische Musik
hobby-drama = Theater
hobby-fine_wines = gute Weine
hobby-fencing = Fechten
hobby-gardening = Gärtnern
hobby-television = Fernsehen
hobby-shopping = Einkaufen
hobby-reading = Lesen
hobby-soccer = Fußball
