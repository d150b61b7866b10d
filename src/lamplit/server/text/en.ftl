# What the server says to people at tables and to those who host them.

# Coming in

error-table-unknown = There is no such table, or it was closed. Ask for a new invitation link.
error-table-closed = This table was closed before it began. Open a new one.
error-table-aside = This table has been set aside: the rules of its game did not come to an end here. Nothing more can happen at it; all other tables go on. Start a new game.
error-overrun = The rules took longer than { $seconds } seconds and were stopped.
error-excess-words = More than { $most } bytes were to be told at once, so nothing was. Start a new game.
error-secret = This seat is not yours, or not any more. Ask for a new invitation link, or watch.
error-invite = This table is by invitation only, and this address is not the invitation. Ask the person who opened it for the link under “Invitation”.
error-spectators = This table does not allow spectators. Ask the person who opened it for a seat.
error-spectator = You are watching. Take a seat to do that.
error-enter-first = First say which table and seat you want: the first message must be “enter”.
error-enter-late = You took too long to say which table you want. Connect again.
error-enter-twice = You have taken your place already. Open another connection for another seat.
error-hall-full = All tables here are taken at the moment. Try again in a few minutes.
error-busy = Too much is happening at this table at once. Try again.
error-name = Choose a name of 1 to 40 visible characters.

# Seats

error-seat-taken = { $seat } is taken. Choose an open seat.
error-seat-held = { $seat } belongs to somebody, even while a bot plays for them. Choose a seat that nobody holds.
error-latecomers = Nobody may take over from a bot at this table at the moment. Ask the person who opened it to allow it, or wait for the next game.
error-late-invite = While a game is running, only people with an invitation can take over from a bot. Ask the person who opened the table for the link.
error-late-over = This game is over. Watch it again, or ask for the link of the next one.
error-other-side = You know what the other side knows, so the seat “{ $seat }” is not for you. Choose one on your own side, or wait for the next game.
error-seat-not-yours = Nobody holds { $seat } at the moment. Take the seat first.
error-seat-who = A seat is “me”, “open” or “bot:” and a level; “{ $who-typed }” is none of these.
error-guided = A guided first game is for one person and bots, and not public. Take every seat yourself or give it to a bot, in a game that has a guide.
error-seat-bot = A bot plays for you at the moment. Take your seat back first.
error-seats-open = { $count ->
    [one] One seat is still open. Wait for somebody, or let a bot have it.
   *[other] { $count } seats are still open. Wait for somebody, or let bots have them.
}
error-host-only = Only the host of the table can do that. Ask them.
error-started = The game has begun, so this cannot be changed any more. Open a new table for that.
error-not-started = The game has not begun. Start it, or wait until somebody does.
error-not-playing = No game is being played here now. Start a new game.
error-rematch-running = The game is not over. Play it to the end first.
error-rematch-made = The next game is already open. Join it.

# Playing

error-late = Your question has changed in the meantime. Look at the table and answer again.
error-too-fast = That was too much at once. Wait a moment and go on.
error-undo-never = Nothing can be taken back at this table. Play on.
error-undo-unasked = Taking back is not put to a vote at this table. Play on.
error-vote-open = A vote is already under way. Wait for it to finish.
error-vote-none = That vote is over, or not for you.
error-kick-nobody = There is nobody at { $seat } to vote out.
error-kick-host = Before the game begins, the person who opened the table cannot be voted out. Leave, or open a table of your own.
error-kick-here = Nobody who is at the table can be voted out unless at least two others agree, each from a connection of their own. If nobody has been at “{ $seat }” for a minute, a bot can take over, though never at a table where people wait for each other. Wait a little.
error-vote-new = You have only just sat down. Voting somebody out is for those who have been at the table for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Wait a little.
error-vote-later = This vote began before you came. The others decide it.
error-vote-back = The player at “{ $seat }” is back. Withdraw this vote; if they should go all the same, call another one.
error-ping = Point at something whose name has 1 to { $longest } characters.

# Messages and requests

error-message = This message makes no sense to the server ({ $reason }). Reload the page.
error-message-long = A message may have at most { $longest } bytes. Send less at once.
error-request = The server cannot make sense of this request: { $reason }
error-address = There is nothing at this address. Check the address, or start from the front page.
error-address-long = An address may have at most { $longest } characters. Start from the front page.
error-method = This address does not take that kind of request. See /api/docs for those it takes.
error-body-long = That is too much for one request. Send less at once.
error-body = The server cannot read this request: it is not text, or is nested too deeply. Send plain JSON.
error-no-network = This machine is not on a network where others could reach it. Join one, then try again.
error-door = Lamplit cannot accept connections from the network ({ $reason }). Stop it and start it with ./play --network
error-door-closed = Only somebody at the machine Lamplit runs on can let others in. Or start it with ./play --network
error-origin = Pages from other sites are not allowed to do anything here. Open Lamplit at its own address, or tell the host to set LAMPLIT_PUBLIC_URL.
error-origin-odd = The request does not properly say which page it comes from. Open Lamplit again at its own address.
error-host = Lamplit does not go by the name { $host } here. Open it at its own address, or ask the host to set LAMPLIT_PUBLIC_URL to the address people use, or to add this name to LAMPLIT_HOSTS.
error-content = The server cannot read this kind of content. Send JSON, or the text of a record.
error-inside = Something went wrong inside the server, and nothing was changed. Try again; if that keeps happening, tell the host.

# Records

error-record-unknown = There is no such record. Choose one from the list.
error-record-running = This game is not over, so nobody may look into it yet.
error-record-over = This game is over and cannot be continued. Watch it, or start a new one.
error-record-long = A record may have at most { $longest } million characters.
error-record-answers = A record may have at most { $most } answers. Choose another one.
error-record-start = The table of this record is too large to continue here. Watch it, or start a new game.
error-import-quota = You have imported a lot of records today. Try again tomorrow, or play one of those.
error-import-full = There is no room for more records here. Tell the host.
error-tables-today = Very many tables have been opened from your address today. Play on at one of them, or come back tomorrow.
error-talk-today = Very much has been said from your address today. You can go on playing; talk again tomorrow.
error-talk-table = Very much has been said at this table today. You can go on playing; talk again tomorrow.
error-table-old = This game was played under rules that Lamplit no longer has, so its table cannot be opened any more. Its record is still here to be watched: { $record }.
error-proxy-all = LAMPLIT_PROXY=* trusts everybody to say where they come from: anyone can pretend to have any address, and no limit by address holds. If only your proxy can reach this server, that is fine; otherwise set LAMPLIT_PROXY to the address of your proxy.
error-chore-large = Reading this took more memory than the server has for it and was stopped. Try a shorter game.
error-chore-busy = Many records are being read at the moment. Try again in a minute.
error-chore-long = Reading this took longer than { $seconds } seconds and was stopped. Try a shorter game.
error-chore-failed = Reading this failed inside the server, and nothing was changed. Choose another record.

# Hosting

error-configuration = { $name } cannot be “{ $value-typed }”. See the table of settings in docs/hosting.md.
error-workers-sqlite = { $workers } workers need PostgreSQL: one file serves one worker. Set LAMPLIT_DATABASE_URL, or use one worker.
error-log-level = The log level cannot be “{ $value-typed }”. Possible: { $known }.
error-address-taken =
    The server cannot listen on { $host }, port { $port }: { $reason }. { $wrong ->
        [host] Check --host or LAMPLIT_HOST.
       *[port] Choose another port with --port.
    }
error-public-url = LAMPLIT_PUBLIC_URL cannot be “{ $value-typed }”: it must be a whole address such as https://name.example/games/.
error-env-file = The file with settings { $file } cannot be read: { $reason }. Check --env-file or LAMPLIT_ENV_FILE, and the permissions of the file.
error-env-file-text = The file with settings { $file } is not text in UTF-8. Check --env-file or LAMPLIT_ENV_FILE.
error-env-file-line = Line { $number } of { $file } is no setting. Write each on a line of its own, such as LAMPLIT_PORT=8321, and a # before notes.
error-database-file = There is no Lamplit database in { $file }: there is no such file. If yours is elsewhere, name it with --database or LAMPLIT_DATABASE_URL, or give the file with the server’s settings with --env-file. The command “settings” shows what holds now. If the server runs as a user of its own, run this command as that user.
setting-host = address to listen on; 0.0.0.0 for all
setting-port = port to listen on
setting-workers = processes; more than one needs PostgreSQL
setting-database-url = where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
setting-root-path = the path under which a proxy shows Lamplit, such as /games
setting-public-url = the address people use, if it differs from what the server sees; browsers’ sockets are accepted from there
setting-hosts = other names people use for the server, such as games.example.org, *.club.example; * for any, if a proxy checks them
setting-proxy = addresses or networks of proxies that are trusted to report clients’ addresses, such as 127.0.0.1; * for all
setting-thinkers = bot workers, the processes in which bots think, for each worker
setting-rate-seat = commands per second from one socket; 0 for no limit
setting-rate-address = requests per second from one address; 0 for no limit
setting-rate-seats-address = commands per second from all seats of one address together, for each worker; 0 for no limit
setting-share-address = percent of a worker’s time for what happens at the tables of one address, while others are there too; 0 for no limit
setting-talk-address = kilobytes of talk, names, pointing and pencil marks a day from one address, for each worker; 0 for no limit
setting-talk-table = kilobytes of talk, names, pointing and pencil marks a day at one table; 0 for no limit
setting-tables-address = tables opened a day from one address, for each worker; 0 for no limit
setting-connections-address = open connections from one address on which nobody plays, for each worker; 0 for no limit. Those of LAMPLIT_PROXY are not counted
setting-sockets-address = open sockets from one address, for each worker; 0 for no limit
setting-imports-address = megabytes of imported records a day from one address, as stored, for each worker; 0 for no limit
setting-imports-total = megabytes of imported records in all; 0 for no limit
setting-most-tables = tables in memory at once, for each worker
setting-most-sockets = open sockets, for each worker
setting-log-level = how much is logged: debug, info, warning, error
setting-log-addresses = whether the log names the address from which too many connections came
setting-metrics = whether /metrics answers: only to this machine itself, and to anyone with the token
setting-metrics-token = a secret for collecting metrics from elsewhere, sent as Authorization: Bearer …
setting-keep-days = after this many days without a change the server forgets abandoned tables, imported records and old talk, once a day; 0 for never
setting-lang = language of the command line, de or en, if it is not to be the system’s
setting-no-browser = on: no browser is opened at the start
setting-env-file = a file with settings, for whatever no variable says
setting-from-default = default
setting-from-variable = environment variable
setting-from-file = file { $file }
serve-address = Lamplit is at { $address } – stop with Ctrl-C.
serve-no-client = This server has no browser client: people can play only through the terminal and the library. In a checkout, start with ./play, which builds it; an installed package should be installed again.
home-there = Lamplit is already running at { $address }
home-network = Others on your network can find it at { $address }

# The database

error-store-full = The disk of the server is full, so nothing was changed. Tell the host; once there is room, go on here.
error-start-full = The disk with the database { $file } is full, and the database has to be written before the server can start. Free at least 10 MB on that disk, for example by moving old backups elsewhere, and start again.
error-store-empty = The database { $file } is empty: it has 0 bytes, as an interrupted copy or a full disk leaves it. Restore a backup with the command “restore”, or remove the file to begin with no games.
error-store-readonly = The server may not write to its database, so nothing was changed. Tell the host to check the permissions of its file and folder, or of its user.
error-store-away = The database cannot be reached at the moment. Try again in a minute; the host will find the reason in the log.
error-store-busy = Another program is holding the database and will not let go. Try again in a minute; the host should stop that program.
error-store-damaged = The database cannot be read: it is damaged, or not a database. The host should restore the last backup with the command “restore”.
error-store-newer = This database belongs to a newer Lamplit. Update Lamplit, or use another database.
error-store-address = This is not the address of a database. It looks like sqlite:////srv/lamplit.db or postgresql://user:password@host/lamplit.
error-store-table = There is no such table in the database any more. Open a new one.

# Backups

error-backup-nothing = There is no Lamplit database at { $database }. Check LAMPLIT_DATABASE_URL or --database.
error-backup-held = This database already holds tables or records. Use an empty one, or add --replace to overwrite what is in it.
error-backup-write = { $file } cannot be written: { $reason }. Choose another place.
error-backup-read = { $file } cannot be read: { $reason }. Check its name and permissions.
error-backup-other = { $file } is not a Lamplit backup. Choose one written by the command “backup”.
error-backup-short = The end of { $file } is missing: it was cut short. Nothing was changed; use another copy of it.
error-backup-altered = { $file } is not as it was written. Nothing was changed; use another copy of it.
error-backup-newer = { $file } was written by a newer Lamplit. Update Lamplit, then restore it.
finding-file = The database file is damaged: { $fault }
finding-gap = Table { $table }: entry { $number } is missing.
finding-payload = Table { $table }: entry { $number } cannot be read.
finding-length = Table { $table } should have { $length } entries, but its last one is { $number }.
finding-table = Table { $table } cannot be opened any more: { $reason }
finding-record = Record { $record } does not check out: { $reason }
finding-record-text = Record { $record } cannot be unpacked.
backup-made = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and { $records ->
    [one] one record
   *[other] { $records } records
} are now in { $file }. Keep it where nobody else can read it: it contains things that players must not know.
backup-restored = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and { $records ->
    [one] one record
   *[other] { $records } records
} are back. Start the server again.
error-prune-days = Say what to forget: “prune --days 90” forgets what is older than 90 days. Or set LAMPLIT_KEEP_DAYS.
prune-done = { $tables ->
    [0] No abandoned table was
    [one] One abandoned table was
   *[other] { $tables } abandoned tables were
} removed, { $imports ->
    [0] no imported record
    [one] one imported record
   *[other] { $imports } imported records
}, and { $words ->
    [0] nothing
    [one] one thing
   *[other] { $words } things
} that had been said or pointed at, older than { $days ->
    [one] a day
   *[other] { $days } days
}. Games that were finished here are still there.
verify-reading = Reading everything and replaying finished games …
verify-told = { $count ->
    [0] Everything checks out.
    [one] One thing does not check out. Restore the last good backup with the command “restore”, or ask for help and quote this line.
   *[other] { $count } things do not check out. Restore the last good backup with the command “restore”, or ask for help and quote these lines.
}
