### Playing at a server

far-imported = This game began elsewhere, and whoever brought it along may know the hands and all else that was hidden then. What is drawn and rolled from now on nobody knows. It does not count in the statistics.
far-seat = Which seat do you take?
far-return = Which table do you come back to?
far-name = Your name ({ $usual }): 
far-invite = Invite the others with this link: { $link }
far-open-seats = { $count ->
    [one] One seat is open. What would you like?
   *[other] { $count } seats are open. What would you like?
}
far-wait = Wait for people
far-fill = Let bots have them and start
far-open = open
far-bot = a bot
far-person = somebody
far-came = { $who }: { $name } plays here now, in place of a bot.
far-away = The line to the server is broken. Trying again …
far-back = Back at the server.
far-kept = The server keeps the game after every answer. Nothing to do.
far-left = Your seat stays yours. Come back with: lamplit play --server { $server }
far-no-record = The record of the game could not be fetched from the server.

error-server-link = “{ $link }” is no address of a server. Give one like http://host:8321/ or an invitation link.
error-server-away = No server answers at { $server } ({ $reason }). Check the address, and whether it runs.
error-server-strange = What answers at { $server } is not Lamplit. Check the address.
error-table-full = All seats of this table are taken. Ask whoever invited you for a new table.
