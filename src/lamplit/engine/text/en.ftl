# What the engine itself says, in every game.

clock-pass = The clock: time is up at second { $until }.

# Before a game

error-game = There is no game called “{ $game-typed }”. Choose one of: { $known }.
error-option-unknown = This game has no option “{ $option-typed }”. It knows: { $known }.
error-option-value = The option “{ $option-typed }” cannot be “{ $value-typed }”. Possible: { $known }.
error-seed = This seed contains characters that cannot be written down. Use letters and digits.
error-seat = There is no seat “{ $seat-typed }” at this table. The seats are: { $known }.

# Answers

error-illegal-rule = That is not possible: { $reason } (rule { $rule })
error-illegal-unknown = “{ $name }” is not one of the possible answers. Choose one of those on offer.
error-over = The game is over, so nothing more can be answered. Start a new one to play on.
error-clock = The clock has nothing to say now, as nobody is playing against time.
error-time-number = “{ $at-typed }” is not a moment in time. Give the seconds since the start as a number.
error-time-past = Moment { $at } has passed: it is { $now } already. Give a later one.
error-time-future = Moment { $at } comes after the deadline at { $until }. Answer sooner, or let the clock pass.
error-time-early = At { $at } the clock cannot end this yet. Wait until { $until }.

# Taking back

error-undo-nothing = There is nothing to take back yet.
error-undo-others = The last answer was not yours. Only the player who gave it can take it back.
error-undo-chance = Dice have been rolled or cards dealt since then, so that answer stands. Play on.
error-undo-told = Others have learnt something from that answer, so it stands. Play on.
error-undo-learnt = That answer stands, because of what came to light after it: { $learnt } Play on.
error-undo-over = The game is over, so nothing can be taken back. Start a new one to play again.
error-undo-stands = Nothing of yours can be taken back now: an answer stands once dice have been rolled, others have learnt something from it, or the other side may act. Play on.

# Talk and notes

error-words = Say something that is 1 to { $longest } characters long.
error-pencil-never = Your seat has no private marks in this game. Take pen and paper.
error-pencil-kind = You have no marks of the kind “{ $kind-typed }”. You have: { $known }.
error-pencil-place = Say where the mark goes, in 1 to { $longest } characters.
error-pencil-out = All { $most } of your “{ $kind }” marks are on the table. Rub one out first.
error-pencil-none = You have no “{ $kind }” mark at “{ $place }”. Look at your marks to see where they are.

# Records

error-record-empty = This record is empty. Choose the file of a saved game.
error-record-not = This is not a Lamplit record. Choose the file of a saved game: a text file, usually with the ending .jsonl.
error-record-newer = This record was written by a newer Lamplit (format { $found }; this one reads up to { $known }). Update Lamplit to open it.
error-record-line = Line { $line } of the record is damaged. Use an undamaged copy of the file.
error-record-sum =
    { $line ->
        [1] Line 1 of the record
       *[other] Line { $line } of the record, or one before it,
    } was changed after it was written. Use an undamaged copy of the file.
error-record-short = The record breaks off after { $lines } lines. Use a complete copy of the file.
error-record-header = The first line of the record does not fit this game at “{ $field }”. Use an undamaged copy of the file.
error-record-field = The first line of the record has a field “{ $field }”, which no record has. Use an undamaged copy of the file.
error-record-answer = In segment { $chapter } of the record, { $seat } answers “{ $name }”, which the rules do not allow. Use an undamaged copy of the file.
error-record-differs = When played again, segment { $chapter } of the record comes out differently. Use an undamaged copy of the file, or the Lamplit it was played with.
error-record-checkpoint = The table saved in the record makes no sense to the rules ({ $reason }). Use an undamaged copy of the file.
error-record-rules = This record was played under version { $rules } of the rules; this is version { $known }, and it cannot be converted. Use the Lamplit it was played with.
error-record-module = The rules of “{ $module }” have changed since this record was played, and it cannot be converted. Use the Lamplit it was played with.
error-record-aside = What { $seat } said or noted in the record is not possible at this table. Use an undamaged copy of the file.

# Inside

error-fault = A rule failed (in “{ $step }”: { $error }). The game is as it was before your answer. Try another one, and please report this with the record of the game.
error-excess-steps = The rules took { $most } steps without asking anybody anything, so they were stopped. The game is as it was before. Please report this with the record of the game.
error-excess-events = The rules told of { $most } things at once, so they were stopped. The game is as it was before. Please report this with the record of the game.
error-excess-luck = The rules wanted more than { $most } dice or cards at once, so they were stopped. The game is as it was before. Please report this with the record of the game.
error-excess-choices = The question “{ $prompt }” would have more than { $most } answers, so it was not asked. The game is as it was before. Please report this with the record of the game.
error-forgotten = That happened before the point from which this game was taken up again. Load the whole game and try again.
error-no-sample = No hidden world was found that fits what { $seat } knows. Try again after the next decision.
