### What is said in a guided first game.

guide-escape-welcome = A temple to practise in: no clock runs, and a bot comes along. In the real game you have ten minutes. Activate stones, find the exit, and get out together.
guide-escape-first = Roll all five dice: the large button, or the space bar. Nobody waits for turns here.
guide-escape-signs = Adventurers walk; torches and keys open chambers and activate stones. Touch a die to keep it; the rest you roll again.
guide-escape-open = Two adventurers discover a new chamber at a lit opening. Touch it.
guide-escape-step = Your dice show what a chamber asks for in red: you may enter it.
guide-escape-mask = A black mask blocks its die. A golden one frees two blocked dice, yours or those of somebody in the same chamber.
guide-escape-wake = Here you can activate a stone: keep the symbols the chamber shows until there are enough. Anyone in your chamber adds theirs.
guide-escape-out = The exit has been found. Everyone needs as many keys as there are stones left, and one more. So activate a few first, then go.
guide-escape-enough = You know enough. In the real temple gongs call you back to the start twice; you will hear them. Off you go!
