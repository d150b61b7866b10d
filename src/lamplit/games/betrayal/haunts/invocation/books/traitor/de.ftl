option-task-invocation-read = Eine Strophe lesen
