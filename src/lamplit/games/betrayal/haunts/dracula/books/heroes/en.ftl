dracula-push = Where do you drive { $whom-object }?
