web-hunt = Auf wen geht die Spinne los?
web-attack = Wen greift die Spinne an?
