### The words of Lamplit's programs. Games and the engine have files of their own.

## Lists and names

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-between = { $first } – { $last }
list-none = nobody
name-spectator = an onlooker
name-nobody = nobody
language-name = English
level-random = without a thought (random)
level-thumb = sensible (rules of thumb)

## Choosing by number

choose-number = Number ({ $default }) ›{ " " }
choose-again = Please type a number from 1 to { $most }.

## The start screen

start-language = Language / Sprache
start-welcome = Lamplit – a table for games of surviving the night
start-what = What would you like?
start-new = A new game
start-continue =
    { $count ->
        [one] Go on with the saved game
       *[other] Go on with one of { $count } saved games
    }
start-rules = Look something up in the rules
start-leave = Leave
start-game = Which game?
start-side = Which side do you take?
start-both = all sides, at this screen in turn
start-level = How do the others play?
start-which = Which game?
start-rules-how = Type a word or the id of a rule. An empty line takes you back.
start-rules-word = Rule or word ›{ " " }
start-bye = Until the next night.

## Playing

menu-not-now = { "     " }Not now: { $things }
menu-for-seat = { $who }: { $asked }
play-commands =
    Type the number of your choice, or:
      ?       this help                  u  take back
      ? word  rules and cards by name    v  show the table again
      ? TS-…  one rule                   l  what happened so far
      ! thing why it is not possible     s  save
      w       let the others act first   q  save and leave
play-may-wait = (w: let the others act first)
play-undone = Taken back.
play-saved = Saved: { $file }
play-kept =
    The record of this game: { $file }
    Watch it again with: lamplit replay { $file }
play-left =
    The game is saved: { $file }
    Go on with: lamplit play --continue { $file } --as { $side }
play-seed = The seed of this game was { $seed }. Anyone can check the luck with it.
play-hand-over =
    { $count ->
        [one] Now it is the turn of: { $who }. Everybody else looks away.
       *[other] Now it is the turn of: { $who }. Everybody else looks away.
    }
play-hand-over-ready = Press Enter when you sit alone at the screen ›{ " " }

## Why not, and the rules

why-possible = That is possible: { $number } – { $what }
why-what = Type what you would like to do after the exclamation mark, for example the name of a room or card.
rules-none = No rule has “{ $words }” in it.
rules-more =
    { $count ->
        [one] … and one more. Another word narrows it down.
       *[other] … and { $count } more. Another word narrows it down.
    }
rules-edition =
    { $edition ->
        [both] All editions. { $kind }
       *[other] Edition { $edition } only. { $kind }
    }
rules-level =
    { $level ->
        [basic] Holds in every level.
       *[other] From level { $level } on.
    }
rules-not-digital = Not for a digital table: { $reason }
rules-see = See also:
rule-kind-action = What one may do
rule-kind-component = Components
rule-kind-effect = Effect
rule-kind-example = Example
rule-kind-information = Who knows what
rule-kind-limit = Limit
rule-kind-order = Order of play
rule-kind-setup = Setup
rule-kind-variant = Variant
rule-kind-victory = Winning and losing

## Replay

replay-title =
    { $title }, seen by: { $who }. { $count ->
        [one] One chapter.
       *[other] { $count } chapters.
    }
replay-words-only = These rules have changed since, or the record starts in mid-game: it is told in words, without the board.
replay-step = Enter: on, q: leave ›{ " " }
replay-left = Left before the end.
replay-unverified = Not verified: nobody here has seen the game from its beginning, played by these rules.
replay-unfinished = Here the record stops; the game is not over.

## Simulation

simulate-playing = Playing
simulate-broken-off = Broken off: { $played } of { $games } games were played.
simulate-wins = Who won
simulate-side = Side
simulate-games = Games
simulate-rate = Share (95 % interval)
simulate-end = End
simulate-ends = How it ended
simulate-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-answers = Answers per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, half at most { $median }, from { $least } to { $most }.
simulate-rounds = Rounds per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, half at most { $median }, from { $least } to { $most }.
simulate-speed =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { NUMBER($seconds, maximumFractionDigits: 1) } s on { $jobs ->
        [one] one core
       *[other] { $jobs } cores
    }: { NUMBER($per_second, maximumFractionDigits: 1) } games per second, { $decisions } decisions per second and core.
simulate-failure = Broken: seed { $seed }, options { $options }: { $error }

## Coverage of the rules by tests

coverage-excused =
    { $count ->
        [one] One rule cannot apply to a digital table:
       *[other] { $count } rules cannot apply to a digital table:
    }
coverage-unproven =
    { $count ->
        [one] One rule is proven by no test:
       *[other] { $count } rules are proven by no test:
    }
coverage-unknown =
    { $count ->
        [one] Tests name one rule that is in no catalogue:
       *[other] Tests name { $count } rules that are in no catalogue:
    }
coverage-unreadable = { $place }: this marker is not a plain id between quotation marks.
coverage-counts = { $all } rules: { $proven } proven, { $excused } not for a digital table, { $unproven } without a test; { $unknown } unknown ids.

## Health check

doctor-looking = Looking at everything …
doctor-what = What
doctor-state = State
doctor-detail = Found
doctor-good = well
doctor-bad = wrong
doctor-python = Python 3.11 or newer
doctor-packages = Packages
doctor-words = Words, the same in both languages: { $of }
doctor-messages = { $count } messages
doctor-rulebook = Rulebook: { $of }
doctor-rule-count = { $rules } rules in { $chapters } chapters
doctor-self-play = A game of the bots: { $of }
doctor-folder = Folder for saved games
doctor-terminal = Terminal, 100 columns or more
doctor-terminal-size = { $width } × { $height }, colours: { $colours }
doctor-all-good = All is well.
doctor-some-bad =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }

## Help of the command line

help-lamplit = A table for games of surviving the night. Without a command: starts the server and opens your browser.
help-play = Play in the terminal, against bots or together. Without a game: the start screen.
help-simulate = Let bots play many games and count.
help-replay = Watch a recorded game.
help-rules = Read the rulebook, or see which rules have tests.
help-doctor = Check that everything is there that a game needs.
help-serve = Run the server, for browsers and for friends.
help-backup = Copy all tables and records into one file, while the server runs.
help-restore = Bring back what a backup file holds.
help-verify = Check that everything stored is whole.
help-prune = Forget what is old: abandoned tables, imported records, and what was said where games are long over.
help-host = address to listen at; 0.0.0.0 lets others in your network in (LAMPLIT_HOST)
help-port = port to listen at (LAMPLIT_PORT)
help-workers = number of processes; more than one needs PostgreSQL (LAMPLIT_WORKERS)
help-database = where tables are kept: sqlite:///FILE or postgresql://… (LAMPLIT_DATABASE_URL)
help-replace = overwrite what the database holds
help-backup-file = the backup’s file
help-verify-file = a backup to check instead of the database
help-days = what nothing has happened to for so many days (LAMPLIT_KEEP_DAYS)
help-server = play at a server: its address or an invitation link
help-name = your name at the server's table
help-network = let others in your network play too
help-games = List the games.
help-game = the game’s name, see: lamplit games
help-lang = language: de or en
help-seed = seed of the luck; the same seed gives the same game
help-option = an option of the table; may be given several times. In simulations also NAME=A,B or NAME=* for values that take turns
help-bots = who plays what, for example killer=thumb,survivors=random
help-as = your side or seat, or “both” to share the screen
help-players = how many people play; the same as --option players=…
help-time = in games in real time: how many seconds pass in one, to try things out
help-continue = go on with a saved game
help-games-count = how many games
help-jobs = how many cores
help-json = print the results as JSON
help-file = a record
help-as-seat = through whose eyes to watch
help-step = wait for Enter after each step
help-speed = steps per second; 0 shows all at once
help-rule = the id of a rule
help-search = rules in which the word occurs
help-coverage = compare the catalogue with the tests
help-tests = the folder of the tests
help-version = show the version
metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-game = GAME
metavar-file = FILE
metavar-seed = SEED
metavar-option = NAME=VALUE
metavar-bots = SIDE=LEVEL,…
metavar-side = SIDE
metavar-seat = SEAT
metavar-number = N
metavar-address = ADDRESS
metavar-word = WORD
metavar-folder = FOLDER
metavar-rule = ID
usage-usage = Usage:
usage-help = Show this help.
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = [required]
usage-default = [default: { $value }]
usage-no-option = There is no option { $option }.
usage-missing = { $what } is missing.
usage-bad-value = The value of { $what } does not fit.
usage-option-value = The option { $option } is not used like that.
usage-no-command = There is no such command.
usage-too-much = The command takes no such argument.
usage-see-help = Help: { $command }

## Errors

error-language = Lamplit does not speak “{ $language }”. It speaks: { $known }.
error-side = There is no side or seat “{ $side }” at this table. There are: { $known }.
error-live-seat = This game runs in real time: one person plays at one screen. Choose a seat with --as: { $known }.
error-bot-level = There are no players of level “{ $level }”. There are: { $known }.
error-option-shape = “{ $typed }” is not of the form NAME=VALUE.
error-continue-options = A saved game goes on with its own seed and options: leave out --seed and --option.
error-which-game = Which game? There are: { $known }.
error-save = The game could not be saved to { $file }: { $error }.
error-open = { $file } cannot be opened: { $error }.
error-open-binary = { $file } is not a text file, so it is no record.
error-rule = There is no rule { $rule } in the rulebook of { $game }. Search for a word instead, for example: lamplit rules { $game } --search door
error-rulebook-none = { $game } has no rulebook.
error-rulebook-toml = The rulebook file { $file } is not valid TOML: { $error }
error-rulebook-chapter = The rulebook file { $file } needs a [chapter] table with titles “en” and “de”.
error-rulebook-rule = { $file }: rule { $rule } has a wrong or missing field “{ $field }”.
error-rulebook-twice = The rule { $rule } is in the rulebook twice.
error-rulebook-see = Rule { $rule } refers to { $other }, which does not exist.
error-no-tests = There is no folder of tests at { $folder }. Name it with --tests.
