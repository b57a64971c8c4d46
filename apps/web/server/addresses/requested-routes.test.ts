import type { RouteConfigEntry } from '@remix-run/route-config';
import { ROWS } from '@trailbook/ui/pages';
import { describe, expect, it } from 'vitest';
import routes from '../../app/routes';
import { requestedRoutes } from './requested-routes';

const asked = (address: string) => requestedRoutes(new URL(`http://localhost${address}`));

describe('the routes whose data is asked for', () => {
  it('are all where none is named', () => {
    expect(asked('/en/characters.data')).toEqual([]);
    expect(asked('/en/characters?q=1')).toEqual([]);
  });

  it.each([
    ['/en.data?_routes=home', ['home']],
    ['/en/characters.data?_routes=characters,root', ['root', 'characters']],
    ['/en/character/seele.data?_routes=character,character', ['character']],
    ['/en/nothing.data?_routes=not-found', ['not-found']],
    ['/attribution.data?_routes=credits', ['credits']],
  ])('of %s are %s, each once and in one order', (address, expected) => {
    expect(asked(address)).toEqual(expected);
  });

  it.each([
    '/en.data?_routes=',
    '/en.data?_routes=constructor,__proto__',
    '/en.data?_routes=home,nothing',
    '/en/characters.data?_routes=character',
    '/en.data?_routes=root&_routes=x',
  ])('are none of ours in %s', (address) => {
    expect(asked(address)).toBeUndefined();
  });
});

it('routes are called what the router calls them', () => {
  const known = new Set(routes.flatMap(withChildren).map(({ id, file }) => id ?? idOfFile(file)));
  for (const [name] of ROWS) expect(known).toContain(name);
  for (const id of ['not-found', 'credits', 'routes/entry-point']) {
    expect(known).toContain(id);
  }
});

function withChildren(route: RouteConfigEntry): RouteConfigEntry[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}

const idOfFile = (file: string) => file.replace(/\.tsx?$/, '');
