/**
 * Ids and arguments in, words out: the same rules as `src/lamplit/text/wording.py`, whose docstring tells them.
 * `tests/words_cases.json` holds what Python says, and a test holds this against it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameEvent, Pictures, Question, Words } from '../games/types';

export type Language = 'de' | 'en';
type Arguments = Record<string, any>;

const KINDS: Record<string, string> = {
  card: 'card', event: 'card', research: 'card', component: 'card', ability: 'ability', mark: 'mark', phase: 'phase', why: 'why',
};
/** The forms in which an article goes with a name. One that bears a number needs none. */
const WITH_ARTICLE = ['subject', 'object', 'indirect', 'a'];
const LETTERS = 'abcdefgh';
const MOST_REMEMBERED = 2_000;
/** Fluent writes numbers below nought with a hyphen; people read a minus. In the name of an option it is no number. */
const HYPHEN = /(?<![\w:])-(?=\d)/g;
const CELL = /^(-?\d+),(-?\d+)$/;

export class Speech implements Words {
  private bundle: FluentBundle;
  private known = new Map<string, string>();
  /** Sentences that were put together once: at a table in real time the same ones are said again and again. */
  private said = new Map<string, string>();
  private ids: Map<string, string> | null = null;

  constructor(
    readonly language: Language,
    private readonly sources: string[],
    readonly pictures: Pictures = { headpiece: [], signs: {} },
  ) {
    this.bundle = new FluentBundle([language], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** These words with others on top, and the pictures that go with them. */
  with(sources: string[], pictures?: Pictures): Speech {
    return new Speech(this.language, [...this.sources, ...sources], pictures);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  say(message: string, args: Arguments = {}): string {
    return this.pattern(message, null, args) ?? message;
  }

  name(value: string, kind = ''): string {
    const key = kind in KINDS ? `${KINDS[kind]}:${value}` : value;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const words = this.findName(value, kind);
    this.known.set(key, words);
    return words;
  }

  option(option: string): string {
    const [verb, rest] = cut(option, ':');
    const general = `option-${slug(verb)}`;
    if (!this.has(general) && !rest) return this.name(option);
    const particular = `${general}-${slug(cut(rest, ':')[0])}`;
    const message = rest && this.has(particular) ? particular : general;
    const parts: Arguments = {};
    if (rest) rest.split(':').forEach((part, i) => (parts[LETTERS[i]!] = part.includes('+') ? part.split('+') : part));
    return capital(this.say(message, { count: Object.keys(parts).length, ...this.spoken(parts, { a: verb }) }));
  }

  event(event: GameEvent): string {
    return capital(this.say(`event-${event.kind}`, this.spoken(event.args)));
  }

  prompt(question: Question): string {
    return capital(this.say(question.prompt, this.promptArguments(question)));
  }

  help(question: Question): string | null {
    return this.pattern(question.prompt, 'help', this.promptArguments(question));
  }

  result(ended: Arguments): string {
    return this.say(`result-${slug(String(ended.how ?? 'over'))}`, this.spoken(ended));
  }

  idOf(name: string): string | null {
    this.ids ??= new Map(
      this.sources
        .flatMap((source) => [...source.matchAll(/^name-([\w-]+) =/gm)])
        .map(([, id]) => [this.say(`name-${id}`).toLowerCase(), id!]),
    );
    return this.ids.get(name.trim().toLowerCase()) ?? null;
  }

  private promptArguments(question: Question): Arguments {
    return this.spoken({ seat: question.seat, ...question.args });
  }

  private nameMessage(value: string, kind = ''): [message: string, args: Arguments] {
    const ofKind = `${KINDS[kind] ?? 'name'}-${slug(value)}`;
    return this.has(ofKind) ? [ofKind, {}] : nameMessage(value);
  }

  private findName(value: string, kind: string): string {
    const [message, place] = this.nameMessage(value, kind);
    if (this.has(message)) return this.say(message, place);
    const [of, number] = this.numbered(value);
    if (of) return this.say('list-numbered', { what: this.name(of), number });
    const [first, last, between] = cut(value, '-');
    if (between && [first, last].every((end) => this.has(nameMessage(end)[0])))
      return this.say('list-between', { first: this.name(first), last: this.name(last) });
    return value;
  }

  // What one of several is one of, and its number: `candle-3`.
  private numbered(value: string): [of: string, number: string] {
    const [, of = '', number = ''] = /^(.+)-(\d+)$/.exec(value) ?? [];
    return of && this.has(nameMessage(of)[0]) ? [of, number] : ['', ''];
  }

  private names(values: string[]): string {
    const words = values.map((value) => this.name(value));
    if (words.length === 0) return this.say('list-none');
    return this.joined(words);
  }

  private joined(words: string[]): string {
    if (words.length === 1) return words[0]!;
    return this.say('list-and', { first: words.slice(0, -1).join(', '), last: words[words.length - 1] });
  }

  private forms(value: string, kind = ''): Record<string, string> {
    const [message, place] = this.nameMessage(value, kind);
    const found: Record<string, string> = {};
    if (this.has(message)) {
      for (const form of Object.keys(this.bundle.getMessage(message)!.attributes)) {
        const words = this.pattern(message, form, place);
        if (words !== null) found[form] = words;
      }
      return found;
    }
    const [of, number] = this.numbered(value);
    if (of) {
      for (const [form, what] of Object.entries(this.forms(of)))
        if (!WITH_ARTICLE.includes(form)) found[form] = this.say('list-numbered', { what, number });
      return found;
    }
    const [first, last, between] = cut(value, '-');
    if (!between) return found;
    const ends = [this.forms(first), this.forms(last)] as const;
    for (const form of Object.keys(ends[0]))
      if (form in ends[1]) found[form] = this.say('list-or', { first: ends[0][form], last: ends[1][form] });
    return found;
  }

  private spoken(args: Arguments, kinds?: Record<string, string>): Arguments {
    const spoken: Arguments = {};
    for (const [key, value] of Object.entries(args)) {
      const kind = kinds ? (kinds[key] ?? '') : key;
      if (typeof value === 'string') {
        spoken[key] = this.name(value, kind);
        spoken[`${key}-id`] = cut(value, '#')[0].replace(/^0?$/, 'none');
        for (const form of WITH_ARTICLE) spoken[`${key}-${form}`] = spoken[key];
        for (const [form, words] of Object.entries(this.forms(value, kind))) spoken[`${key}-${form}`] = words;
      } else if (Array.isArray(value)) {
        spoken[key] = this.names(value.map(String));
        spoken[`${key}-count`] = value.length;
        const [first = {}, ...others] = value.map((each) => this.forms(String(each)));
        for (const form of Object.keys(first))
          if (others.every((each) => form in each)) spoken[`${key}-${form}`] = this.joined([first, ...others].map((each) => each[form]!));
      } else {
        spoken[key] = value;
        if (key === 'time') spoken['time-clock'] = clock(value);
      }
    }
    return spoken;
  }

  private pattern(message: string, attribute: string | null, args: Arguments): string | null {
    const found = this.bundle.getMessage(message);
    const pattern = attribute === null ? found?.value : found?.attributes[attribute];
    if (pattern === null || pattern === undefined) return null;
    if (typeof pattern === 'string') return pattern;
    const speakable: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) speakable[name] = toFluent(value);
    const asked = JSON.stringify([message, attribute, speakable]);
    const before = this.said.get(asked);
    if (before !== undefined) return before;
    if (this.said.size >= MOST_REMEMBERED) this.said.clear();
    const words = this.bundle.formatPattern(pattern, speakable, []).replace(HYPHEN, '−');
    this.said.set(asked, words);
    return words;
  }
}

const clock = (time: number): string => `${Math.floor(time / 60)}:${String(Math.floor(time % 60)).padStart(2, '0')}`;

function toFluent(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value === null || value === undefined ? 'none' : String(value);
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function cut(text: string, at: string): [before: string, after: string, found: boolean] {
  const i = text.indexOf(at);
  return i < 0 ? [text, '', false] : [text.slice(0, i), text.slice(i + at.length), true];
}

function slug(value: string): string {
  return cut(value, '#')[0]
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function nameMessage(value: string): [message: string, args: Arguments] {
  const cell = CELL.exec(value);
  if (!cell) return [`name-${slug(value)}`, {}];
  const x = Number(cell[1]);
  const y = Number(cell[2]);
  return [
    'name-cell',
    {
      columns: Math.abs(x),
      rows: Math.abs(y),
      across: x > 0 ? 'east' : 'west',
      along: y > 0 ? 'south' : 'north',
      shape: x && y ? 'both' : x ? 'row' : y ? 'column' : 'origin',
    },
  ];
}
