### Was alle über Spuk 17 lesen dürfen, sobald er begonnen hat.

opening-wind = Ein Windhauch geht durch den Raum, dabei ist jedes Fenster vernagelt. Der Staub steht vom Boden auf und dreht sich, erst ganz müßig, wie jemand, der ein Kleid anprobiert. Ein Löffel kommt dazu. Ein Stiefel. Ein Spiegel, das Glas nach außen, und keiner von euch findet sich darin. Das ganze Stockwerk summt, und inmitten all des fliegenden Plunders bekommt etwas langsam Schultern. „Es will doch nur etwas festhalten“, sagt jemand von euch und öffnet beide Hände. „Gebt ihm etwas zum Festhalten.“

name-poltergeist = Poltergeist
    .subject = der Poltergeist
    .object = den Poltergeist
    .indirect = dem Poltergeist
name-token-candle = Alte Kerze
    .a = eine alte Kerze
    .with = mit einer alten Kerze
name-burning_candle = Brennende Kerze
token-burning_candle-text = Sie brennt kerzengerade, als ginge im ganzen Haus kein Wind.

event-wind-given = { $who } wirft dem Poltergeist { $card-a } zu.
event-wind-might = Der Poltergeist hat jetzt Stärke { $might }.
event-wind-candle = { $who } hat eine alte Kerze gefunden.
event-wind-lit = Eine Kerze brennt { $room-at }, und sie brennt weiter.
event-wind-blown = Die Kerze erlischt, und der Wind trägt sie davon. { $who } steht mit leeren Händen da.
why-wind-candle = um eine Kerze zu finden
why-wind-burn = damit die Kerze brennen bleibt
counter-wind-lit = Kerzen, die brennen
