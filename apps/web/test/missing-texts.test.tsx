import { join } from 'node:path';
import { createLookup } from '@trailbook/core/internal/dataset';
import { bookPage, characterPage, lightConePage, relicPage } from '@trailbook/pages';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { loadScreen, screenAt } from '@trailbook/ui/screens';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../server/files/load-dataset';

const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
/** A site that read texts, of which there are none of these pages. */
const lookup = createLookup(dataset, 'en', { en: {} });
const bare = createLookup(dataset, 'en');
const [seele] = dataset.characters.keys();
const [cone] = dataset.lightCones.keys();
const [relics] = dataset.relicSets.keys();
const [book] = [...dataset.booksByPage.values()].map(({ id }) => id);
/** Each with what stands after the description, or before it: skills and bonuses have descriptions too. */
const PAGES = [
  [
    '/en/character/seele',
    (from: typeof lookup) => seele && characterPage(from, seele),
    '',
    'Stats',
  ],
  ['/en/relics/any', (from: typeof lookup) => relics && relicPage(from, relics), 'Sub stats', ''],
  ['/en/book/any', (from: typeof lookup) => book && bookPage(from, book), '', ''],
] as const;
await Promise.all([...PAGES.map(([address]) => address), '/en/lightcone/any'].map(loadScreen));
const i18n = createI18n('en', await loadMessages('en', areasOf('/en/character/seele')));

function drawn(address: string, model: object | 0 | undefined): string {
  const Screen = screenAt(address);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Screen {...model} />
    </I18nProvider>,
  );
}

describe('a description that is not among the texts', () => {
  it.each(PAGES)(
    'is said to be missing where others were read: %s',
    (address, modelOf, after, before) => {
      const html = drawn(address, modelOf(lookup));
      const [start, end] = [html.indexOf(`${after}<`), html.indexOf(`>${before}<`)];
      expect([start, end]).not.toContain(-1);
      expect(html.slice(start, before ? end : undefined)).toContain('Description missing.');
      expect(drawn(address, modelOf(bare))).not.toContain('Description missing.');
    },
  );
});

describe('what is still to come', () => {
  it('is called by its kind', () => {
    const toCome = (model: object | 0 | undefined) => ({ ...(model || {}), isAvailable: false });
    expect(drawn('/en/character/seele', toCome(seele && characterPage(lookup, seele)))).toContain(
      'This character is not available yet.',
    );
    const html = drawn('/en/lightcone/any', toCome(cone && lightConePage(lookup, cone)));
    expect(html).toContain('This light cone is not available yet.');
    expect(html).not.toContain('This character');
  });
});
