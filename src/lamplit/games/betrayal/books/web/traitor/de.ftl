web-hunt = Auf wen geht die Spinne los?
web-bite = Wen greift die Spinne an?
