import { join } from 'node:path';
import { createLookup } from '@trailbook/core/internal/dataset';
import { BLESSINGS_A_PAGE, type UniversePage, universePage, universeWeek } from '@trailbook/pages';
import { UniverseScreen } from '@trailbook/ui/features/database/universe';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../server/files/load-dataset';
import { pageData } from '../../server/pages/page-data.server';
import { smallContext } from '../../server/test/small-site';
import { pageMeta } from '../page-meta';

const dataset = loadDataset(join(import.meta.dirname, '../../../../data'));
const lookup = createLookup(dataset, 'en');
const NOW = Date.UTC(2026, 10, 22, 12);
const week = universeWeek(dataset, NOW);
if (!week) throw new Error('The data have no entries.');
const i18n = createI18n('en', await loadMessages('en', areasOf('/en/simuniverse/current/worlds')));

function modelOf(part: string, pageId = 'current'): UniversePage {
  const page = week && universePage(lookup, part, { pageId, week });
  if (!page) throw new Error(`There is no page of ${part} of ${pageId}.`);
  return page;
}

/** A page as it is read without any script. */
function drawn(page: UniversePage): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UniverseScreen {...page} />
    </I18nProvider>,
  );
}

describe('the worlds without scripts', () => {
  const html = drawn(modelOf('worlds'));

  it('are all there at every difficulty, with enemies, levels and rewards', () => {
    expect(html.match(/data-area="/g)).toHaveLength(32);
    const area = html.slice(html.indexOf('data-area="134"'), html.indexOf('data-area="140"'));
    expect(area).toContain('Difficulty 5');
    expect(area).toMatch(/data-monster="1004022".*Gepard \(Complete\).*Lv\. 90/);
    expect(area).toContain('href="/en/relics/space-sealing-station"');
    expect(area).toMatch(/data-prize="item-1".*Stellar Jade.*60/);
  });

  it('say which week they are of, and that the data end there', () => {
    expect(html).toContain('Since Mar 25, 2024');
    expect(html).toContain('Latest in our data');
    expect(html).toContain('Our data ends with the week that began on Mar 25, 2024.');
  });

  it('say beside each enemy that the elements are its weaknesses', () => {
    const enemy = html.slice(html.indexOf('data-monster="1004022"'));
    expect(enemy.slice(0, enemy.indexOf('Lv. '))).toMatch(/>Weaknesses<.*aria-label="Weaknesses"/);
  });

  it('tell when the week ends on each server, and lead to all entries', () => {
    expect(html).toContain('dateTime="2026-11-22T20:00:00.000Z"');
    expect(html).toContain('dateTime="2026-11-23T09:00:00.000Z"');
    expect(html.match(/href="\/en\/simuniverse\/\d{4}-\d\d-\d\d\/worlds"/g)).toHaveLength(49);
  });

  it('of a week that has passed lead to the current one, and tell of no end', () => {
    const past = drawn(modelOf('worlds', '2023-02-06'));
    expect(past).toContain('href="/en/simuniverse/current/worlds"');
    expect(past).not.toContain('This week ends');
    expect(past).not.toContain('Our data end');
    expect(past.match(/data-area="/g)).toHaveLength(20);
  });

  it('are said to be none where there are none', () => {
    const page = modelOf('worlds');
    if (page.part !== 'worlds') throw new Error('These are no worlds.');
    expect(drawn({ ...page, worlds: [] })).toContain('No areas to render');
  });
});

describe('the blessings without scripts', () => {
  const html = drawn(modelOf('blessings'));
  const [before = '', within = ''] = html.split('<noscript>');

  it('are a page of them, and the rest for readers without scripts alone', () => {
    const rows = (part: string) => part.match(/data-blessing="/g)?.length;
    expect(rows(before)).toBe(BLESSINGS_A_PAGE);
    expect(rows(within)).toBe(dataset.universe.blessings.length - BLESSINGS_A_PAGE);
  });
});

describe('without the game’s texts', () => {
  const html = drawn(modelOf('blessings'));

  it('a blessing tells its path, rarity and levels, and no figure whose sentence is not there', () => {
    const row = html.slice(html.indexOf('data-blessing="612031"'));
    expect(row.slice(0, row.indexOf('</li>'))).toMatch(/Preservation.* · Levels: 2/);
    for (const page of [html, drawn(modelOf('curios'))]) {
      expect(page).not.toContain('#1');
      expect(page).toContain('Only the game’s own texts');
    }
  });

  it('there is no choice of levels, which would change nothing', () => {
    expect(html).not.toContain('Lv. 2');
    expect(drawn({ ...modelOf('blessings'), hasTexts: true } as UniversePage)).toContain('Lv. 2');
  });
});

describe('the curios without scripts', () => {
  it('are all there, each once', () => {
    const names = [...drawn(modelOf('curios')).matchAll(/class="thing-name[^>]*>([^<]*)/g)];
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  });
});

describe('the head', () => {
  const context = {
    ...smallContext,
    dataset,
    lookupFor: () => lookup,
    origin: 'https://trailbook.example',
    now: NOW,
  };
  const load = (pageId: string, navType: string) =>
    pageData({
      request: new Request(`https://trailbook.example/en/simuniverse/${pageId}/${navType}`),
      params: { lang: 'en', pageId, navType },
      context,
    });
  const tagsOf = async (pageId: string, navType: string) => {
    const { page } = await load(pageId, navType);
    return JSON.stringify(pageMeta(page));
  };

  it('names the part, and the day of a dated entry', async () => {
    expect(await tagsOf('current', 'curios')).toContain('Simulated Universe: Curios | Trailbook');
    expect(await tagsOf('2023-02-06', 'worlds')).toContain('Worlds, Feb 6, 2023 | Trailbook');
  });

  it('calls blessings of any week those of the current one, and lists them for machines', async () => {
    const tags = await tagsOf('2023-02-06', 'blessings');
    expect(tags).toContain(
      '"rel":"canonical","href":"https://trailbook.example/en/simuniverse/current/blessings"',
    );
    expect(tags).toContain(
      `"@type":"ItemList","numberOfItems":${dataset.universe.blessings.length}`,
    );
  });

  it('sends the number of a season on to the day of its entry', async () => {
    const season = dataset.universe.seasons.find(({ begins }) => begins.startsWith('2023-02-06'));
    const answer = await load(String(season?.id), 'worlds').catch((thrown: Response) => thrown);
    expect(answer).toMatchObject({ status: 302 });
    expect((answer as Response).headers.get('Location')).toBe('/en/simuniverse/2023-02-06/worlds');
  });

  it.each([
    ['1', 'worlds'],
    ['2023-02-07', 'worlds'],
    ['current', 'monsters'],
  ])('is none of %s/%s: there is nothing', async (pageId, navType) => {
    await expect(load(pageId, navType)).rejects.toMatchObject({ status: 404 });
  });
});
