import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { chosenCrawl } from './chosen-crawl.ts';

const KINDS = new Set(['material', 'books', 'character']);

it('crawls all kinds in English where nothing is chosen', () => {
  expect(chosenCrawl({}, KINDS)).toEqual({ languages: ['en'], kinds: KINDS });
});

it('crawls the languages and kinds that are named', () => {
  expect(chosenCrawl({ CRAWL_LANGUAGES: 'jp,ru', CRAWL_KINDS: 'material,books' }, KINDS)).toEqual({
    languages: ['jp', 'ru'],
    kinds: new Set(['material', 'books']),
  });
  expect(chosenCrawl({ CRAWL_LANGUAGES: 'all' }, KINDS).languages).toEqual(LANGUAGES);
});

it('refuses a language or a kind that there is not, rather than crawl nothing', () => {
  expect(() => chosenCrawl({ CRAWL_LANGUAGES: 'xx' }, KINDS)).toThrow();
  expect(() => chosenCrawl({ CRAWL_KINDS: 'materials' }, KINDS)).toThrow();
});
