import { join } from 'node:path';
import { createLookup } from '@trailbook/core/internal/dataset';
import { consumableListPage, materialListPage, materialPage } from '@trailbook/pages';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { loadScreen, screenAt } from '@trailbook/ui/screens';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../server/files/load-dataset';

const lookup = createLookup(loadDataset(join(import.meta.dirname, '../../../data')), 'en');
const LIST = '/en/materials';
const PAGE = '/en/material/credit';
await Promise.all([loadScreen(LIST), loadScreen(PAGE)]);
const i18n = createI18n('en', await loadMessages('en', areasOf(PAGE)));

/** A page as it is read without any script. */
function drawn(address: string, model: object): string {
  const Screen = screenAt(address);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Screen {...model} />
    </I18nProvider>,
  );
}

function pageOf(id: number): string {
  const page = materialPage(lookup, id);
  if (!page) throw new Error(`There is no page of ${id}.`);
  return drawn(PAGE, page);
}

/** The row of an item, from a place of the page on. */
function rowOf(html: string, item: number): string {
  const row = html.slice(html.indexOf(`data-item="${item}"`));
  return row.slice(0, row.indexOf('</li>'));
}

describe('an item’s page without scripts', () => {
  it('tells where it drops, of what it is made, what it makes and who asks for it', () => {
    const html = pageOf(110112);
    expect(html).toContain('data-stages="crimsonCalyx"');
    expect(html).toContain('10 power');
    expect(rowOf(html, 110111)).toContain('href="/en/material/shattered-blade"');
    expect(rowOf(html, 110113)).toContain('href="/en/material/worldbreaker-blade"');
    expect(html).toMatch(/href="\/en\/character\/[a-z-]+"/);
    expect(html).toMatch(/href="\/en\/lightcone\/[a-z-]+"/);
  });

  it('tells who asks for it before where it comes from, and folds what is long', () => {
    const html = pageOf(110112);
    const parts = ['Used by', 'Comes from', 'Made from', 'Used to make'].map((part) =>
      html.indexOf(`>${part}<`),
    );
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts[0]).toBeGreaterThan(0);
    // Every trace material is exchanged for every other.
    expect(html).toMatch(/<summary[^>]*>\d+ more<\/summary>/);
  });

  it('names the line of difficulties', () => {
    expect(pageOf(110112)).toMatch(/<th scope="row"[^>]*>Difficulty<\/th>/);
  });

  it('tells at which equilibrium level each difficulty opens, as the farming plan does', () => {
    const levelsOf = (id: number) => {
      const [, row = ''] = /From equilibrium level<\/th>(.*?)<\/tr>/.exec(pageOf(id)) ?? [];
      return [...row.matchAll(/>(\d+)</g)].map(([, level]) => Number(level));
    };
    expect(levelsOf(110112)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(levelsOf(110406)).toEqual([2, 3, 4, 5]);
  });

  it('says of a recipe that it is one, where others have a count', () => {
    expect(rowOf(pageOf(400005), 404005)).toContain('>Recipe<');
    expect(pageOf(404005)).toContain('Recipe for');
  });

  it('tells what shops ask for it, and what assignments bring', () => {
    const html = pageOf(112001);
    expect(html).toContain('Sold in shops');
    expect(rowOf(html, 251)).toContain('price of 3 · purchases per week: 40 at most');
    expect(html).toContain('data-assignment=');
  });

  it('tells of food what it does in figures, or that there are none', () => {
    expect(pageOf(400004)).toContain('+15% +150');
    expect(pageOf(400007)).toContain('Revives a fallen ally');
    expect(pageOf(401008)).toContain('Only the game’s own texts');
  });
});

describe('the list of consumables without scripts', () => {
  it('says of each what it does, in short', async () => {
    const address = '/en/consumables';
    await loadScreen(address);
    const html = drawn(address, consumableListPage(lookup));
    const card = (id: string) => {
      const rest = html.slice(html.indexOf(`href="/en/material/${id}"`));
      return rest.slice(0, rest.indexOf('</a>'));
    };
    expect(card('comfort-food')).toContain('HP +15% +150');
    expect(card('punitive-food')).toContain('HP −15% · Technique Points +2');
    expect(card('fuel')).not.toContain('HP');
  });
});

describe('the list of items without scripts', () => {
  it('leads to each, and to no recipe', () => {
    const html = drawn(LIST, materialListPage(lookup));
    expect(html).toContain('href="/en/material/lifeless-blade"');
    expect(html).not.toContain('href="/en/material/recipe-');
  });
});

it('a name that only Chinese has says so, on its page and on the list', () => {
  expect(pageOf(122001)).toContain('Name in 简体中文 only');
  expect(drawn(LIST, materialListPage(lookup))).toContain('Name in 简体中文 only');
  // Of a thing with a name of its own only a price may be named so: it stands in a row.
  const [head] = pageOf(110112).split('<section');
  expect(head).toContain('Lifeless Blade');
  expect(head).not.toContain('Name in');
  expect(pageOf(110112)).toMatch(/lang="zh-Hans"[^>]*>[^<]*<\/span><span[^>]*>Name in/);
});
