import { describe, expect, it } from 'vitest';
import {
  areasOf,
  goBackTarget,
  keepsScroll,
  pageAt,
  placesIn,
  placesOfLists,
  ROWS,
} from './index.ts';
import { PAGES } from './table.ts';

describe('pageAt', () => {
  it('finds the page of an address in any language', () => {
    expect(pageAt('/en')).toBe(PAGES.home);
    expect(pageAt('/jp/characters')).toBe(PAGES.characters);
    expect(pageAt('/en/character/seele')).toBe(PAGES.character);
    expect(pageAt('/en/simuniverse/current/worlds')).toBe(PAGES.universe);
    expect(pageAt('/de/Planner/')).toBe(PAGES.planner);
  });

  it('knows no page at any other', () => {
    for (const path of ['/en/nothing', '/en/characters/seele', '/en/character', '/en/constructor'])
      expect([path, pageAt(path)]).toEqual([path, undefined]);
  });
});

describe('the table of pages', () => {
  it('gives each address one page', () => {
    const addresses = ROWS.map(([, { address }]) => address.replace(/:\w+/g, ':'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('gives each file of data one list', () => {
    const files = ROWS.flatMap(([, row]) => (row.kind === 'list' ? [row.data] : []));
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('placesIn', () => {
  it('is the navigation, in its order', () => {
    const paths = (nav: 'bar' | 'bank' | 'foot') => placesIn(nav).map(({ path }) => path);
    expect(paths('bar')).toEqual(['/characters', '/warp#char_event', '/planner', '/achievements']);
    expect(paths('bank')).toEqual([
      '/materials',
      '/equipment',
      '/relics',
      '/who-can',
      '/books',
      '/consumables',
      '/icons',
      '/simuniverse/current/worlds',
    ]);
    expect(paths('foot')).toEqual(['/import', '/privacy', '/settings']);
  });

  it('has lists in it, which are read without anything else', () => {
    const paths = placesOfLists().map(({ path }) => path);
    expect(paths).toContain('/characters');
    expect(paths).toContain('/achievements');
    for (const other of ['/planner', '/warp#char_event', '/achievements/choices', '/privacy']) {
      expect(paths).not.toContain(other);
    }
  });

  it('names every page that has a place there', () => {
    const placed = ROWS.filter(([, { nav }]) => nav);
    const named = (['bar', 'bank', 'foot'] as const).flatMap(placesIn);
    expect(named).toHaveLength(placed.length);
  });
});

it('texts of the database are loaded with every page that asks for no others', () => {
  expect(areasOf('/en/relics/inert-salsotto')).toEqual(['shell', 'database']);
  expect(areasOf('/en/nothing')).toEqual(['shell', 'database']);
  expect(areasOf('/attribution')).toEqual(['shell', 'about']);
  expect(areasOf('/en/privacy')).toEqual(['shell', 'about']);
  expect(areasOf('/en/forecast')).toEqual(['shell', 'home', 'warp', 'data', 'forecast']);
  expect(areasOf('/en/planner')).toEqual(['shell', 'planner', 'data']);
  expect(areasOf('/en/settings')).toEqual(['shell', 'data', 'manage']);
});

it('lists are found where they were left, pages begin at their top', () => {
  expect(keepsScroll('/en/characters')).toBe(true);
  expect(keepsScroll('/jp/achievements')).toBe(true);
  for (const path of ['/en', '/en/character/seele', '/en/achievements/1', '/en/planner', '/x']) {
    expect([path, keepsScroll(path)]).toEqual([path, false]);
  }
});

it('the word in the address leads back, any other word nowhere', () => {
  expect(goBackTarget('#planner')?.path).toBe('/planner');
  expect(goBackTarget('#warp')?.path).toBe('/warp#char_event');
  for (const hash of ['', '#', '#elsewhere', '#https://example.org', '#__proto__']) {
    expect(goBackTarget(hash)).toBeUndefined();
  }
});
