result-voodoo-free = Die letzte zerfällt euch in den Händen, und etwas, das lange den Atem angehalten hat, lässt los. Auf dem Teppich liegt nur noch eine Nadel, ganz krumm, und ein Summen, das leiser wird und fort ist. Was von den Puppen übrig ist, verbrennt ihr draußen im Hof. Zu nah ans Feuer stellt sich keiner von euch.
result-voodoo-dead = Hübsch waren sie, eine wie die andere, und man wird sie sorgsam wegräumen, jede in ihre Schachtel, mit einem Namen in kleiner, sauberer Schrift auf dem Deckel. Ein paar Schachteln haben noch keinen Namen. Irgendjemand kommt immer den Hügel herauf.
result-voodoo-all-dead = Das Summen verstummt. In den Winkeln des Hauses liegt etwas Kleines, Zerbrochenes, und nicht weit davon, wo immer sie gerade waren, jemand Großes, der an denselben Stellen zerbrochen ist.
ending-voodoo-free = Die Puppen: alle zerstört
ending-voodoo-dead = Die Puppen: zu viele Helden tot
ending-voodoo-all-dead = Die Puppen: jede zerbrochen
