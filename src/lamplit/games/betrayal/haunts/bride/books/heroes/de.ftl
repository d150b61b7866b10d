option-task-bride-name = Herausfinden, wen sie heiraten sollte
option-task-bride-locate = Suchen, wo er liegt
option-task-bride-dig = Ihn ausgraben
