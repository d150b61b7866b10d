/**
 * Pages are addresses behind `#`, so that Lamplit can be mounted anywhere and secrets in links never reach a server:
 * `#/table/ID?invite=SECRET`, `#/table/ID?seat=killer&secret=SECRET`. Secrets are taken out of the address at once.
 */
export interface Route {
  page: string;
  id: string;
  query: Record<string, string>;
}

const SECRETS = ['invite', 'secret', 'seat'];

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [page = '', id = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, id, query: Object.fromEntries(new URLSearchParams(query)) };
}

export function address(page: string, id = '', query: Record<string, string> = {}): string {
  const path = [page, id].filter(Boolean).map(encodeURIComponent).join('/');
  const asked = new URLSearchParams(query).toString();
  return `#/${path}${asked ? `?${asked}` : ''}`;
}

class Router {
  route = $state.raw<Route>({ page: '', id: '', query: {} });

  start(): void {
    addEventListener('hashchange', () => this.read());
    this.read();
  }

  go(page: string, id = '', query: Record<string, string> = {}): void {
    location.hash = address(page, id, query);
  }

  private read(): void {
    const route = parse(location.hash);
    if (SECRETS.some((name) => name in route.query)) {
      const open = Object.fromEntries(Object.entries(route.query).filter(([name]) => !SECRETS.includes(name)));
      history.replaceState(null, '', address(route.page, route.id, open));
    }
    this.route = route;
    scrollTo(0, 0);
  }
}

export const router = new Router();
