dracula-push = Wohin treibst du { $whom-object }?
