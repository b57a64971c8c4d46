import { isLanguage } from '@trailbook/core/internal/dataset';

/** Which routes' data a client navigation asks for: names of routes, as the bundler writes them. */
const ROUTES = /^\?_routes=[\w%./-]{1,200}$/;

/**
 * The address that an answer is kept under: pages, their data and the game's data depend on it, on the
 * release, and on nothing else that a request may say. Undefined for all other answers.
 */
export function addressOfKept(method: string, { pathname, search }: URL): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const first = pathname.split(/[/.]/, 2)[1] ?? '';
  if (!isLanguage(first) && first !== 'data' && first !== 'attribution') return undefined;
  if (!pathname.endsWith('.data') || search === '') return pathname;
  return ROUTES.test(search) ? pathname + search : undefined;
}
