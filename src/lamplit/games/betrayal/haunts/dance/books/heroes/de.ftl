option-task-dance-pray = Gegen die Musik beten
