# The map of Dawn of the Zeds. Forms: where, whither.

## Tracks

name-f = Forest
    .at = on the Forest track
name-m = Mountain
    .at = on the Mountain track
name-h = Highway
    .at = on the Highway
name-s = Suburbs
    .at = on the Suburbs track
name-t = Tunnel
    .at = in the Tunnel

## Forest

name-f7 = Forest Start
    .at = on the Forest Start
    .to = to the Forest Start
name-f6 = Forest #6
    .at = on Forest #6
    .to = to Forest #6
name-f5 = Forest #5
    .at = on Forest #5
    .to = to Forest #5
name-f4 = St. Thomas
    .at = in St. Thomas
    .to = to St. Thomas
name-f3 = Farm
    .at = at the Farm
    .to = to the Farm
name-f2 = Forest #2
    .at = on Forest #2
    .to = to Forest #2
name-f1 = Forest #1
    .at = on Forest #1
    .to = to Forest #1
name-f0 = Business District
    .at = in the Business District
    .to = to the Business District

## Mountain

name-m7 = Mountain Start
    .at = on the Mountain Start
    .to = to the Mountain Start
name-m6 = Mountain #6
    .at = on Mountain #6
    .to = to Mountain #6
name-m5 = Lefty’s Pass
    .at = at Lefty’s Pass
    .to = to Lefty’s Pass
name-m4 = Lucky Strike Mine
    .at = in the Lucky Strike Mine
    .to = to the Lucky Strike Mine
name-m3 = Mountain #3
    .at = on Mountain #3
    .to = to Mountain #3
name-m2 = Campground
    .at = at the Campground
    .to = to the Campground
name-m1 = Mountain #1
    .at = on Mountain #1
    .to = to Mountain #1
name-m0 = East Side
    .at = on the East Side
    .to = to the East Side

## Highway

name-h7 = Highway Start
    .at = on the Highway Start
    .to = to the Highway Start
name-h6 = Highway #6
    .at = on Highway #6
    .to = to Highway #6
name-h5 = Ingeburg
    .at = in Ingeburg
    .to = to Ingeburg
name-h4 = Highway #4
    .at = on Highway #4
    .to = to Highway #4
name-h3 = Nuclear Plant
    .at = at the Nuclear Plant
    .to = to the Nuclear Plant
name-h2 = Highway #2
    .at = on Highway #2
    .to = to Highway #2
name-h1 = Highway #1
    .at = on Highway #1
    .to = to Highway #1
name-h0 = Uptown
    .at = in Uptown
    .to = to Uptown

## Suburbs

name-s7 = Suburbs Start
    .at = on the Suburbs Start
    .to = to the Suburbs Start
name-s6 = Suburbs #6
    .at = on Suburbs #6
    .to = to Suburbs #6
name-s5 = East Irek
    .at = in East Irek
    .to = to East Irek
name-s4 = Farmingdale University
    .at = at Farmingdale University
    .to = to Farmingdale University
name-s3 = Beauxville
    .at = in Beauxville
    .to = to Beauxville
name-s2 = Suburbs #2
    .at = on Suburbs #2
    .to = to Suburbs #2
name-s1 = Suspension Bridge
    .at = on the Suspension Bridge
    .to = to the Suspension Bridge
name-s0 = Suburbia
    .at = in Suburbia
    .to = to Suburbia

## Tunnel

name-t8 = Tunnel Start
    .at = on the Tunnel Start
    .to = to the Tunnel Start
name-t7 = Chromotechnics Lab
    .at = in the Chromotechnics Lab
    .to = to the Chromotechnics Lab
name-t6 = Tunnel #6
    .at = on Tunnel #6
    .to = to Tunnel #6
name-t5 = Catacombs #5
    .at = in Catacombs #5
    .to = into Catacombs #5
name-t4 = Dr. Marteuse’s Office
    .at = in Dr. Marteuse’s Office
    .to = to Dr. Marteuse’s Office
name-t3 = Catacombs #3
    .at = in Catacombs #3
    .to = into Catacombs #3
name-t2 = Security Checkpoint
    .at = at the Security Checkpoint
    .to = to the Security Checkpoint
name-t1 = Tunnel #1
    .at = on Tunnel #1
    .to = to Tunnel #1
name-t0 = Town Basement
    .at = in the Town Basement
    .to = to the Town Basement

## Town and the places around it

name-tc = Town Center
    .at = in Town Center
    .to = to Town Center
name-b1 = Bed 1
    .at = in Bed 1
    .to = to Bed 1
name-b2 = Bed 2
    .at = in Bed 2
    .to = to Bed 2
name-b3 = Bed 3
    .at = in Bed 3
    .to = to Bed 3
name-b4 = Bed 4
    .at = in Bed 4
    .to = to Bed 4
name-o1 = Office 1
    .at = in Office 1
    .to = to Office 1
name-o2 = Office 2
    .at = in Office 2
    .to = to Office 2
name-lab = Lab
    .at = in the Lab
    .to = to the Lab
name-camp = Camp
    .at = in the Camp
    .to = to the Camp
