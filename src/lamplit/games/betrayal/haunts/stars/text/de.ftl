haunt-14 = Die Sterne stehen richtig
