import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { ROWS } from '@trailbook/ui/pages';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../addresses/page-paths.server';
import { smallDataset } from '../test/small-dataset';
import { universeDataset } from '../test/small-universe';
import { sitemap, sitemapIndex } from './sitemap.server';

describe('pagePaths', () => {
  const paths = pagePaths(smallDataset);

  it('lists every page that is there: lists, things, and others', () => {
    expect(paths).toEqual(
      expect.arrayContaining(['', '/relics', '/relics/lamplighter', '/planner']),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lists of places with named parts each that is to be found', () => {
    expect(pagePaths(universeDataset).filter((path) => path.startsWith('/simuniverse'))).toEqual([
      '/simuniverse/current/worlds',
      '/simuniverse/current/blessings',
      '/simuniverse/current/curios',
      '/simuniverse/2024-03-18/worlds',
      '/simuniverse/2024-03-25/worlds',
    ]);
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  });

  it('lists no redirect and no unlisted page', () => {
    const others = ROWS.map(([, row]) => row)
      .filter((row) => row.kind === 'redirect' || 'isUnlisted' in row)
      .map(({ address }) => address);
    expect(others).toContain('/settings');
    expect(paths.filter((path) => others.some((other) => other === path))).toEqual([]);
  });
});

const placesOf = (map: string) => [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

describe('sitemap', () => {
  const map = sitemap('https://trailbook.example', 'jp', ['', '/relics/lamplighter']);

  it('has each page of its language once', () => {
    expect(placesOf(map)).toEqual([
      'https://trailbook.example/jp',
      'https://trailbook.example/jp/relics/lamplighter',
    ]);
  });

  it('is called for each language by the index', () => {
    const parts = placesOf(sitemapIndex('https://trailbook.example', LANGUAGES));
    expect(parts).toHaveLength(LANGUAGES.length);
    expect(parts).toContain('https://trailbook.example/sitemap/jp.xml');
  });

  it('leads from each to itself in all languages, and to English for any other', () => {
    const [page = ''] = /<url><loc>[^<]*\/jp\/relics\/.*?<\/url>/.exec(map) ?? [];
    const links = [...page.matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
    expect(links).toHaveLength(LANGUAGES.length + 1);
    const place = (language: string) => `https://trailbook.example/${language}/relics/lamplighter`;
    const href = (tag: string) => links.find(([, own]) => own === tag)?.[2];
    expect([href('ja'), href('zh-Hant'), href('x-default')]).toEqual(
      ['jp', 'cht', 'en'].map(place),
    );
  });

  it('writes an address as XML does', () => {
    expect(sitemap('https://a.example/?b&"<', 'en', [''])).toContain(
      'https://a.example/?b&amp;&quot;&lt;/en',
    );
  });
});
