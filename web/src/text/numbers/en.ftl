### The words of the tally: what all finished games add up to.

numbers-text = The results of all games played to the end on this server. No names, no running games, no practice.
numbers-none = No game has been played to the end here yet. Play one to make the first mark.
numbers-none-such = There is no such game yet. Choose something else above.
numbers-game = Game
numbers-company = Who played
numbers-company-all = all games
numbers-company-people = with people
numbers-company-bots = bots only
numbers-tally = Kind of game
numbers-tally-usual = usual
numbers-side = Share won by
numbers-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
numbers-won = Who wins
numbers-how-many = Finished
numbers-with-people =
    { $count ->
        [one] one of them with people
       *[other] { $count } of them with people
    }
numbers-usual = Half of them took less than
numbers-usual-text = { $count } decisions in a typical game
numbers-seconds = { $count } s
numbers-minutes-short = { $count } min
numbers-reading = The dot is the share of games won. The line around it shows where the true share lies with 95 % certainty: the fewer the games, the longer the line. The dashed line is the share across all games.
numbers-share = { $share } %
numbers-interval = { $low }–{ $high } %
numbers-by-member = { $side }, one by one
numbers-by-team = { $side } as a team
numbers-by-company = People and bots
numbers-by-ending = How it ended
numbers-by-length = How long it took
numbers-by-month = Month by month
numbers-who-people = human
numbers-who-bots = bot
numbers-who-mixed = mixed
numbers-together-people = people only
numbers-together-bots = bots only
numbers-together-mixed = people and bots
numbers-company-of = { $side }: { $who }
numbers-minutes = { $from }–{ $to } minutes
numbers-minutes-more = more than { $from } minutes
numbers-what = What
numbers-column-share = Share
numbers-column-games = Games
