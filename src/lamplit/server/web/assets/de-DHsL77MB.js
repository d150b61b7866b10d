var e=`list-and = { $first } und { $last }
list-between = { $first } – { $last }
list-none = niemand
name-spectator = Zuschauer
name-nobody = niemand
level-random = ohne nachzudenken (Zufall)
level-thumb = vernünftig (Faustregeln)
`;export{e as default};