import { join } from 'node:path';
import type { Dataset } from '@trailbook/core/internal/dataset';
import { termsOf } from '@trailbook/core/internal/effects';
import { AREAS, LANGUAGE_NAMES, loadMessages } from '@trailbook/ui/i18n';
import { pageAt, ROWS } from '@trailbook/ui/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from '../server/addresses/page-paths.server';
import { loadDataset } from '../server/files/load-dataset';
import type { Site } from '../server/site/create-site';
import { drawnSite } from './drawn-site.ts';

/**
 * The site in a language that nobody speaks: each letter of its texts is one Georgian letter, each of the game's names
 * one Armenian letter. What is left of Latin letters was written into the code. It stands in the place of Japanese,
 * whose dates and numbers have none.
 */
const TEXT = 'ა';
const NAME = 'ա';
const LANGUAGE = 'jp';

const dataset = inPseudo(loadDataset(join(import.meta.dirname, '../../../data')));
let site: Site;

beforeAll(async () => {
  // What was loaded is what pages are drawn with from now on.
  const messages = await loadMessages(LANGUAGE, AREAS);
  Object.assign(messages, pseudo(messages, TEXT));
  site = await drawnSite(dataset);
  // All of the site's modules are read, which takes its time.
}, 180_000);

describe('a page in a language that nobody speaks', () => {
  it.each(onePageOfEach())('shows no word of another: %s', async (path) => {
    const answer = await site(new Request(`http://localhost${path}`));
    expect(answer.status).toBe(path.endsWith('/nowhere') ? 404 : 200);
    const said = wordsIn(await answer.text());
    expect(said.all.filter((text) => text.includes(TEXT)).length).toBeGreaterThan(20);
    expect(said.foreign).toEqual([]);
  });

  it('is heard to speak of another wherever it does', () => {
    const html =
      '<meta name="description" content="An engine" /><script>const no = 1;</script>' +
      '<p title="Away">ა <b>Fixed</b> 12 &amp; ა</p><img alt="Art" src="/en/x.webp" />Trailbook';
    expect(wordsIn(html).foreign).toEqual(['Fixed', 'Away', 'Art', 'An engine']);
  });
});

/** One page of each row of the table; of things some that have all parts. */
function onePageOfEach(): string[] {
  const paths = ['/character/aglaea', '/relics/poet-of-mourning-collapse', ...pagePaths(dataset)];
  const pages = ROWS.flatMap(([, row]) => {
    if (row.kind === 'redirect') return [];
    return paths.find((path) => pageAt(`/en${path}`) === row) ?? row.address;
  });
  return [...new Set([...pages, '/nowhere'])].map((path) => `/${LANGUAGE}${path}`);
}

/** Texts, however deep, with each letter another; what is filled in keeps its place. */
function pseudo<Texts>(texts: Texts, letter: string): Texts {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(/\{+\w+\}+|\p{L}/gu, (part) => (part.startsWith('{') ? part : letter));
    }
    if (Array.isArray(value)) return value.map(change);
    const entries = Object.entries(value as object);
    return Object.fromEntries(entries.map(([key, inner]) => [key, change(inner)]));
  };
  // The same tree, with other strings in it.
  return change(texts) as Texts;
}

function inPseudo(dataset: Dataset): Dataset {
  const names = Object.entries(dataset.names).map(([language, names]) => [
    language,
    pseudo(names, NAME),
  ]);
  const terms = { ...dataset.terms, [LANGUAGE]: pseudo(termsOf(dataset, LANGUAGE), TEXT) };
  return { ...dataset, terms, names: Object.fromEntries(names) };
}

/** What is written alike in every language: the site's own name, keys, the clock of the world. */
const SAME_EVERYWHERE = new RegExp(
  `^(${Object.values(LANGUAGE_NAMES).join('|')})$|\\b(Trailbook|UTC)\\b|(^|\\+ )K\\b`,
  'g',
);

/** What a page shows, reads out and tells search engines, in pieces. */
function wordsIn(html: string) {
  const attributes = [
    / (?:alt|title|placeholder|label|aria-(?:label|description|valuetext|roledescription))="([^"]+)"/g,
    /<meta (?:name|property)="(?:description|og:title|og:description)" content="([^"]+)"/g,
  ];
  const spoken = attributes.flatMap((attribute) =>
    [...html.matchAll(attribute)].map(([, text = '']) => text),
  );
  const shown = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').split(/<[^>]+>/);
  const all = [...shown, ...spoken].map((text) => text.trim()).filter(Boolean);
  const foreign = all.filter((text) =>
    /\p{Script=Latin}/u.test(text.replace(/&[#\w]+;/g, ' ').replace(SAME_EVERYWHERE, '')),
  );
  return { all, foreign: [...new Set(foreign)] };
}
