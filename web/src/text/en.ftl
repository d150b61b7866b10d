### The words of the browser: start page, table, settings. What happens in a game is in that game’s own files.

## Everywhere

close = Close
loading = One moment …
try-again = Try again
to-start = To the start page
stay = Stay here
guest = Guest
your-name = Your name
away = away
copied = Copied
copy-link = Copy link
share = Share
unofficial = An unofficial fan work, not affiliated with the publishers and authors of the games.
error-no-server = Lamplit is not answering. Is the server still running, and is this device connected?
page-not-loaded = This page could not be loaded. Perhaps the connection is gone, or Lamplit has just been updated.
page-reload = Reload

## Start page

start-headline = Who will see the morning?
start-subline = Board games against bots or with friends. No account needed.
start-games = The games
beginners = New to this game?
play-now = Play now
play-friends = Table for friends
rules = Rules
campaign = Campaign
campaign-of = { $game }: the campaign
learn = In five minutes
learn-of = { $game } in five minutes
learn-play = Play a first game
learn-rules = Read the rules
guided = Guided first game
guide-step = Step { $number } of { $of }
guide-now = Now: { $what }.
guide-next = Next
guide-skip = Skip this step
guide-leave = Continue without the guide
guide-play-on = Play on
my-tables = My tables
forget-table = Take { $game } off the list
stage-gathering = waiting for people
stage-running = running
stage-over = over
public-tables = Open tables
seats-free =
    { $count ->
        [0] full
        [one] one seat free
       *[other] { $count } seats free
    }
watchable = can be watched
watch = Watch a game
numbers = The tally
numbers-link = The tally: who wins how often
watch-none = Finished public games appear here, along with records you have opened. Your own games are under “My tables”.
bring-record = Open a record …
bring-busy = Checking the record …

## Opening a table

open-bots = { $game }: play now
open-friends = { $game }: table for friends
open-side = You play
open-seats = Who sits where?
open-seats-note = Friends take the open seats through the link. With several seats “here”, you take turns on this device.
open-more = More settings
open-level = The bots play
open-bot-pace = The bots’ pace
open-undo = Taking back
open-spectators = Spectators
open-pace = If somebody goes missing
open-public = Public: everybody on this server sees the table
open-begin = Here we go
open-table = Open the table
seat-me = here, on this device
seat-open = open, for friends
seat-bot = bot, { $level }
bot-pace-instant = without a pause
bot-pace-quick = quick
bot-pace-calm = leisurely
bot-pace-host = The host of the table can change it.
undo-free = until something is revealed
undo-ask = beyond that, if everybody agrees
undo-never = never
spectators-none = none
spectators-live = see at once what everybody may see
spectators-delayed = see everything a minute later
pace-live = the others vote, after a minute
pace-calm = the others wait, as long as it takes

## Inviting and sitting down

invite = Invitation
invite-text = Anyone who opens this link or scans the code can take a seat. Do not send the address of this window: it only opens your own seats.
invite-code = QR code with the invitation link
invite-link = Link
invite-local = For now, this link works only on this machine.
invite-local-start = To let others on your network join, stop Lamplit and start it with ./play --network
invite-door = Let others on my network in
join-title = An invitation to { $game }
table-imported = This game began elsewhere, and the person who imported it may know the hands and everything else that was hidden then. Nobody knows what will be drawn and rolled from now on. It does not count in the tally.
join-choose = Which seat would you like?
join-take = Take the seat
join-full = All seats are taken.
join-take-over = Take over
join-late-welcome = The game is under way. You can take over from a bot.
join-late-full = The game is under way, and every seat belongs to somebody.
join-late-closed = The game is under way, and nobody may take over from a bot at the moment. Ask the person who opened the table.
join-late-uninvited = The game is under way. With an invitation you can take over from a bot: ask the person who opened the table for the link.
join-watch = Watch
join-watch-delayed = Watch, a minute behind
join-watch-later = Once the game is running, you can watch it here.
gather-title = { $game }: who is in?
gather-you = { $name } (you)
gather-sit = Sit here
gather-bot = Bot …
gather-bot-for = Bot for { $seat }
gather-open = Free the seat
gather-leave = Stand up
gather-start = Begin the game
gather-start-fill =
    { $count ->
        [one] Begin with a bot in the free seat
       *[other] Begin with bots in { $count } free seats
    }
gather-close = Close the table
gather-closed = The table was closed before the game began.
gather-wait = { $name } begins the game once everybody is here.
sitter-open = free
sitter-bot = bot
sitter-bot-for = bot for { $name }
table-gone = This table is no longer open to you
table-uninvited = This address opens no table

## At the table

board = Board
sheet = My things
ask = What to do now
my-seats = My seats
you-are = You: { $seat }
you-watch = You are watching
turn-yours = Your turn
turn-others = The others’ turn
turn-happening = Something is happening
turn-watching = The game is under way
turn-bot = A bot plays for you
turn-over = Over
ask-others = It is the others’ turn.
waits-for = Waiting for
waits-away = is away
coming-away = { $name } is away.
coming-back = { $name } is back.
coming-rests = { $name } is taking a break: a bot plays on.
coming-left = { $name } has left the table: a bot plays on.
ask-acting =
    { $count ->
        [one] { $who } is acting
       *[other] { $who } are acting
    }
ask-turn-of = { $who } to move
ask-bots-think = It is the others’ turn; bots are thinking
think-about = { $who }: { $what }
think-turn = { $who }: planning the next move
think-most = at most { $seconds } s
thinks = is thinking
ask-nothing = Nothing for you to do right now.
ask-happening = Something is happening …
ask-watching = You are watching.
ask-bot = A bot plays your seat until you take it back.
result-unverified = Not verified: this server has not seen the game from the beginning.
after-since = What follows tells what happened after it was taken up here.
ask-over = The game is over.
ask-hand-over = Next to play: { $who }
ask-hand-over-do = Hand over the device
ask-whom = Whom or what one can use
ask-somebody-else = Somebody else
ask-done-together = We are all done here
end-all-the-same = End all the same
end-not-yet = No, go on
end-key = End
ask-missed = The question had just changed, so that answered nothing.
ask-list =
    { $count ->
        [one] List (1)
       *[other] List ({ $count })
    }
skip = Skip
scene-on = Click or Space: go on
scene-on-touch = Tap: go on
play-on = Play the rest now
play-on-text = You are out and only bots are left: have them play to the end at once
undo = Take back
undo-turn = Take back my turn
undo-ask-others = Ask the others
hand-over = Please hand the device to: { $who }
hand-over-text = Everybody else, please look away now.
hand-over-show = I am playing: { $who }. Show me!
line-lost = The connection is gone. Lamplit keeps trying; nothing is lost.
line-now = Try now

## Why not?

group-go = Go
group-here = Here
group-things = Things and abilities
group-team = The team
group-end = Finish
group-away = Throw away
why-not = Why can’t I …?
why-title = Why is that not possible?
why-type = What would you like to do?
why-example = Name of a room, a thing …
why-ask = Ask
why-list = Not possible now. Press one to learn why.
why-unknown = Nothing here goes by that name. Press one of those below, or name a room or a thing.
why-you-may = You can: { $what }
why-rule = Read it in the rulebook

## The pane: log, talk, rules, seats

pane = Log, talk, rules and seats
pane-log = Log
pane-talk = Talk
pane-rules = Rules
pane-seats = Seats
log-none = Nothing has happened yet.
log-older = Earlier events
talk = Talk
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-team = team
talk-to-team = team only
talk-came = { $who }: { $name } plays here now, in place of a bot.
rules-of = The rules: { $game }
rules-note = In our own words. The small print after each rule is its id, which the table quotes when something is not possible.
rules-search = Search the rules
rules-nothing = No rule contains “{ $words }”. Try another word.
rules-see-also = See also
rules-edition = Edition
rules-chapter = Chapter
rules-chapters = Chapters
rules-next = Next: { $chapter }
rules-your-book = Your book
rules-all-books = The secret books
rules-for-all = For everybody
rules-read-books = Read the secret books
rules-other-edition =
    { $rules ->
        [one] In edition { $edition } instead (1 rule)
       *[other] In edition { $edition } instead ({ $rules } rules)
    }
rules-later-level =
    { $rules ->
        [one] From level { $level } on (1 rule)
       *[other] From level { $level } on ({ $rules } rules)
    }
rules-ruled-out =
    { $rules ->
        [one] Another ruling, not made here (1 rule)
       *[other] Other rulings, not made here ({ $rules } rules)
    }
rename = Rename
seat-to-bot = Let a bot play for me
seat-back = Take my seat back
seat-kick = Replace with a bot
seat-take-over = Take over from the bot: { $who }
seats-latecomers = People with an invitation may take over from bots
seat-device = Continue on another device
seat-device-text = Scan this code with the other device to sit there as: { $seat }.
seat-device-code = QR code with the link to your seat
seat-device-secret = For you alone: anyone with this link can play your seat.
seat-leave = Leave the table
seat-leave-text =
    { $seats ->
        [one] A bot carries on for you,
       *[other] Bots carry on for you in all seats on this device,
    } and anyone with an invitation may take over there. If you will only be away for a moment, let a bot play for you instead.
seat-leave-over = The table disappears from your list.
seat-leave-do = Leave
vote-undo = { $by } would like to take back the last decision.
vote-kick = { $by } would like to replace { $whom } with a bot.
vote-waits = Still to agree: { $who }
vote-later = You have only just joined and may vote in two minutes.
vote-yes = Agreed
vote-no = No
vote-agreed = You have agreed.
vote-withdraw = Withdraw

## The first game

lesson = In short
lesson-got-it = Got it
lesson-rule = The rule
lesson-no-more = No more explanations

## After the game

after-title = How it ended
after-show = Show the result
after-you-won = You won
after-you-lost = You lost
after-you-nobody = Nobody won
after-won = won
after-rematch = Play again
after-rematch-go = To the new game
after-replay = Watch it again
after-look = Look at the board
after-save = Save the record
after-reading = Retelling the game: { $share } %
after-no-story = The story of the game could not be loaded. The result still stands.

## Replay

replay = Replay
replay-reading = Loading the game: { $share } %
replay-words = This record was made under different rules: it is told in words, without a board.
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the game
replay-eyes = Through the eyes of
replay-hidden = Show what was hidden
replay-link = Link to this moment
replay-link-text = Copies the address of this moment. Anyone who may watch this game will see it there.

## Settings

settings = Settings
settings-language = Language
settings-text-size = Text size
settings-motion = Motion
settings-motion-system = same as the device
settings-motion-full = full
settings-motion-reduced = reduced
settings-speed = Pace of events
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = at once
settings-sound = Sound
settings-sound-on = on
settings-music = Music
settings-effects = Effects
settings-cues = Signals
settings-captions = Captions
settings-captions-on = show sounds in words too
settings-keys = Keys
settings-keys-on = digits and letters choose answers
settings-lessons = First games
settings-lessons-on = explain rules when they first matter
settings-lessons-again = Start over
settings-app = As an app
settings-app-install = Install Lamplit on this device
settings-kept = Your choices are kept in this browser.

## Sounds in words

caption-step = Footsteps
caption-noise = A noise
caption-dice = Dice roll
caption-door = A door
caption-hit = A dull blow
caption-key = Keys jingle
caption-card = A card
caption-chime = A bright chime
caption-gong = A gong
caption-slam = The doors slam
caption-turn = Your turn
caption-countdown = The clock ticks
caption-help = Somebody calls for help
caption-ping = Somebody points at something
ping-look = { $who } points at { $what }
caption-vote = A vote
caption-sink = A sinking tone
caption-free = Something comes loose
caption-radio = The radio crackles
caption-fear = A shiver
caption-win = Won
caption-lose = Lost

## Credits

credits = Credits and licences
credits-unofficial = Lamplit is an unofficial fan work. It is neither affiliated with the authors and publishers of the games nor endorsed by them. If you like a game, buy it: it is best at a real table.
credits-own = Drawings, sounds and texts are our own. Also included:
credits-what = Work
credits-by = By
credits-licence = Licence
credits-type = Typeface
credits-icons = Icons, adapted in colour and size
credits-program = Program
credits-licence-own = Lamplit itself is under the MIT licence.
