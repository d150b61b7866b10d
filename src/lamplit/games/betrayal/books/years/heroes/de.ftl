years-physical = Welche körperliche Eigenschaft nimmt das Alter { $who }?
years-mental = Welche geistige Eigenschaft nimmt das Alter { $who }?
option-task-years-ritual = Das Ritual versuchen: { $b }
