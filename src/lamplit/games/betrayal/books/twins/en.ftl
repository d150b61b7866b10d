### What everybody reads of haunt 12 once it has begun.

opening-twins = The Crystal Ball shows you a lamplit hall, and people in wet coats wiping their feet. It takes you a moment to see that they are you. They hang up your hats, they laugh your laugh, and one of them turns round, looks up out of the glass and puts a finger to its lips. Then you hear the front door fall shut, down there, in the real hall. There is only one life for each of you, and somebody else has come to live it.

name-twin = Evil Twin
name-twin_ox_bellows = Ox Bellows’s Twin
name-twin_darrin_williams = Darrin “Flash” Williams’s Twin
name-twin_missy_dubourde = Missy Dubourde’s Twin
name-twin_zoe_ingstrom = Zoe Ingstrom’s Twin
name-twin_peter_akimoto = Peter Akimoto’s Twin
name-twin_brandon_jaspers = Brandon Jaspers’s Twin
name-twin_madame_zostra = Madame Zostra’s Twin
name-twin_vivian_lopez = Vivian Lopez’s Twin
name-twin_professor_longfellow = Professor Longfellow’s Twin
name-twin_father_rhinehardt = Father Rhinehardt’s Twin
name-twin_heather_granville = Heather Granville’s Twin
name-twin_jenny_leclerc = Jenny LeClerc’s Twin

event-twins-mirror = { $who } has fought their own Twin, and every blow was felt on both sides.
counter-twins-gone = Twins gone
