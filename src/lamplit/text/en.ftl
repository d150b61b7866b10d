### The words of Lamplit's programs. Games and the engine have files of their own.

## Lists and names

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-between = { $first } – { $last }
list-numbered = { $what } { $number }
list-none = nobody
name-spectator = a spectator
name-nobody = nobody
language-name = English
level-random = thoughtless (random)
level-thumb = sensible (rules of thumb)

## Choosing by number

choose-number = Number ({ $default }) ›{ " " }
choose-again = Please type a number from 1 to { $most }, or q to leave.

## The start screen

start-language = Language / Sprache
start-welcome = Lamplit – a table for games about surviving the night
start-what = What would you like?
start-new = A new game
start-continue =
    { $count ->
        [one] Continue the saved game
       *[other] Continue one of { $count } saved games
    }
start-rules = Look something up in the rules
start-leave = Quit
start-game = Which game?
start-side = Which side will you play?
start-both = all sides, taking turns on this screen
start-level = How do the others play?
start-which = Which game?
start-rules-how = Type a word or the id of a rule. An empty line takes you back.
start-rules-word = Rule or word ›{ " " }
start-bye = Until the next night.

## Playing

menu-folded = A number or a name shows what each can do, two numbers do it at once; Enter shows everything.
menu-back = Enter goes back to the list.
menu-not-now = { "     " }Not now: { $things }
menu-for-seat = { $who }: { $asked }
play-begin = Type the number of your choice; ? explains everything else.
play-commands =
    Type the number of your choice or a few words of it, or:
      ?       this help                  u  take back
      ? word  rules and cards by name    v  show the table again
      ? ID    one rule                   l  what happened so far
      ? 3     more about answer 3
      ! thing why it is not possible     s  save
      w       let the others act first   q  save and leave
play-command-book = { "  " }b       read your book
play-no-book = You have no book of your own.
play-may-wait = (w: let the others act first)
play-nobody-else = Nobody else can act now.
play-end-again = Say so again to end all the same.
play-undone = Taken back.
play-unsaved = q once more leaves the game without saving it.
play-saved = Saved: { $file }
play-kept =
    The record of this game: { $file }
    Watch it again with: { $lamplit } replay { $argument }
play-left =
    The game is saved: { $file }
    Continue with: { $lamplit } play --continue { $argument } --as { $side }
play-seed = The seed of this game was { $seed }. Anyone can use it to check the luck.
play-hand-over =
    { $count ->
        [one] Next to play: { $who }. Everybody else, please look away.
       *[other] Next to play: { $who }. Everybody else, please look away.
    }
play-hand-over-ready = Press Enter once only you can see the screen ›{ " " }

## Why not, and the rules

why-possible = You can do that: { $number } – { $what }
why-unknown = “{ $typed }” is no answer here, no command and nothing that is in the game.
why-what = Type what you would like to do after the exclamation mark, for example the name of a room or card.
rules-none = No rule contains “{ $words }”.
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
        [basic] Applies at every level.
       *[other] From level { $level } on.
    }
rules-ruling = Applies if the table has set { $setting } to { $choice }.
rules-not-digital = Does not apply to a digital table: { $reason }
rules-see = See also:
rule-kind-action = What you may do
rule-kind-component = Components
rule-kind-effect = Effect
rule-kind-example = Example
rule-kind-information = Who knows what
rule-kind-limit = Limit
rule-kind-order = Order of play
rule-kind-setup = Set-up
rule-kind-variant = Variant
rule-kind-victory = Winning and losing

## Replay

replay-title =
    { $title }, as seen by: { $who }. { $count ->
        [one] One segment.
       *[other] { $count } segments.
    }
replay-words-only = The rules have changed since, or the record starts in mid-game: it is told in words, without the board.
replay-step = Enter: next, q: quit ›{ " " }
replay-left = Stopped before the end.
replay-unverified = Not verified: the record does not contain this game from the beginning, played by these rules.
replay-unfinished = The record stops here; the game is not over.

## Simulation

simulate-playing = Playing
simulate-broken-off = Stopped early: { $played } of { $games } games were played.
simulate-wins = Who won
simulate-side = Side
simulate-games = Games
simulate-rate = Share (95 % interval)
simulate-end = End
simulate-ends = How it ended
simulate-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-answers = Answers per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, median { $median }, from { $least } to { $most }.
simulate-rounds = Rounds per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, median { $median }, from { $least } to { $most }.
simulate-speed =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { NUMBER($seconds, maximumFractionDigits: 1) } s on { $jobs ->
        [one] one core
       *[other] { $jobs } cores
    }: { NUMBER($per_second, maximumFractionDigits: 1) } games per second, { $decisions } decisions per second per core.
simulate-failure = Failed: seed { $seed }, options { $options }: { $error }

## Coverage of the rules by tests

coverage-excused =
    { $count ->
        [one] One rule cannot apply to a digital table:
       *[other] { $count } rules cannot apply to a digital table:
    }
coverage-unproven =
    { $count ->
        [one] One rule has no test:
       *[other] { $count } rules have no test:
    }
coverage-unknown =
    { $count ->
        [one] Tests name one rule that is not in any catalogue:
       *[other] Tests name { $count } rules that are not in any catalogue:
    }
coverage-unreadable = { $place }: this marker is not a plain id between quotation marks.
coverage-counts = { $all } rules: { $proven } proven, { $excused } not for a digital table, { $unproven } without a test; { $unknown } unknown ids.

## Health check

doctor-looking = Checking everything …
doctor-what = What
doctor-state = State
doctor-detail = Found
doctor-good = fine
doctor-bad = problem
doctor-python = Python 3.11 or newer
doctor-packages = Packages
doctor-words = Words, complete in both languages: { $of }
doctor-messages = { $count } messages
doctor-rulebook = Rulebook: { $of }
doctor-rule-count = { $rules } rules in { $chapters } chapters
doctor-self-play = A game between bots: { $of }
doctor-folder = Folder for saved games
doctor-terminal = Terminal, 100 columns or more
doctor-terminal-size = { $width } × { $height }, colours: { $colours }
doctor-all-good = Everything is fine.
doctor-some-bad =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }

## Help of the command line

help-lamplit = A table for games about surviving the night. Without a command: starts the server and opens your browser.
help-play = Play in the terminal, against bots or together. Without a game: the start screen.
help-simulate = Let bots play many games and count the results.
help-replay = Watch a recorded game.
help-rules = Read the rulebook, or see which rules have tests.
help-doctor = Check that everything a game needs is in place.
help-serve = Run the server, for browsers and for friends.
help-settings = Show all settings, what each is now, and where that comes from.
help-env-file = a file with settings such as LAMPLIT_PORT=8321, one on each line; variables come first (LAMPLIT_ENV_FILE)
help-backup = Copy all tables and records into one file, while the server runs.
help-restore = Restore what a backup file holds.
help-verify = Check that everything stored is intact.
help-prune = Forget what is old: abandoned tables, imported records, and talk from games that are long over.
help-host = address to listen on; 0.0.0.0 lets in others on your network (LAMPLIT_HOST)
help-port = port to listen on (LAMPLIT_PORT)
help-workers = number of processes; more than one needs PostgreSQL (LAMPLIT_WORKERS)
help-database = where tables are kept: sqlite:///FILE or postgresql://… (LAMPLIT_DATABASE_URL)
help-replace = overwrite what the database holds
help-backup-file = the backup’s file
help-verify-file = a backup to check instead of the database
help-days = forget what has been idle for this many days (LAMPLIT_KEEP_DAYS)
help-server = play on a server: its address or an invitation link
help-name = your name at the table there
help-network = let others on your network play too
help-games = List the games, or what can be chosen for one of them.
games-bots = SIDE=LEVEL, with one of these levels: { $levels }
games-options = Options for --option NAME=VALUE; the usual value comes first:
games-range =
    { $several ->
        [yes] numbers from { $low } to { $high }, several with + between them
       *[no] a number from { $low } to { $high }, usually { $usual }
    }
help-game = the game’s name; the command “games” lists them
help-lang = language: de or en
help-seed = seed of the luck; the same seed gives the same game
help-option = an option of the table; may be given several times. “games GAME” names all. In simulations also NAME=A,B or NAME=* to alternate between values
help-bots = who plays what, for example killer=thumb,survivors=random
help-as = your side or seat, or “both” to share the screen
help-players = how many people play; the same as --option players=…
help-time = in real-time games: seconds of the game per second, for trying things out
help-continue = continue a saved game
help-games-count = how many games
help-jobs = how many cores
help-json = print the results as JSON
help-file = a record
help-as-seat = through whose eyes to watch
help-step = wait for Enter after each step
help-speed = steps per second; 0 shows everything at once
help-rule = the id of a rule, or a word
help-rules-all = secret books too, which only some may read during a game
help-search = rules that contain the word
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
usage-bad-value =
    { $what } cannot have this value. Possible is { $kind ->
        [whole] a whole number
       *[any] a number
    }{ $least ->
        [none] .
       *[other] { " " }from { $least } on.
    }
usage-option-value =
    { $needed ->
        [yes] After { $option } a value is missing.
       *[no] The option { $option } takes no value.
    }
usage-no-command = There is no command “{ $typed }”.
usage-too-much = The command can do nothing with “{ $typed }”.
usage-meant = Do you mean “{ $near }”?
warning-variable = Lamplit knows no environment variable { $name }, so it changes nothing.
usage-see-help = Help: { $command }

## Errors

error-language = Lamplit does not speak “{ $language-typed }”. It speaks: { $known }.
error-side = There is no side or seat “{ $side-typed }” at this table. There are: { $known }.
error-live-seat = This game runs in real time: only one person can play at one screen. Choose a seat with --as: { $known }.
error-bot-level = There are no bots of level “{ $level-typed }”. There are: { $known }.
error-option-shape = “{ $typed-typed }” does not have the form NAME=VALUE.
error-bots-shape = “{ $typed-typed }” does not have the form SIDE=LEVEL, for example both=thumb.
error-continue-options = A saved game keeps its own seed and options: leave out --seed, --option and --players.
error-continue-game = This record is of “{ $held }”, not of “{ $wanted }”. Leave out the name of the game.
error-which-game = Which game? There are: { $known }.
error-save = The game could not be saved to { $file }: { $error }. See to space and permissions there, then save again.
error-open = { $file } cannot be opened: { $error }.
error-open-binary = { $file } is not a text file (in UTF-8), so it cannot be a record.
error-rule = There is no rule { $rule } in the rulebook of { $game }. Search for a word instead, such as “door”.
error-rulebook-none = { $game } has no rulebook.
error-rulebook-toml = The rulebook file { $file } is not valid TOML: { $error }
error-rulebook-chapter = The rulebook file { $file } needs a [chapter] table with titles “en” and “de”.
error-rulebook-rule = { $file }: rule { $rule } has a wrong or missing field “{ $field }”.
error-rulebook-twice = The rule { $rule } is in the rulebook twice.
error-rulebook-see = Rule { $rule } refers to { $other }, which does not exist.
error-no-tests = There is no folder of tests at { $folder }. Name it with --tests.

## What the reason is

reason-missing = there is no such file or folder
reason-no-folder = a part of the path is no folder
reason-denied = permission is missing
reason-read-only = it can only be read
reason-folder = it is a folder
reason-full = the disk is full
reason-nobody-listens = no server listens there
reason-port-taken = the port is taken
reason-not-here = this machine does not have that address
reason-unknown-name = there is no machine of that name
reason-no-port = there are no ports that high, the last is 65535
reason-unreachable = the machine cannot be reached
reason-no-answer = no answer came
