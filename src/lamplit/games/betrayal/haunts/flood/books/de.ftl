### Was alle über Spuk 36 lesen dürfen, sobald er begonnen hat.

opening-flood = Mit nassen Strümpfen fängt es an. Jemand hebt den Fuß, und der Abdruck auf den Dielen trocknet nicht. Von der Kellertreppe kommt ein Geräusch, als flüsterten sehr viele Leute, dann, als stünden sie alle auf. Das Haus seufzt leise und setzt sich, wie eine alte Dame sich in ihr Bad setzt. Durchs Fenster sieht man noch den Rasen, aber er liegt höher als vorhin, und über den Rosen stehen Fische. Jemand von euch hat beide Schuhe ausgezogen und ordentlich nebeneinandergestellt. „Bleibt doch“, heißt es freundlich. „Da unten ist es so viel schöner, wenn man nicht allein ist.“

name-token-rowboat = Ruderboot
    .a = das Ruderboot
    .with = mit dem Ruderboot
name-flood = das Wasser

event-flood-boat = Das Ruderboot liegt { $room-at }.
event-flood-rises =
    { $turn ->
        [1] Das Wasser steht im Keller.
        [2] Der Keller ist voll Wasser.
        [3] Das Wasser kommt ins Erdgeschoss.
        [4] Das Erdgeschoss ist voll Wasser.
        [5] Das Wasser kommt ins Obergeschoss.
       *[other] Das ganze Haus ist voll Wasser.
    }
event-flood-still = Diesmal steigt das Wasser nicht.
event-flood-calmed = { $who } lässt das Medaillon ins Wasser sinken, und für einen Augenblick liegt es ganz still.
event-flood-smashed =
    { $holes ->
        [one] { $who } hat ein Loch ins Ruderboot geschlagen.
       *[other] { $who } hat das Ruderboot wieder beschädigt; jetzt hat es { $holes } Löcher.
    }
why-flood-smash = um das Ruderboot zu beschädigen
counter-flood-track = Wie hoch das Wasser steht
