// Who is to act, and what is being looked at: the map and the sheet show the same.

let unit = $state<string | null>(null);
let card = $state<string | null>(null);
let looked = $state<string | null>(null);
let pointing = $state(false);

export const chosen = {
  get unit(): string | null {
    return unit;
  },
  set unit(name: string | null) {
    unit = name;
  },
  // A card that can be played in several ways, where these stand in the list of answers.
  get card(): string | null {
    return card;
  },
  set card(name: string | null) {
    card = name;
  },
  // A piece, a space or a card somebody wants to know about.
  get looked(): string | null {
    return looked;
  },
  set looked(id: string | null) {
    looked = id;
  },
  // The next touch on the map points something out to the others.
  get pointing(): boolean {
    return pointing;
  },
  set pointing(on: boolean) {
    pointing = on;
  },
};

export const choose = (name: string): void => {
  unit = unit === name ? null : name;
  card = null;
  looked = null;
};
