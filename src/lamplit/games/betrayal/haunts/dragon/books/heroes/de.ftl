option-task-dragon-don = Den alten Harnisch anlegen (der ganze Zug)
option-task-dragon-hand-over = Den alten Harnisch an { $b } übergeben (der ganze Zug)
