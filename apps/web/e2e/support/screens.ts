import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@trailbook/core/internal/dataset';
import { pageAt, ROWS } from '@trailbook/ui/pages';
import { pagePaths } from '../../server/addresses/page-paths.server.ts';
import { loadDataset } from '../../server/files/load-dataset.ts';
import { expect } from './fixtures.ts';
import { textsOf } from './interface-texts.ts';
import { planHash, plannedSeele, stranger } from './plan-link.ts';
import { BLADE, history, putWarps, SEELE } from './warp-history.ts';

const DATA = join(import.meta.dirname, '../../../../data');

/** Something that a screen can be brought to: a tab, a sheet, what it shows to who has data. */
export interface State {
  readonly name: string;
  readonly come: (page: Page) => Promise<unknown>;
}

export interface Screen {
  /** Below the language. */
  readonly path: string;
  readonly states: readonly State[];
}

/** Every screen, one page of each row of the table, with what it can be brought to; none is loaded twice. */
export function screens(language: Language = 'en'): Screen[] {
  const dataset = loadDataset(DATA);
  // Of things some that have all parts.
  const paths = ['/character/aglaea', '/relics/poet-of-mourning-collapse', ...pagePaths(dataset)];
  const states = statesIn(language);
  const places = ROWS.flatMap(([name, row]) => {
    // The end of a sign-in is there only where the operator has set it up: `drive.spec.ts` looks at it.
    if (row.kind === 'redirect' || name === 'oauth') return [];
    const path = paths.find((path) => pageAt(`/en${path}`) === row) ?? row.address;
    return [{ path: path.replace(/\/$/, ''), states: states[name] ?? [] }];
  });
  return [...places, { path: '/nowhere', states: [] }];
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** A sheet that opens by a button; those that are open go before. */
const sheet = (...buttons: readonly string[]): State => ({
  name: buttons.join(', '),
  come: async (page) => {
    await closeSheets(page);
    for (const button of buttons) await press(page, button);
    // One that opens from another has the name of what opens it.
    const last = buttons.length > 1 ? { name: buttons.at(-1) ?? '' } : {};
    await page.getByRole('dialog', last).waitFor();
  },
});

/** A sheet that a key opens wherever one is. */
const byKey = (key: string): State => ({
  name: key,
  come: async (page) => {
    await closeSheets(page);
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
  },
});

const hash = (name: string): State => ({
  name: `#${name}`,
  come: async (page) => {
    await closeSheets(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, name);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  },
});

function statesIn(language: Language): Readonly<Record<string, readonly State[]>> {
  const t = textsOf(language);
  const names: Readonly<Record<'character' | 'lightCone', Readonly<Record<string, string>>>> =
    JSON.parse(readFileSync(join(DATA, `names/${language}.json`), 'utf8'));
  const seele = { name: names.character['1102'] ?? '' };
  const cone = { name: names.lightCone['23001'] ?? '' };
  return {
    home: [byKey('Control+k')],
    planner: [
      {
        name: 'three entries',
        come: async (page) => {
          for (const name of ['march-7th', 'seele', 'in-the-night']) await hash(name).come(page);
          await page.getByRole('heading', cone).waitFor();
        },
      },
      sheet(t('planner.edit', seele)),
      sheet(t('planner.edit', cone)),
      sheet(t('plan.upgradeTitle', seele)),
      sheet(t('action.deleteNamed', seele)),
      sheet(t('planner.inventory')),
      sheet(t('plan.priority')),
      sheet(t('planner.fromAccount')),
      sheet(t('planner.farming')),
      sheet(t('planner.share')),
      {
        name: 'a shared plan',
        come: async (page) => {
          await closeSheets(page);
          await page.evaluate(
            (hash) => {
              location.hash = hash;
            },
            planHash([plannedSeele, stranger]),
          );
          await page.getByRole('dialog', { name: t('links.preview') }).waitFor();
        },
      },
      sheet(t('planner.addLightCone')),
      sheet(t('planner.addCharacter'), t('custom.entry')),
      byKey('?'),
      {
        name: 'an entry left out',
        come: async (page) => {
          await closeSheets(page);
          await press(page, t('planner.disable', seele));
          await page.getByRole('button', { name: t('planner.enable', seele) }).waitFor();
        },
      },
    ],
    forecast: [
      {
        name: 'a banner that is expected, and income of one’s own',
        come: async (page) => {
          await press(page, t('forecast.expect'));
          await page.getByRole('region', { name: t('warp.odds.answer') }).waitFor();
          await press(page, t('forecast.addLine'));
        },
      },
      sheet(t('forecast.image')),
    ],
    compare: [
      {
        name: 'a pair',
        come: async (page) => {
          for (const side of [t('compare.left'), t('compare.right')]) {
            const field = page.getByRole('combobox', { name: side, exact: true });
            await field.press('ArrowDown');
            await field.press('ArrowDown');
            await field.press('Enter');
          }
          await expect(page.getByRole('rowheader').nth(12)).toBeVisible();
        },
      },
    ],
    settings: [
      sheet(t('manage.settings.createProfile')),
      sheet(t('manage.settings.rename', { name: t('settings.profileDefault') })),
      sheet(t('recovery.open')),
      sheet(t('manage.settings.deleteAll')),
    ],
    warp: [
      {
        name: 'import and export',
        come: async (page) => {
          await press(page, t('warp.importExport'));
          const area = page.getByRole('region', { name: t('warp.importExport') });
          await expect(area.getByRole('tab').first()).toBeVisible();
        },
      },
      hash('inventory'),
      hash('odds'),
      {
        name: 'with warps',
        come: async (page) => {
          const stars = [
            { ...SEELE, pity: 70 },
            { ...BLADE, pity: 40 },
          ];
          await putWarps(page, { account: '600000001', type: 11 }, history(stars, 12));
          await page.reload();
          await hash('char_event').come(page);
          await page.getByRole('region', { name: t('warp.counters') }).waitFor();
        },
      },
      hash('char_event|history'),
      hash('char_event|global_stats'),
      hash('inventory'),
      hash('memory'),
    ],
    achievements: [sheet(t('achievements.exchange'))],
  };
}

/** The tabs of a page: those that it was served with, and those that bring something only when they are pressed. */
export async function tabsOf(page: Page): Promise<Record<'served' | 'brought', Locator[]>> {
  const tabs = page.locator('[role=tab]:visible');
  const isServed = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const panel = tab.getAttribute('href')?.slice(1) ?? tab.getAttribute('aria-controls') ?? '';
      return document.getElementById(panel)?.matches('[data-panel]') === true;
    }),
  );
  const all = await tabs.all();
  return {
    served: all.filter((_, at) => isServed[at]),
    brought: all.filter((_, at) => !isServed[at]),
  };
}

/**
 * Opens all tabs that a page was served with at once, to be looked at together: what they hold is the same beside one
 * another as one at a time.
 */
export async function openTabs(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll('[data-panel]')) {
      closed.removeAttribute('hidden');
    }
  });
}

async function closeSheets(page: Page): Promise<void> {
  const sheets = page.locator('dialog[open]');
  while ((await sheets.count()) > 0) {
    const before = await sheets.count();
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (before) => document.querySelectorAll('dialog[open]').length < before,
      before,
    );
  }
}
