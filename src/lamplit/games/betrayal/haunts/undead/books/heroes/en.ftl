undead-keep = Which of them do you keep?
    .help = The others go under the deck.
