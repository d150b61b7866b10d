### Was alle über Spuk 12 lesen, sobald er begonnen hat.

opening-twins = Die Kristallkugel zeigt euch eine Halle im Lampenlicht und Leute in nassen Mänteln, die sich die Füße abtreten. Es dauert einen Augenblick, bis ihr seht: Das seid ihr. Sie hängen eure Hüte auf, sie lachen euer Lachen, und jemand dreht sich um, blickt aus dem Glas herauf und legt einen Finger an die Lippen. Dann hört ihr die Haustür ins Schloss fallen, dort unten, in der wirklichen Halle. Für jeden von euch gibt es nur ein Leben, und jemand anders ist gekommen, um es zu führen.

name-twin = Böser Zwilling
name-twin_ox_bellows = Zwilling von Ox Bellows
name-twin_darrin_williams = Zwilling von Darrin „Flash“ Williams
name-twin_missy_dubourde = Zwilling von Missy Dubourde
name-twin_zoe_ingstrom = Zwilling von Zoe Ingstrom
name-twin_peter_akimoto = Zwilling von Peter Akimoto
name-twin_brandon_jaspers = Zwilling von Brandon Jaspers
name-twin_madame_zostra = Zwilling von Madame Zostra
name-twin_vivian_lopez = Zwilling von Vivian Lopez
name-twin_professor_longfellow = Zwilling von Professor Longfellow
name-twin_father_rhinehardt = Zwilling von Pater Rhinehardt
name-twin_heather_granville = Zwilling von Heather Granville
name-twin_jenny_leclerc = Zwilling von Jenny LeClerc

event-twins-mirror = { $who } hat gegen den eigenen Zwilling gekämpft, und jeder Schlag traf beide.
counter-twins-gone = Zwillinge vernichtet
