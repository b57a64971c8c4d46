import { hashOf } from './hash-of.ts';
import type { Shelves } from './shelves.ts';

/**
 * A page of which only the data is stored: the settings' page, which is of the same release and without anything
 * of its own, begins in its place and leads on to it.
 */
export async function pageOfData(path: string, shelves: Shelves): Promise<Response | undefined> {
  const base = `/${path.split('/')[1]}/settings`;
  if (!(await shelves.find(`${path}.data`, ['kept']))) return undefined;
  const stored = await shelves.find(base, ['ready', 'visited']);
  if (!stored) return undefined;
  const script = `document.documentElement.dataset.heading=location.pathname+location.search+location.hash;history.replaceState(null,"",${JSON.stringify(base)})`;
  const html = (await stored.text()).replace('<head>', `<head><script>${script}</script>`);
  const headers = new Headers(stored.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  const allowed = `script-src 'sha256-${await hashOf(script)}'`;
  headers.set('Content-Security-Policy', policy.replace('script-src', allowed));
  return new Response(html, { headers });
}
