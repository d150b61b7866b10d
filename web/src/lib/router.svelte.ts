/**
 * Pages are addresses behind `#`, so that Lamplit can be mounted anywhere and secrets in links never reach a server:
 * `#/table/ID?invite=SECRET`, `#/table/ID?seat=SEAT&secret=SECRET`. Secrets are kept and taken out of the address at
 * once, before any page is fetched: the next link may come first.
 */
import { myTables } from './tables.svelte';

export interface Route {
  page: string;
  id: string;
  query: Record<string, string>;
}

const SECRETS = ['invite', 'secret', 'seat'];

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [page = '', id = ''] = path.split('/').filter(Boolean).map(decoded).map(bare);
  return { page, id, query: Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, bare(value)])) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Links come out of mails and messages with the full stop or the bracket that stood behind them. */
const bare = (part: string): string => part.replace(/[^\w-]+$/, '');

export function address(page: string, id = '', query: Record<string, string> = {}): string {
  const path = [page, id].filter(Boolean).map(encodeURIComponent).join('/');
  const asked = new URLSearchParams(query).toString();
  return `#/${path}${asked ? `?${asked}` : ''}`;
}

function keepSecrets({ page, id, query }: Route): void {
  if (page !== 'table' || !id) return;
  const known = myTables.get(id);
  // Who sits there already invites others with what is known to be good.
  const holds = known?.invite && Object.keys(known.seats).length > 0;
  if (query.invite && !holds) myTables.note(id, { invite: query.invite });
  if (query.seat && query.secret) myTables.note(id, { seats: { [query.seat]: query.secret } });
}

class Router {
  route = $state.raw<Route>({ page: '', id: '', query: {} });

  start(): void {
    // Of two changes in one moment the address shows only the second: each event knows its own.
    addEventListener('hashchange', (event) => this.read(new URL(event.newURL).hash));
    this.read(location.hash);
  }

  go(page: string, id = '', query: Record<string, string> = {}): void {
    location.hash = address(page, id, query);
  }

  private read(hash: string): void {
    const route = parse(hash);
    keepSecrets(route);
    if (hash === location.hash && SECRETS.some((name) => name in route.query)) {
      const open = Object.fromEntries(Object.entries(route.query).filter(([name]) => !SECRETS.includes(name)));
      history.replaceState(null, '', address(route.page, route.id, open));
    }
    this.route = route;
    scrollTo(0, 0);
  }
}

export const router = new Router();
