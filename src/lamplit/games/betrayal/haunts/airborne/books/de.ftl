### Was alle über Spuk 31 lesen.

opening-airborne = Zuerst bricht der Keller weg, mit einem Geräusch, als zöge jemand einen Zahn. Dann schwingen alle Lampen zur selben Seite, euer Magen bleibt, wo er war, und draußen sinken ein Wetterhahn, ein Wipfel, eine Wolke am Fenster vorbei. Das Haus hat genug von seinem Hügel. Es steigt mit ächzenden Balken, und in den Schlüssellöchern beginnt die Luft zu singen. In einem der Schränke, zwischen mottenzerfressenen Mänteln, findet ihr eine Liste in der Schrift eines Fliegers: so viele Gäste, so viele Schirme. Ihr zählt die Gäste. Ihr zählt die Schirme. Niemand spricht die Zahl aus.

name-parachute = Fallschirm
name-token-parachute = Fallschirm
    .a = einen Fallschirm
    .with = mit einem Fallschirm
token-parachute-text = Alte Seide, sorgsam gefaltet. Sie reicht für einen.
name-grab = den Fallschirm entreißen
name-trick = den Fallschirm abschwatzen
option-task-airborne-search = Einen Fallschirm suchen: { $b }
option-task-airborne-jump = Springen: { $b }
event-airborne-found = { $who } hat { $room-at } einen Fallschirm gefunden.
why-airborne-search = um einen Fallschirm zu finden
why-airborne-jump = um den Sprung zu wagen
counter-airborne-out = Wer gesprungen ist
