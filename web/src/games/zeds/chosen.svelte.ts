// Who is to act, and what is being looked at: the map and the sheet show the same.

let unit = $state<string | null>(null);
let looked = $state<string | null>(null);

export const chosen = {
  get unit(): string | null {
    return unit;
  },
  set unit(name: string | null) {
    unit = name;
  },
  // A piece, a space or a card somebody wants to know about.
  get looked(): string | null {
    return looked;
  },
  set looked(id: string | null) {
    looked = id;
  },
};

export const choose = (name: string): void => {
  unit = unit === name ? null : name;
  looked = null;
};
