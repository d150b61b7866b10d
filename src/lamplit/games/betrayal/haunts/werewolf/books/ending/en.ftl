result-werewolf-slain = The shot is not loud. It sounds like somebody closing a book. What lies on the floor grows smaller, and paler, and is at last only a friend asleep with bare feet; you lay a coat over it and stay until the moon has gone. The Dog comes and puts its head on the coat. Nobody sends it away.
result-werewolf-all-dead = They run before sunrise, over the lawn, over the wall, and the town below the hill does not know yet why its own dogs have crept under the beds. Behind them a house stands with all its doors open. They were invited in once. They will not need to be again.
ending-werewolf-slain = The last Werewolf fell
ending-werewolf-all-dead = Nobody was left but wolves
