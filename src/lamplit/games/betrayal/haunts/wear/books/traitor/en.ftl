option-task-wear-strike = Strike the body: { $b }
option-task-wear-possess = Slip into the body: { $b }
