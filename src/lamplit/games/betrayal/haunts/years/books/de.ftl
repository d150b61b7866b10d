### Was alle über Spuk 44 lesen dürfen, sobald er begonnen hat.

opening-years = Zuerst ist es nur eine Steifheit in den Fingern wie an einem kalten Morgen. Dann lacht jemand, und das Lachen endet in einem Husten, und ihr seht euch im Kerzenlicht an, und keiner spricht es aus: das Grau an den Schläfen, die Haut um die Augen, der Ring, der auf einmal zu weit ist. Alle Uhren im Haus gehen, und alle gehen sie vor. Nur das Jüngste unter euch sitzt aufrecht und rosig im besten Sessel, isst einen Apfel und sieht euch aufmerksam zu. „Nur weiter“, sagt die helle junge Stimme. „Ihr wolltet mir gerade von euren Plänen erzählen.“

name-spilled_sand = Verschütteter Sand
token-spilled_sand-text = Hier ist das Stundenglas zerbrochen. Ein zweites Mal gelingt es nicht.

event-years-older = { $who } ist { $age } Jahre alt.
event-years-ritual = { $who } verschüttet Sand aus dem Glas: { $done } von { $need }.
why-years-pass = für die Jahre, die vergehen
why-years-feast = für ein Leben, das zu Ende ist
why-years-ritual = damit die Zeit stehen bleibt
counter-years-ritual = Räume, in denen die Zeit stillsteht
