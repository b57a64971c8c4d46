import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { ROWS } from '@trailbook/ui/pages';
import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.server';

describe('the one address of a page', () => {
  it.each([
    ['/en/Lightcone/void', '/en/lightcone/void'],
    ['/EN/Materials', '/en/materials'],
    ['/JP', '/jp'],
    ['/En/characters.data', '/en/characters.data'],
    ['/en/lightcone/voi%64', '/en/lightcone/void'],
    ['/en/lightcone/void/', '/en/lightcone/void'],
    ['/j%70/lightcone/void', '/jp/lightcone/void'],
    ['/en/', '/en'],
    ['/en/LIGHTCONE/void.data', '/en/lightcone/void.data'],
    ['/en/.data', '/en.data'],
    ['/en%2edata', '/en.data'],
    ['/%64ata/en/characters.json', '/data/en/characters.json'],
    ['/attribution/', '/attribution'],
    ['/en/simuniverse/CURRENT/Worlds', '/en/simuniverse/current/worlds'],
    ['/ru/simuniverse', '/ru/simuniverse/current/worlds'],
    ['/RU/Simuniverse/', '/ru/simuniverse/current/worlds'],
    ['/en/simuniverse/current', '/en/simuniverse/current/worlds'],
    ['/en/simuniverse.data', '/en/simuniverse/current/worlds.data'],
  ])('of %s is %s', (path, own) => {
    expect(ownAddress(path)).toBe(own);
  });

  it.each([
    '/',
    '/.data',
    '/xx/lightcone/void',
    '/EN/nothing',
    '/en/simuniverse/current/worlds/1',
    '/en/nothing/',
    '/en%2flightcone/void',
    '/en/lightcone/%252e',
    '/en/lightcone/<probe>',
    '/%5cevil.example',
    '/api/v1/health/',
  ])('is not known of %s', (path) => {
    expect(ownAddress(path)).toBeUndefined();
  });

  const escaped = (path: string) =>
    path.replaceAll(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const PAGES = ROWS.flatMap(([, { address }]) =>
    LANGUAGES.map((language) =>
      `/${language}${address.replaceAll(/:\w+/g, 'name')}`.replace(/\/$/, ''),
    ),
  );

  it('is that of its data too, for every page in every language', () => {
    for (const page of PAGES) {
      for (const spelled of [page, escaped(page), `${page}/`, `${escaped(page)}/`]) {
        expect(ownAddress(spelled)).toBe(page);
        expect(ownAddress(`${spelled}.data`)).toBe(`${page}.data`);
      }
    }
  });
});
