heir-name = Who is the heir? Only the heroes will know.
option-heir = { $a }
