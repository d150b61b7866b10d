option-task-mummy-learn = Find out where its name is written
option-task-mummy-find-name = Read its name in the Book
name-name = its name
    .with = with its name
