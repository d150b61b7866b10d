creature-laboratory = Welches Labor suchst du heraus?
creature-wakes = Wo erwacht Frankensteins Monster?
creature-hunt = Wen jagt Frankensteins Monster?
creature-attack = Wen greift Frankensteins Monster an?
