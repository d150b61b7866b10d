// Which floor lies large on the table, and what is being looked at: the board and the sheet show the same.

import type { Floor } from './model';

let floor = $state<Floor | null>(null);
let looked = $state<string | null>(null);
let aim = $state<string | null>(null);

export const chosen = {
  // Null: the floor of whoever acts.
  get floor(): Floor | null {
    return floor;
  },
  set floor(name: Floor | null) {
    floor = name;
  },
  // A room, a door `<room>:<side>`, a figure or a card somebody wants to know about.
  get looked(): string | null {
    return looked;
  },
  set looked(id: string | null) {
    looked = id;
  },
  // What a touch would do where somebody points, walks of several steps included.
  get aim(): string | null {
    return aim;
  },
  set aim(option: string | null) {
    aim = option;
  },
};
