option-task-mummy-learn = Herausfinden, wo ihr Name steht
option-task-mummy-find-name = Ihren Namen im Buch lesen
name-name = ihr Name
    .with = mit ihrem Namen
