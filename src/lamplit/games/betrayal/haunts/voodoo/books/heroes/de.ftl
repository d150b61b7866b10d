option-task-voodoo-search = Den Raum nach Puppen durchsuchen
option-task-voodoo-destroy = Die eigene Puppe zerstören
