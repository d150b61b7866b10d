option-task-voodoo-search = Search the room for dolls
option-task-voodoo-destroy = Destroy your doll
