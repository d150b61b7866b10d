option-task-long_dark-light = Die Lampe anzünden
why-long_dark-light = um die Lampe anzuzünden
