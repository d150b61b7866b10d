feast-where = Where do you lead the Victim?
feast-facing = Which way do they look?
feast-return = You are outside. Do you go back in?
option-stay-outside = Stay outside
option-come-back = Go back into the house
option-task-feast-lead = Lead { $b-object } anywhere
option-task-feast-home = Send { $b-object } towards the front door
option-task-feast-door =
    { $b-id ->
        [knowledge] Pick the lock of the front door with Knowledge
       *[might] Break the front door open with Might
    }
option-task-feast-leave =
    { $b-id ->
        [none] Leave the house on your own
       *[other] Leave the house with { $b-object }
    }
