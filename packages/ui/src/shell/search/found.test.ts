import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import type { SearchEntry } from '@trailbook/core/internal/search';
import { expect, it } from 'vitest';
import { dataset } from '../../../../core/test/real-data.ts';
import { ROWS } from '../pages/index.ts';
import { foundPages } from './found-pages.ts';
import { addressOf, FOUND_KINDS, hrefOf } from './index.ts';

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

const key = (key: string) => key;
const pagesIn = (language: Language) => foundPages(dataset, language, { t: key, english: key });

it('finds the pages that one can go to', () => {
  const pages = pagesIn('en').map(({ pageId }) => pageId);
  expect(pages).toEqual(expect.arrayContaining(['/', '/characters', '/planner', '/settings']));
});

it('finds a part of a page by the names of both', () => {
  expect(pagesIn('en')).toContainEqual(
    expect.objectContaining({ pageId: '/warp#odds', name: 'nav.warp · warp.odds.title' }),
  );
});

it('finds a page by what players of the language look for there, and by that in English', () => {
  const planner = pagesIn('de').find(({ pageId }) => pageId === '/planner');
  expect(planner?.also).toEqual(expect.arrayContaining(['Inventar', 'Inventory']));
});

it.each(LANGUAGES)(
  'has words in %s for the same pages as in English, and for no other',
  (language) => {
    const names = [...ROWS.map(([name]) => name), 'credits'];
    const worded = Object.keys(dataset.search[language]?.pages ?? {});
    expect(worded).toEqual(Object.keys(dataset.search.en?.pages ?? {}));
    expect(worded.filter((name) => !names.includes(name))).toEqual([]);
  },
);

it.each([
  ['/characters', 'character.eidolons'],
  ['/characters', 'character.traces'],
  ['/characters', 'E1 E2 E3 E4 E5 E6'],
  ['/equipment', 'lightCone.superimposition'],
  ['/planner', 'Stamina'],
  ['/settings', 'Delete'],
  ['/settings', 'Undo'],
])('finds %s by what players look for there: %s', (address, word) => {
  const page = pagesIn('de').find(({ pageId }) => pageId === address);
  expect(page?.also).toContain(word);
});

it('leads to the one address of what is the same in all languages', () => {
  expect(hrefOf(entry('page', '/attribution'), 'jp')).toBe('/attribution');
  expect(hrefOf(entry('page', '/planner'), 'jp')).toBe('/jp/planner');
});

it('leads from a stage to what it is run for', () => {
  expect(addressOf(entry('stage', 'credit'))).toBe('/material/credit');
  expect(addressOf(entry('cavern', 'thief'))).toBe('/relics/thief');
});
