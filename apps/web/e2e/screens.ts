import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageAt, ROWS } from '@trailbook/ui/pages';
import { loadDataset } from '../app/server/dataset.server.ts';
import { pagePaths } from '../app/server/page-paths.server.ts';
import { expect } from './fixtures.ts';
import { BLADE, history, putWarps, SEELE } from './warp-history.ts';

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
export function screens(): Screen[] {
  const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
  // Of things some that have all parts.
  const paths = ['/character/aglaea', '/relics/poet-of-mourning-collapse', ...pagePaths(dataset)];
  const places = ROWS.flatMap(([name, row]) => {
    if (row.kind === 'redirect') return [];
    const path = paths.find((path) => pageAt(`/en${path}`) === row) ?? row.address;
    return [{ path: path.replace(/\/$/, ''), states: STATES[name] ?? [] }];
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
    await page.getByRole('dialog').waitFor();
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

const STATES: Readonly<Record<string, readonly State[]>> = {
  home: [byKey('Control+k')],
  planner: [
    {
      name: 'two entries',
      come: async (page) => {
        for (const name of ['seele', 'in-the-night']) await hash(name).come(page);
        await page.getByRole('heading', { name: 'In the Night' }).waitFor();
      },
    },
    sheet('Edit Seele'),
    sheet('Edit In the Night'),
    sheet('Upgrade Seele'),
    sheet('Delete Seele'),
    sheet('Materials'),
    sheet('Priority'),
    sheet('From your account'),
    sheet('Farming plan'),
    sheet('Add light cone'),
    sheet('Add character', 'Custom'),
    byKey('?'),
    {
      name: 'an entry left out',
      come: async (page) => {
        await closeSheets(page);
        await press(page, 'Leave Seele out of the plan');
        await page.getByRole('button', { name: 'Take Seele into the plan' }).waitFor();
      },
    },
  ],
  settings: [
    sheet('Create new Profile'),
    sheet('Rename Default'),
    sheet('Data recovery'),
    sheet('Delete All Data'),
  ],
  warp: [
    {
      name: 'Import and export warps',
      come: (page) => press(page, 'Import and export warps'),
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
        await page.getByRole('region', { name: 'Counters' }).waitFor();
      },
    },
    hash('char_event|history'),
    hash('char_event|global_stats'),
    hash('inventory'),
    hash('memory'),
  ],
  achievements: [sheet('Import and export')],
};

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
