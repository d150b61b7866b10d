option-task-dream-wake = Den Träumenden wecken: { $b }
