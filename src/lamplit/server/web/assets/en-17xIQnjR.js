var e=`list-and = { $first } and { $last }
list-between = { $first } – { $last }
list-none = nobody
name-spectator = an onlooker
name-nobody = nobody
level-random = without a thought (random)
level-thumb = sensible (rules of thumb)
`;export{e as default};