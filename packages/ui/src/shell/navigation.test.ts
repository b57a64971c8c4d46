import { expect, it } from 'vitest';
import { inLanguage } from './navigation.ts';

it('the same page in another language', () => {
  expect(inLanguage('/en/planner', 'en', 'jp')).toBe('/jp/planner');
  expect(inLanguage('/en', 'en', 'cht')).toBe('/cht');
  expect(inLanguage('/en/character/en', 'en', 'de')).toBe('/de/character/en');
  expect(inLanguage('/attribution', 'en', 'de')).toBe('/attribution');
  expect(inLanguage('/english', 'en', 'de')).toBe('/english');
});
