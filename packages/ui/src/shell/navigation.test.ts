import { expect, it } from 'vitest';
import { inLanguage, keepsScroll } from './navigation.ts';

it('the same page in another language', () => {
  expect(inLanguage('/en/planner', 'en', 'jp')).toBe('/jp/planner');
  expect(inLanguage('/en', 'en', 'cht')).toBe('/cht');
  expect(inLanguage('/en/character/en', 'en', 'de')).toBe('/de/character/en');
  expect(inLanguage('/attribution', 'en', 'de')).toBe('/attribution');
  expect(inLanguage('/english', 'en', 'de')).toBe('/english');
});

it('lists are found where they were left, pages begin at their top', () => {
  expect(keepsScroll('/en/characters')).toBe(true);
  expect(keepsScroll('/jp/achievements')).toBe(true);
  for (const path of ['/en', '/en/character/seele', '/en/achievements/1', '/en/planner', '/x']) {
    expect([path, keepsScroll(path)]).toEqual([path, false]);
  }
});
