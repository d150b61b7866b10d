### Playing on a server

far-imported = This game began elsewhere, and the person who imported it may know the hands and everything else that was hidden then. Nobody knows what will be drawn and rolled from now on. It does not count in the tally.
far-seat = Which seat would you like?
far-return = Which table are you returning to?
far-name = Your name ({ $usual }): 
far-invite = Invite the others with this link: { $link }
far-open-seats = { $count ->
    [one] One seat is open. What would you like?
   *[other] { $count } seats are open. What would you like?
}
far-wait = Wait for people
far-fill = Give them to bots and start
far-open = open
far-bot = a bot
far-person = somebody
far-came = { $who }: { $name } plays here now, in place of a bot.
far-away = The connection to the server was lost. Trying again …
far-back = Connected again.
far-others = Here everybody acts as soon as they can. There is nobody to let go first.
far-commands =
    On the server also:
      say words   everybody at the table reads it
      team words  only your side reads it
far-kept = The server saves the game after every answer. You need not do anything.
far-left = Your seat stays yours. Come back with: { $lamplit } play --server { $server }
far-no-record = The record of the game could not be fetched from the server.

error-server-link = “{ $link-typed }” is not the address of a server. Give one like http://host:8321/ or an invitation link.
error-server-away = No server answers at { $server } ({ $reason }). Check the address, and whether it is running.
error-server-strange = What answers at { $server } is not Lamplit. Check the address.
error-table-full = All seats at this table are taken. Ask the person who invited you for a new table.
