import { afterEach, expect, it, vi } from 'vitest';
import { hereIn, inLanguage, isAt } from './language-address.ts';

it('the same page in another language', () => {
  expect(inLanguage('/en/planner', 'en', 'jp')).toBe('/jp/planner');
  expect(inLanguage('/en', 'en', 'cht')).toBe('/cht');
  expect(inLanguage('/en/character/en', 'en', 'de')).toBe('/de/character/en');
});

it('a page without a language leaves others their start pages', () => {
  expect(inLanguage('/attribution', 'en', 'de')).toBe('/de');
  expect(inLanguage('/english', 'en', 'de')).toBe('/de');
});

afterEach(() => vi.unstubAllGlobals());

it('what is open now in another language keeps its query and its part of the page', () => {
  vi.stubGlobal('location', { pathname: '/en/warp', search: '?account=1', hash: '#odds' });
  expect(hereIn('en', 'de')).toBe('/de/warp?account=1#odds');
});

it('a page is at its place of the bar whatever part of it is named, and below it', () => {
  expect(isAt('/warp#char_event', '/de/warp', 'de')).toBe(true);
  expect(isAt('/achievements', '/en/achievements/trail', 'en')).toBe(true);
  expect(isAt('/characters', '/en/character/seele', 'en')).toBe(false);
  expect(isAt('/warp#char_event', '/en/warp', 'de')).toBe(false);
  expect(isAt('/planner', '/en/planner_dev_debug', 'en')).toBe(false);
});
