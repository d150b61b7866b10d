### Wie Spuk 10 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-family-held = Der Letzte von ihnen setzt sich, faltet die Hände und blickt hinaus in einen Garten, den es seit achtzig Jahren nicht mehr gibt. Er ist zu Hause. Im Flur klingt der Gong noch einmal leise und traurig, als hätte ihn jemand schlagen wollen und sich dann besonnen. Auf Zehenspitzen geht ihr hinaus.
result-family-all-dead = Der Tisch ist für alle gedeckt, und ausnahmsweise kommt niemand zu spät. Jemand spricht das Tischgebet. Reicht mir das Salz, sagt der Wahnsinnige strahlend, und nehmt doch noch; von euch ist reichlich da.

ending-family-held = Die Familie: alle an ihrem Platz
ending-family-all-dead = Die Familie: alle Helden tot
