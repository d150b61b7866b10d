years-physical = Welche physische Eigenschaft nimmt das Alter { $who }?
years-mental = Welche mentale Eigenschaft nimmt das Alter { $who }?
option-task-years-ritual = Das Ritual versuchen: { $b }
