import type { ReleaseCaches } from './caches/release-caches.ts';
import { cspHash } from './csp-hash.ts';

/** The page's first script, which runs before anything is shown: the only one in its head without a type. */
const FIRST_SCRIPT = /<script>([\s\S]*?)<\/script>/;

/**
 * A page of which only the data is stored: the settings' page, which is of the same release and without anything
 * of its own, begins in its place and leads on to it. It says so in its first script: another element would be
 * none that the page was drawn with.
 */
export async function pageFromData(
  path: string,
  storage: ReleaseCaches,
): Promise<Response | undefined> {
  const base = `/${path.split('/')[1]}/settings`;
  if (!(await storage.find(`${path}.data`, ['kept']))) return undefined;
  const stored = await storage.find(base, ['ready', 'visited']);
  const html = await stored?.text();
  const [whole, first] = FIRST_SCRIPT.exec(html ?? '') ?? [];
  if (!stored || !html || whole === undefined || first === undefined) return undefined;
  const script = leadingTo(base) + first;
  const headers = new Headers(stored.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  const allowed = `script-src 'sha256-${await cspHash(script)}'`;
  headers.set('Content-Security-Policy', policy.replace('script-src', allowed));
  // A function: what stands in a script may look like a pattern's own signs.
  return new Response(
    html.replace(whole, () => `<script>${script}</script>`),
    { headers },
  );
}

/** The router takes the page for what its address says, and goes on from there (use-borrowed-page.ts). */
function leadingTo(base: string): string {
  return `document.documentElement.dataset.leadsTo=location.pathname+location.search+location.hash;history.replaceState(null,"",${JSON.stringify(base)});`;
}
