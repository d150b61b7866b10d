option-task-werewolf-revolver = Nach dem Revolver suchen
option-task-werewolf-bullets = Silberkugeln gießen
