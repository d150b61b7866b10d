import type { Component } from 'svelte';
import type { Book } from '../lib/api';
import type { Sound } from '../lib/sound';
import type { Face } from '../parts/portrait';
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export interface Frame {                                    // what the frame reads of every game's views, as src/lamplit/engine/knowledge/frame.py declares it; what a game has none of is in none of its views
  readonly you?: string;                                    // whose view it is
  readonly turn?: string;                                   // whose turn it openly is: a side, a seat, or a phase that the message `turn-<it>` names
  readonly round?: number;
  readonly now?: number;                                    // virtual time, in games that have a clock
  readonly result?: Record<string, Json>;                   // how it ended; empty until then
  readonly books?: string[];                                // the secret books that this seat may read
}
export type Seen = Frame & { readonly [key: string]: unknown };   // a seat's view, as the frame hands it on without knowing the game
export type View = Record<string, any>;                    // the same, as the game's own folder reads it: what its view.py makes
export interface Question { id: string; seat: string; prompt: string; args: Record<string, any>; options: string[]; deadline?: number }
export interface GameEvent { n: number; kind: string; args: Record<string, any> }
export interface Words {                                    // all words in the person's language, from the same .ftl files as the server (src/lamplit/**/text/*.ftl)
  language: 'de' | 'en';
  say(message: string, args?: Record<string, any>): string; // a message of the client, program or game
  has(message: string): boolean;
  name(value: string, kind?: string): string;               // name-<value>; of some kinds (why, card …) <kind>-<value> first
  option(name: string): string; event(e: GameEvent): string; prompt(q: Question): string; help(q: Question): string | null; result(r: Record<string, any>): string;
  idOf?(name: string): string | null;                       // the thing of that name: 'Kitchen' → 'b3'
  pictures?: Pictures;                                      // what the secret books show that go with these words
}
export interface Pictures {                                 // icons that secret books name; lib/bookicons.svelte.ts has their lines
  readonly headpiece: readonly string[];                    // those of the headpiece, the middle one first
  readonly signs: Readonly<Record<string, string>>;         // the icon of a figure or token
}
export interface Hand {                                     // what the person can do at the table
  question: Question | null;                                // the open question of this seat (null: nothing asked, or somebody looks on)
  answer(option: string): boolean;                          // somebody has pressed it: sent, if it stood there for this question when the hand came down, and shown pending; whether it was
  goOn(option: string): void;                               // sends what follows by itself from an answer that was pressed before: the next step of a walk, say
  pending: string | null;                                   // the option being sent, if it is to be shown: only after a while
  sending: string | null;                                   // the option being sent, at once
  why(option: string): Promise<{ text: string; rule: string | null } | null>;
  focus: string | null; setFocus(option: string | null): void;   // option hovered/focused in list or on board: both light up together
  ping(kind: string, on: string): void; pencil(mark: string, place: string, rubOut?: boolean): void;
}
export interface TableProps {                               // given to Board and Sheet
  view: View; words: Words; hand: Hand;
  seat: string;                                             // whose eyes; 'spectator' possible
  events: GameEvent[];                                      // events that happen *now* (being animated, one batch); the log is the frame's
  log?: GameEvent[];                                        // what this seat was told so far, the newest included: after a reload too
  marks: Record<string, string[]>; pings: { seat: string; kind: string; on: string; key: number }[];
  names: Record<string, string>;                            // seat → name of who sits there
  company?: boolean;                                        // whether somebody at another device plays here too
  mine?: readonly string[];                                 // the seats of this device; a touch on one of them selects it
  choose?(seat: string): void;                              // brings another seat of this device to the front
  options?: Record<string, Json>;                           // what the table agreed on: the game's settings
  now: () => number;                                        // virtual time, seconds (real-time games)
  motion: boolean; compact: boolean;                        // reduced motion; phone layout
  past?: boolean;                                           // a game that is told again: nothing can be done or noted
  books?: readonly Book[];                                  // the secret books that this seat may read, its own first
  extra?: Record<string, View>;                             // after the end / replay: views of the other seats, so that the hidden can be shown
}
export interface Note { on: string; text: string }           // what something is called, and what it does
export interface Telling { events: GameEvent[]; log: readonly GameEvent[]; view: View }   // the moment that is being shown
export interface Ending { left: string; sure: string }        // what is left to do, in a few words ('' if that says nothing); what is asked first where it would be lost ('' if nothing would)
export interface Choosable { id: string; words: string; beside: string }   // somebody, or a card, whose answers are listed once they are chosen; their best chance
export interface Scene {                                    // a moment that matters, told large over the board for as long as its event lasts; a click or a key goes on
  key: string;                                              // the same as long as it is the same scene
  title: string; text?: string; icon?: string;              // in words; the line of an icon
  figures?: { label: string; value: string }[];
  tone: 'hope' | 'dread' | 'strange';                       // strange: the game's own colour
  Content?: Component<any>; props?: Record<string, any>;    // drawn in place of the card, and what it is given beside words, motion and compact; what it does not take by pointer the board gets
}
export interface Awaited { seats: readonly string[]; what: string }   // whose decision it openly is; message `waits-<what>` says which
export interface Beginners {                                // what a game's `beginners.ts` exports: the start page reads it without the game
  // Settings for a first game, and those that suit it among bots alone; the client's message `game-<game>-<id>` names them.
  offers: { id: string; options: Record<string, Json>; alone?: Record<string, Json> }[];
  finished?(options: Record<string, Json>, result: Record<string, any>): void;   // a game of this browser has ended: what is offered next may follow from it
  remembered?(options: Record<string, Json>): Record<string, Json>;   // the settings of a table that this browser opens, with what it remembers
  lead?: string;                                            // the message before the offers, where they are for more than a first game
  isPractice(options: Record<string, Json>): boolean;       // a game with these settings is practice: who has finished it is still new
}
export interface CampaignProps { words: Words }               // given to a game's `Campaign.svelte`: its campaign as a path; links lead to games with settings chosen
export interface GuideStep {                                // one step of a guided first game: message `guide-<id>`
  id: string;
  when(view: View, q: Question | null, told: GameEvent[]): boolean;   // what has to be there for it to be told
  light?: string[];                                         // beginnings of the options it asks for, the best first; it waits for one of them to be done
  at?: string;                                              // what on the page it is about, as a selector: ringed as long as it is told
  teaches?: string[];                                       // lessons that need not be told any more once it was read
  rule?: string;
}
export interface Guide {                                    // what a game's `guide.ts` exports: a first game with gentle settings, told step by step
  options: Record<string, Json>;
  fixed?: boolean;                                          // its cards and dice are always the same (`first_game` of the game): it can say what a good player would do
  over?(view: View): boolean;                               // it comes to its end, however little of it was told
  gentle?: boolean;                                         // the bots are as weak as can be
  side?: string;                                            // which side the person plays, if not the first
  steps: GuideStep[];                                       // the last one ends it: it is told once most of the others have been
}
export interface SummaryProps {                             // given to a game's `Summary.svelte`: the page after a game, in pictures
  frames: any[];                                            // every moment of it, { view, events, by, now, seats: { [seat]: { view, events } } }; view and events are the spectator's
  views: Record<string, View>; words: Words; names: Record<string, string>;
}
export interface GameUi {
  name: string;
  accent: string;                                           // CSS colour: the game's second colour
  Board: Component<TableProps>;                             // fills its box (board area); SVG; pans and zooms by itself on touch if needed
  roomy?: boolean;                                          // much is on offer and much to see: its board, answers and sheet need more of the height
  Sheet: Component<TableProps>;                             // own hand, characters, dice …: fits beside (desktop) or under (phone) the board
  Ending?: () => Promise<{ default: Component<any> }>;      // how it ended in one picture, given view and words: fetched when it has
  Picture: Component<{}>;                                   // drawn picture for the start page (SVG, ~ 480×300)
  onBoard(option: string): boolean;                         // whether the board itself offers it (the list shows all anyway; unless `rank` says otherwise, buttons for the rest come first)
  meant?(option: string, view: View, seat: string): string; // the name by which it is put into words, where its own would say something else
  plays?(seat: string, view: View): string;                 // whom that seat plays ('anna'), as far as this view knows; '' if it does not
  cast?(seat: string, options: Record<string, Json>): string; // whom that seat will play, as far as the settings say before the game
  face?(who: string): Face | null;                          // how that seat, or whom it plays, is drawn
  tint?(seat: string): string | null;                       // the colour a seat is called after: it is drawn in it
  waits?(now: { view: View; log: readonly GameEvent[] }, you: string): Awaited | null;   // for whom somebody waits who is not asked; unless given, it follows from `view.turn`
  out?(seat: string, view: View): boolean;                  // that seat has nothing to do any more until the game ends
  rank?(option: string, among: readonly string[], view: View | null): number;  // where it stands in the list: the lower, the earlier
  group?(option: string, among: readonly string[], view: View | null): string; // long lists are put in groups: the client's message `group-<group>` heads them, in the order of `rank`
  listed?(option: string, q: Question, view: View): boolean; // whether it stands in the list now: where very much is open, what the board needs another touch for (somebody to be chosen first) need not
  choosable?(q: Question, view: View, words: Words): { chosen: Choosable | null; others: Choosable[] };   // where very much is open the list comes in two steps: first whom or what one can use, then what can be done with it (`listed`)
  choose?(id: string | null): void;                         // chooses one of them, as a touch on the board does; null: nobody
  ends?(option: string, q: Question, view: View, words: Words): Ending | null;   // the answer that ends a turn or phase: it has no digit, stands apart from all others and is asked for once where something would be lost; unless given, it is the answer `end`
  concerns?(option: string, view: View): boolean;           // whether it is about whom or what one has chosen, if anybody: of what is not possible nothing else is listed
  beside?(option: string, view: View, words: Words): string; // a short figure behind its words: how likely it is to succeed, say
  unsaid?(option: string, view: View, words: Words): string;  // how its words begin that go without saying now: who was chosen to act, say
  point?(option: string, view: View): void;                  // brings out on board and sheet what an option is about, where more than the light is needed for it
  unlit?(option: string, q: Question, view: View | null): boolean; // possible and hardly ever meant: stands in the list without light
  status(view: View, words: Words, options?: Record<string, Json>): { label: string; value: string; title?: string }[];   // the short figures in the top bar (level, strength, deck, rescue … / time, stones)
  cue(event: GameEvent, view: View): string | null;         // which sound: one of lib/sound.ts, or one of the game's own `sounds`; each has a caption message `caption-<cue>`
  sounds?: Record<string, Sound>;                           // what only this game sounds like, by cue
  duration(event: GameEvent): number;                       // ms its animation takes (0: none)
  breaths?(events: GameEvent[]): GameEvent[][];             // what is shown together, in which order; one event after another where this is missing
  schedule?(view: View): { at: number; cue: string }[];       // what will sound by itself, at exact virtual times (gongs, slams, the last seconds): played in time by the frame, which then gives the event's own cue its caption only
  after?(view: View, event: GameEvent): View;               // the view as it is once this event has happened, as far as the event tells: board, sheet and header move on with it while the next events still wait; the view that follows has the rest
  before?(view: View, events: readonly GameEvent[]): View;   // the view as it was before these events, where nothing has been shown yet: the first picture of a game, which what is told then changes
  suspense?(event: GameEvent): boolean;                     // the view changes only once this event has been shown (dice still rolling)
  scene?(now: Telling, words: Words): Scene | null;         // whether the moment is a scene; where nothing is played out it passes by in large letters and holds nothing up
  expected?(view: View, q: Question): string[];             // options people may look for and not find among those offered: listed under “why can't I …”
  note?(event: GameEvent, view: View, words: Words, options?: Record<string, Json>): Note | null;   // what a thing means that an event tells of, for whoever cannot read it elsewhere
  reads?(view: View, q: Question | null): boolean;           // what lies on the sheet is being read: beside the board it gets the room of answers and log
  atRest?(view: View, seat: string): boolean;               // nothing to do any more: on a phone the board gets the room of the sheet
  beginsTurn?(event: GameEvent): boolean;                   // with this event a turn begins: what was used before it is explained no more
  lessons: { id: string; when(view: View, q: Question | null, e: GameEvent[]): boolean; rule?: string; offer?: string; once?: boolean }[];   // first-game guidance: message `lesson-<id>` is shown once when it first matters, with `once` until the question is answered; `offer` names what beginners may do instead
  // … `values` may depend on what has been chosen so far
  firstOptions: { name: string; values: any[] | ((chosen: Record<string, any>) => readonly any[]) }[];          // the two to four table settings that matter most for "play now" (players, killer, difficulty …)
  spell?(log: readonly GameEvent[], whole: boolean): GameEvent[];   // the log with what its events leave unsaid; whole: all that belongs to the last answer is in it
  clock: boolean;                                           // time runs by itself: nothing is taken back, bots keep its pace, and a replay takes the time it took
  turns: boolean;                                           // people take turns: the frame says whose it is and calls them; without turns a seat is asked the same all the time
  playedOut: boolean;                                       // events are played one after another, and what is asked comes after them; else all is shown at once
  handsOn: boolean;                                         // one plays on board and sheet: the sheet comes first and gets the room, the list is folded away
  candid?(view: View): boolean;                             // whoever sees this knows nothing yet that not everybody may: on one device such seats take turns without a cover
  hides: boolean;                                           // seats know different things: a replay offers to show what was hidden
}
