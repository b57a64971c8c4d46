import { join } from 'node:path';
import { createLookup } from '@trailbook/core/internal/dataset';
import { characterPage } from '@trailbook/pages';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { loadScreen, screenAt } from '@trailbook/ui/screens';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadDataset } from '../server/files/load-dataset';

const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
const lookup = createLookup(dataset, 'en');
const ADDRESS = '/en/character/any';
await loadScreen(ADDRESS);
const i18n = createI18n('en', await loadMessages('en', areasOf(ADDRESS)));

/** The rows of its tables of all levels that are called by a number alone. */
function namelessRows(model: object): string[] {
  const Screen = screenAt(ADDRESS);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Screen {...model} />
    </I18nProvider>,
  );
  return html.match(/<th scope="row"[^>]*>#\d+<\/th>/g) ?? [];
}

it('no figure of a character grows without a word for what it is', () => {
  const nameless = [...dataset.characters].flatMap(([id, { pageId }]) => {
    const model = characterPage(lookup, id);
    return model && namelessRows(model).length > 0 ? [pageId] : [];
  });
  expect(dataset.characters.size).toBeGreaterThan(0);
  expect(nameless).toEqual([]);
});
