### Betrayal drawn in the terminal.

betrayal-exploring = Turn { $round } · omens: { $omens } · chance of the haunt at the next one: { $chance } %
betrayal-haunt = Haunt { $number }: { $title } · turn { $round }
betrayal-steps =
    { $left ->
        [one] 1 step left
       *[other] { $left } steps left
    }
betrayal-rooms =
    { $count ->
        [one] 1 room
       *[other] { $count } rooms
    }
betrayal-doors =
    { $count ->
        [one] door: { $doors }
       *[other] doors: { $doors }
    }
betrayal-out = out of the house
betrayal-unseen = seen by nobody
betrayal-faces = facing { $side }
betrayal-dead = dead
betrayal-stunned = stunned
betrayal-group-ways = Steps
betrayal-group-haunt = The haunt
betrayal-group-here = Here
betrayal-group-cards = What you carry
betrayal-group-offer = Give
betrayal-group-want = Ask for
betrayal-group-exchange = { $card } for
betrayal-group-rest = Other

## The signs, for `?`

betrayal-legend =
    On the plan:
      Capital letters are explorers, small ones are monsters
      $  something to pick up      { "*" }  token
      A gap in the wall is a way through; ? a door behind which nobody has been,
      # a locked door, ▒ a door before a wall
    In the list: Speed, Might, Sanity and Knowledge, then what somebody carries
    A figure in % after an answer is the chance that it succeeds.

## The scenario kit (`lamplit haunts check`)

haunt-check-looking = Reading and playing “{ $name }” …
haunt-check-module = The rules
haunt-check-lines = { $lines } lines
haunt-check-unknown-block = unknown block: { $block }; docs/haunts.md names them all
haunt-check-words =
    { $tongue ->
        [de] Words for everything it says, in German
       *[en] Words for everything it says, in English
    }
haunt-check-aloud =
    { $tongue ->
        [de] Opening and endings to be read aloud, in German
       *[en] Opening and endings to be read aloud, in English
    }
haunt-check-books = A book for each side
haunt-check-pictures = Headpiece and signs
haunt-check-tokens = Tokens: name and sign
haunt-check-random = Random games, told in both languages
haunt-check-ended = { $games } ended, the longest after { $longest } answers
haunt-check-endless =
    { $games ->
        [one] One game did not end.
       *[other] { $games } games did not end.
    }
haunt-check-tasks = What players can do in it
haunt-check-never = never in these games: { $tasks }
haunt-check-promises = The engine’s promises, secrecy included
haunt-check-bots = Bots on both sides
haunt-check-one-sided = One side won all { $games } games: the other needs a better chance, or bots that know what to do (aims).
haunt-check-good = This haunt is ready to play.
error-haunt-no-file = There is no file { $file }. Give the folder of your haunt, the one that holds rules.py, for example my/embers.
error-haunt-broken =
    { $file }{ $line ->
        [0] : { $what }
       *[other] , line { $line }: { $what }
    }
error-haunt-none = { $file } holds no haunt. It needs one called HAUNT: HAUNT = Haunt(52, "name", …); docs/adding-a-haunt.md shows one.
error-haunt-folder = The folder is called “{ $folder }”, but the haunt “{ $name-id }”: give both the same name.
error-haunt-number = The number of a haunt has to be a number, and is { $number }.
error-haunt-state = The state of the haunt is called “{ $module }”, but the haunt “{ $name-id }”: write module: ClassVar[str] = "{ $name-id }" into its class.
error-haunt-book = { $file } cannot be read: { $what }
error-haunt-taken = Number { $number } or the name “{ $name-id }” is taken: “{ $other-id }” is there already. Choose another.
