### Was alle von Spuk 34 lesen.

opening-guillotines = Ihr erwacht auf kalten Dielen, und etwas Schweres liegt um euren Hals. Es tickt. Jeder von euch trägt eines, aus Eisen, mit einem Scharnier im Nacken und einer Nummer auf der Brust, und in jedem wartet etwas, das zum Fallen gemacht ist. Es gibt Schlüssel in diesem Haus, erklärt freundlich eine Stimme von nirgendwo, und sie liegen dort, wo es wehtut. Einer von euch muss keinen suchen. Einer von euch trägt nur Schmuck.

name-token-key = Schlüssel
    .a = einen Schlüssel
    .with = mit einem Schlüssel
name-key = Schlüssel
token-key-text = Zwei davon öffnen ein Halseisen. Wer ihn will, muss ertragen, was der Raum dafür verlangt.
mark-collar = Halseisen { $room }
option-task-guillotines-key = Nach dem Schlüssel greifen
option-task-guillotines-unlock = Ein Halseisen öffnen: { $b }
option-task-guillotines-reveal = Zeigen, dass du der Verräter bist
event-guillotines-collars = Eisen schnappen zu.
event-guillotines-key = { $who } hat einen Schlüssel.
event-guillotines-opened = { $who } öffnet ein Halseisen: { $whom } atmet auf.
event-guillotines-click = Die Halseisen klicken: { $track }.
event-guillotines-fell = Die Klinge fällt. { $who } kommt nicht einmal zum Schreien.
why-guillotines-blade = das Halseisen
why-guillotines-key = um den Schlüssel
counter-guillotines-track = Klicken der Halseisen
counter-guillotines-collars = Halseisen, die noch getragen werden
