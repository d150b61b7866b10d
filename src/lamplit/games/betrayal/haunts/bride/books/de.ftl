### Was alle über Spuk 20 lesen dürfen, sobald er begonnen hat.

opening-bride = Reis. Auf der Treppe liegt Reis, grau und steinhart, und er knirscht unter Schuhen, die keiner von euch trägt. Sie kommt durch die Wand, die Schleppe voran, als hätte man das Haus erst nachher um sie gebaut; hinter dem Schleier ist ein Lächeln und ein wenig Erde. Man hat sie warten lassen, heißt es. Warten kann sie gut. Jetzt gleitet ihr Blick an euch entlang wie über ein Tablett mit Kuchen und bleibt an einer Hand hängen, an einem Finger, an einem Ring. Jemand beginnt zu klatschen. „Endlich“, sagt eine vertraute Stimme und schluchzt vor Freude. „Es gibt eine Hochzeit.“

name-bride = Geisterbraut
    .subject = die Geisterbraut
    .object = die Geisterbraut
    .indirect = der Geisterbraut
name-groom = Fremder
    .subject = der Fremde
    .object = den Fremden
    .indirect = dem Fremden
name-ghost_groom = Geist des Bräutigams
    .subject = der Geist des Bräutigams
    .object = den Geist des Bräutigams
    .indirect = dem Geist des Bräutigams
name-token-corpse = Der Tote
    .a = den Toten
    .with = mit dem Toten

event-bride-groom = Die Geisterbraut hat { $who-object } gewählt.
event-bride-longs =
    { $by ->
        [one] { $who-subject } verliert 1 Punkt Stärke an sie.
       *[other] { $who-subject } verliert { $by } Punkte Stärke an sie.
    }
event-bride-risen = Der Geist des Bräutigams erhebt sich { $room-at }.
event-bride-vow =
    { $vow ->
        [1] Vor dem Altar wird das erste Gelübde gesprochen.
        [2] Vor dem Altar wird das zweite Gelübde gesprochen.
       *[other] Vor dem Altar wird das letzte Gelübde gesprochen.
    }
event-bride-step =
    { $step ->
        [1] { $who } hat herausgefunden, wen sie heiraten sollte.
        [2] { $who } weiß, wo er liegt.
       *[other] { $who } hat ihn ausgegraben.
    }
why-bride-name = um herauszufinden, wen sie heiraten sollte
why-bride-locate = um zu finden, wo er liegt
why-bride-dig = um ihn auszugraben
counter-bride-steps = Schritte zu ihrer wahren Liebe
counter-bride-vows = Gelübde
