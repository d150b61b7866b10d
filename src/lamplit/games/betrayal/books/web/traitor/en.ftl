web-hunt = Whom does the Spider go for?
web-bite = Whom does the Spider attack?
