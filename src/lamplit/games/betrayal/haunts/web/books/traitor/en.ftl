web-hunt = Whom does the Spider go for?
web-attack = Whom does the Spider attack?
