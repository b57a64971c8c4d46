import type { SearchEntry } from '@trailbook/core/search';
import { expect, it } from 'vitest';
import { ROWS } from '../pages/index.ts';
import { addressOf, FOUND_KINDS, foundPages } from './index.ts';

const entry = (kind: SearchEntry['kind'], pageId: string): SearchEntry => {
  return { kind, id: 1, pageId, name: 'One', language: 'en', english: undefined, about: undefined };
};

it('leads to the page of a thing, and of a piece to its set', () => {
  expect(addressOf(entry('character', 'seele'))).toBe('/character/seele');
  expect(addressOf(entry('relicPiece', 'thief'))).toBe('/relics/thief');
  expect(addressOf(entry('world', '3'))).toBe('/simuniverse/current/worlds?world=3');
  expect(addressOf({ ...entry('curio', '1'), name: 'Fool’s Mask' })).toBe(
    '/simuniverse/current/curios?q=Fool%E2%80%99s%20Mask',
  );
  expect(addressOf(entry('page', '/warp#char_event'))).toBe('/warp#char_event');
  expect(addressOf(entry('achievement', 'moment-of-joy'))).toBe('/achievements/moment-of-joy#1');
  expect(addressOf(entry('page', '/'))).toBe('');
});

it('finds each kind at one page', () => {
  const all = ROWS.flatMap(([, { finds = [] }]) => finds);
  expect(FOUND_KINDS).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
});

it('finds the pages that one can go to', () => {
  const pages = foundPages(
    (key) => key,
    (key) => key,
  ).map(({ pageId }) => pageId);
  expect(pages).toEqual(expect.arrayContaining(['/', '/characters', '/planner', '/settings']));
});

it('finds a part of a page by the names of both', () => {
  const key = (key: string) => key;
  expect(foundPages(key, key)).toContainEqual(
    expect.objectContaining({ pageId: '/warp#odds', name: 'nav.warp · warp.odds.title' }),
  );
});

it('leads from a stage to what it is run for', () => {
  expect(addressOf(entry('stage', 'credit'))).toBe('/material/credit');
  expect(addressOf(entry('cavern', 'thief'))).toBe('/relics/thief');
});
