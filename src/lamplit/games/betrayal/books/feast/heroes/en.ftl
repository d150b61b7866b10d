feast-where = Where do you lead the Victim?
feast-facing = Which way do they look?
feast-return = You are outside. Do you go back in?
option-stay-outside = Stay outside
option-come-back = Go back into the house
option-task-feast-lead = Lead somebody anywhere: { $b }
option-task-feast-home = Send somebody towards the front door: { $b }
option-task-feast-door =
    { $b-id ->
        [knowledge] Pick the lock of the front door with Knowledge
       *[might] Break the front door open with Might
    }
option-task-feast-leave =
    { $b-id ->
        [none] Leave the house alone
       *[other] Leave the house with somebody: { $b }
    }
