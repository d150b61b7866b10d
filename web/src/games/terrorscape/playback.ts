// What the table looks like while a turn is told: each event changes what lay there before it. What an event leaves
// unsaid comes with the view that follows.

import type { GameEvent, View } from '../types';

type Args = Record<string, any>;

const patched = (people: View[] | undefined, who: string, change: View): View[] | undefined =>
  people?.map((person) => (person.who === who ? { ...person, ...change } : person));

/** What everybody knows of somebody. */
const openly = (view: View, who: string, change: View): View => ({ ...view, survivors: patched(view.survivors, who, change) });
/** What only their own side knows of them. */
const among = (view: View, who: string, change: View): View => (view.team ? { ...view, team: patched(view.team, who, change) } : view);

const killer = (view: View, change: View): View => ({ ...view, killer: { ...view.killer, ...change } });

const killerAt = (view: View, place: string): View => {
  const seen = killer(view, { place, last_seen: place, stealth: false });
  return 'killer_at' in view ? { ...seen, killer_at: place } : seen;
};

const sorted = (list: readonly string[], more: string): string[] => (list.includes(more) ? [...list] : [...list, more].sort());
const without = (list: readonly string[], gone: string): string[] => list.filter((each) => each !== gone);

const heard = (view: View, place: string): View => {
  const sounding = view.made_noises ? { ...view, made_noises: sorted(view.made_noises, place) } : view;
  return { ...sounding, noises: sorted(view.noises, place) };
};
const unblocked = (view: View, { door }: Args): View => ({ ...view, blocks: without(view.blocks, door) });

const itemsOf = (view: View, who: string): string[] => view.team?.find((person: View) => person.who === who)?.items ?? [];
const gains = (view: View, who: string, item: string): View => among(view, who, { items: [...itemsOf(view, who), item] });
function loses(view: View, who: string, item: string): View {
  const items = itemsOf(view, who);
  const at = items.indexOf(item);
  return at < 0 ? view : among(view, who, { items: items.filter((_, n) => n !== at) });
}

const CHANGES: Record<string, (view: View, args: Args) => View> = {
  characters: (view, { killer: hunter, who }) => ({
    ...killer(view, { who: hunter }),
    survivors: view.survivors.map((person: View, n: number) => ({ ...person, who: who[n] })),
  }),
  'survivors-turn': (view, { round }) => {
    const quiet = { ...view, round, turn: 'survivors', encounter: null, echoes: view.noises, noises: [], firecracker: false };
    return view.team ? { ...quiet, made_noises: [], firecracker_used: false, repaired_now: false, team: view.team.map((person: View) => ({ ...person, acted: false })) } : quiet;
  },
  'killers-turn': (view) => ({ ...view, turn: 'killer' }),
  'rescue-called': (view, { rounds }) => ({ ...view, rescue: rounds }),
  'rescue-nears': (view, { rounds }) => ({ ...view, rescue: rounds }),
  repaired: (view, { progress }) => ({ ...view, progress }),
  'key-found': (view, { keys }) => ({ ...view, keys }),
  'took-key': (view, { who, keys }) => among(view, who, { keys }),

  moved: (view, { who, place }) => among(view, who, { place }),
  noise: (view, { place }) => (view.made_noises ? { ...view, made_noises: sorted(view.made_noises, place) } : view),
  noises: (view, { places }) => ({ ...view, noises: places }),
  firecracker: (view) => ({ ...view, noises: [], firecracker: true }),
  scream: (view, { place }) => heard(view, place),
  fear: (view, { who, fear }) => openly(view, who, { fear }),
  'less-fear': (view, { who, fear }) => openly(view, who, { fear }),
  calmed: (view, { who }) => openly(view, who, { fear: 0 }),
  injured: (view, { who }) => openly(view, who, { health: 1 }),
  healed: (view, { who }) => openly(view, who, { health: 2 }),
  eliminated: (view, { who }) => openly(view, who, { health: 0, out: 'eliminated' }),
  escaped: (view, { who }) => openly(view, who, { out: 'escaped' }),
  'took-item': (view, { who, item }) => gains(view, who, item),
  dropped: (view, { who, item }) => loses(view, who, item),
  amulet: (view, { who }) => loses(view, who, 'amulet'),
  'trap-set': (view, { place }) => ({ ...view, trap: place }),

  'killer-moved': (view, { place }) => killerAt(view, place),
  'killer-arrived': (view, { place }) => killerAt(view, place),
  reappeared: (view, { place }) => killerAt(view, place),
  vanished: (view, { place }) => killer(view, { place: '', last_seen: place, stealth: true }),
  sneaked: (view, { place }) => ({ ...view, killer_at: place }),
  strength: (view, { strength }) => killer(view, { strength }),
  level: (view, { level, strength }) => killer(view, { level, strength }),
  'attack-card': (view, { strength }) => killer(view, { strength }),
  defence: (view, { strength }) => killer(view, { strength }),
  blocked: (view, { door }) => ({ ...view, blocks: sorted(view.blocks, door) }),
  'block-lifted': unblocked,
  'block-broken': unblocked,
  unblocked,
  'unblocked-by': unblocked,

  encounter: (view, { place, who }) => ({ ...view, turn: 'encounter', encounter: { place, found: who, attacked: [] } }),
  'encounter-over': (view) => ({ ...view, turn: 'killer', encounter: null }),
};

export const after = (view: View, { kind, args }: GameEvent): View => CHANGES[kind]?.(view, args) ?? view;
