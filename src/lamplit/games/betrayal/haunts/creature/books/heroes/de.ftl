option-task-creature-torch = Eine Fackel anzünden
option-task-creature-push = Das Monster in die Tiefe stoßen
