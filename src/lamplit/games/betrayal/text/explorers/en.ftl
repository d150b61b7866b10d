# The explorers of Betrayal, and what they like to do.

## Explorers

name-ox_bellows = Ox Bellows
explorer-ox_bellows-text = Opens doors that were not meant to open
name-darrin_williams = Darrin “Flash” Williams
explorer-darrin_williams-text = Is already in the next room
name-missy_dubourde = Missy Dubourde
explorer-missy_dubourde-text = Nine years old, and not afraid of blood
name-zoe_ingstrom = Zoe Ingstrom
explorer-zoe_ingstrom-text = Her doll says the house is listening
name-peter_akimoto = Peter Akimoto
explorer-peter_akimoto-text = Keeps a beetle in his pocket and his nerve
name-brandon_jaspers = Brandon Jaspers
explorer-brandon_jaspers-text = Has read how one gets out of such houses
name-madame_zostra = Madame Zostra
explorer-madame_zostra-text = The stars warned her; she came all the same
name-vivian_lopez = Vivian Lopez
explorer-vivian_lopez-text = Knows from films whom it takes first
name-professor_longfellow = Professor Longfellow
explorer-professor_longfellow-text = Would like to ask the ghost a question
name-father_rhinehardt = Father Rhinehardt
explorer-father_rhinehardt-text = Believes in evil, and has met it
name-heather_granville = Heather Granville
explorer-heather_granville-text = Came on a dare and stays out of pride
name-jenny_leclerc = Jenny LeClerc
explorer-jenny_leclerc-text = Always reads the last page first

## Hobbies

hobby-football = football
hobby-shiny_objects = shiny things
hobby-track = running
hobby-music = music
hobby-shakespearean_literature = Shakespeare
hobby-swimming = swimming
hobby-medicine = medicine
hobby-dolls = dolls
hobby-bugs = insects
hobby-basketball = basketball
hobby-computers = computers
hobby-camping = camping
hobby-hockey = hockey
hobby-astrology = astrology
hobby-cooking = cooking
hobby-baseball = baseball
hobby-old_movies = old films
hobby-horses = horses
hobby-gaelic_music = Gaelic music
hobby-drama = drama
hobby-fine_wines = fine wines
hobby-fencing = fencing
hobby-gardening = gardening
hobby-television = television
hobby-shopping = shopping
hobby-reading = reading
hobby-soccer = soccer
