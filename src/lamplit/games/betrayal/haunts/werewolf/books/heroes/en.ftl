option-task-werewolf-revolver = Look for the Revolver
option-task-werewolf-bullets = Cast Silver Bullets
