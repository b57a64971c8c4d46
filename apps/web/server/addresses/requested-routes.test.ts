import type { RouteConfigEntry } from '@remix-run/route-config';
import { ROWS } from '@trailbook/ui/pages';
import { describe, expect, it } from 'vitest';
import routes from '../../app/routes';
import { routeIdOf } from '../../shared/route-ids';
import { requestedRoutes } from './requested-routes';

const asked = (address: string) => requestedRoutes(new URL(`http://localhost${address}`));

describe('the routes whose data is asked for', () => {
  it('are all where none is named', () => {
    expect(asked('/en/characters.data')).toEqual([]);
    expect(asked('/en/characters?q=1')).toEqual([]);
  });

  it.each([
    ['/en.data?_routes=routes%2Fhome', ['routes/home']],
    ['/en/characters.data?_routes=list:characters,root', ['root', 'list:characters']],
    ['/en/character/seele.data?_routes=thing:character,thing:character', ['thing:character']],
    ['/en/nothing.data?_routes=routes/not-found', ['routes/not-found']],
    ['/attribution.data?_routes=routes/attribution', ['routes/attribution']],
  ])('of %s are %s, each once and in one order', (address, expected) => {
    expect(asked(address)).toEqual(expected);
  });

  it.each([
    '/en.data?_routes=',
    '/en.data?_routes=constructor,__proto__',
    '/en.data?_routes=routes/home,nothing',
    '/en/characters.data?_routes=thing:character',
    '/en.data?_routes=root&_routes=x',
  ])('are none of ours in %s', (address) => {
    expect(asked(address)).toBeUndefined();
  });
});

it('routes are called what the router calls them', () => {
  const known = new Set(routes.flatMap(withChildren).map(({ id, file }) => id ?? idOfFile(file)));
  for (const row of ROWS) expect(known).toContain(routeIdOf(...row));
  for (const id of ['routes/language', 'routes/not-found', 'routes/entry-point']) {
    expect(known).toContain(id);
  }
});

function withChildren(route: RouteConfigEntry): RouteConfigEntry[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}

const idOfFile = (file: string) => file.replace(/\.tsx?$/, '');
