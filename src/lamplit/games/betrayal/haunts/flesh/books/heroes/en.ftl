option-task-flesh-examine = Examine the Blob
option-task-flesh-search = Look for an Ingredient
option-task-flesh-throw = Throw an Ingredient into the Blob
