years-physical = Welche Eigenschaft des Körpers nimmt das Alter? ({ $who })
years-mental = Welche Eigenschaft des Geistes nimmt das Alter? ({ $who })
option-task-years-ritual = Das Ritual versuchen: { $b }
