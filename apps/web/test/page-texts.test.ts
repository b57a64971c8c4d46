import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, type Area } from '@trailbook/ui/i18n';
import { areasOf, pageAt, placesIn } from '@trailbook/ui/pages';
import { loadScreen, screenAt } from '@trailbook/ui/screens';
import { beforeAll, describe, expect, it } from 'vitest';
import routes from '../app/routes.ts';
import { readSources, type SourceFacts } from './used-texts.ts';

const app = join(import.meta.dirname, '../app');
const i18n = join(import.meta.dirname, '../../../packages/ui/src/i18n');

/** They name something of every page, and lead to all of them. */
const TABLES = new Set([
  join(i18n, '../shell/pages/table.ts'),
  join(i18n, '../features/screens.ts'),
]);

/** Parts that come on demand, with the areas of texts that are loaded before any of them is drawn. */
const ON_DEMAND = new Map<string, Area | readonly Area[]>([
  [join(i18n, '../features/planner/sheets/sheets.tsx'), 'sheets'],
  [join(i18n, '../features/planner/sheets/links/share-dialog.tsx'), 'links'],
  [join(i18n, '../features/planner/sheets/links/shared-plan-dialog.tsx'), 'links'],
  [join(i18n, '../features/forecast/links/share-forecast.tsx'), ['sheets', 'links']],
  [join(i18n, '../features/forecast/links/shared-forecast.tsx'), ['sheets', 'links']],
  [join(i18n, '../features/planner/plan/explain.ts'), 'sheets'],
  [join(i18n, '../features/planner/parts/explained-figures.tsx'), 'sheets'],
  [join(i18n, '../shell/keys/keys-sheet.tsx'), 'keys'],
  [join(i18n, '../shell/help-popup.tsx'), 'warpImport'],
  [join(i18n, '../shell/window-bar.tsx'), 'desktop'],
  [join(i18n, '../shell/desktop/window-parts.tsx'), ['desktop', 'offline']],
  [join(i18n, '../features/settings/desktop/tray-field.tsx'), 'desktop'],
  [join(i18n, '../features/settings/desktop/backup-folder.tsx'), 'folders'],
  [join(i18n, '../features/warp/import/daily/daily-import.tsx'), 'desktop'],
  [join(i18n, '../features/settings/desktop/folder-trouble.tsx'), 'folders'],
  [join(i18n, '../features/settings/sync/folder/folder-parts.tsx'), 'folders'],
  [join(i18n, '../shell/palette/palette.tsx'), 'palette'],
  // What the search is made of, by the server.
  [join(i18n, '../shell/search/found-pages.ts'), 'warp'],
  [join(i18n, '../features/database/item-sheet/item-sheet.tsx'), ['database', 'bank']],
  [join(i18n, '../features/database/materials/plan-part.tsx'), 'data'],
  [join(i18n, '../features/planner/live/live-stock.tsx'), 'live'],
  [join(i18n, '../features/planner/unpulled/unpulled.tsx'), 'unpulled'],
  [join(i18n, '../features/warp/import/warp-import.tsx'), 'warpImport'],
  [join(i18n, '../features/warp/import/game/from-game.tsx'), ['warpImport', 'gameImport']],
  [join(i18n, '../features/warp/by-hand/begin-by-hand.tsx'), 'warpByHand'],
  [join(i18n, '../features/warp/by-hand/edit-pulls.tsx'), 'warpByHand'],
  [join(i18n, '../features/warp/global/global-stats.tsx'), 'globalStats'],
  [join(i18n, '../features/warp/global/ranks.tsx'), 'globalStats'],
  [join(i18n, '../features/settings/contributions/contributions.tsx'), 'globalStats'],
  [join(i18n, '../features/settings/contributions/kept-warps.tsx'), ['globalStats', 'warp']],
  [join(i18n, '../features/calendar/calendar-dialog.tsx'), ['calendar', 'data', 'warp']],
  [join(i18n, '../features/calendar/reminders/start-reminders.ts'), ['calendar', 'warp']],
  [join(i18n, '../features/settings/offline/keep-database.tsx'), 'offline'],
  [join(i18n, '../features/home/warp-teaser-text.tsx'), 'globalStats'],
  [
    join(i18n, '../features/home/dashboard/dashboard-tiles.tsx'),
    ['data', 'planner', 'sheets', 'warp'],
  ],
  [join(i18n, '../features/settings/backup-due.tsx'), ['data', 'manage']],
  [join(i18n, '../features/achievements/checklist/open-list.tsx'), 'data'],
  [join(i18n, '../features/achievements/exchange/exchange-dialog.tsx'), 'exchange'],
  [
    join(i18n, '../features/achievements/exchange/publisher/from-publisher.tsx'),
    ['exchange', 'publisher'],
  ],
  [join(i18n, '../shell/recovery/emptied-notice.tsx'), 'emptied'],
  [join(i18n, '../features/settings/sync/sync-section.tsx'), ['sync', 'drive']],
  [join(i18n, '../shell/sync-mark.tsx'), 'sync'],
]);

type Route = (typeof routes)[number];

/** The route of all pages. */
const PAGE = 'routes/page.tsx';

interface Page {
  readonly address: string;
}

const areaOf = new Map(
  AREAS.flatMap((area) => {
    const texts = JSON.parse(readFileSync(join(i18n, `locales/en/${area}.json`), 'utf8'));
    return keysOf(texts).map((key) => [key, area as string]);
  }),
);
let sources: ReadonlyMap<string, SourceFacts>;

beforeAll(() => {
  sources = readSources(join(app, '../tsconfig.json'), join(i18n, 'messages.ts'));
  // The compiler reads the whole site, which takes its time.
}, 180_000);

describe('a page', () => {
  it.each(pagesOf(routes))('asks for no text that it does not load: $address', async (page) => {
    const loaded: readonly string[] = areasOf(page.address);
    const atOnce = await reached(page);
    const missing = [...atOnce].flatMap((file) => missingIn(file, loaded));
    expect([...missing, ...missingLater(atOnce, atOnce, loaded)]).toEqual([]);
  });
});

describe('the navigation', () => {
  it('is called by texts that every page loads', () => {
    const places = (['bar', 'bank', 'foot'] as const).flatMap(placesIn);
    expect(places.filter(({ label }) => areaOf.get(label) !== 'shell')).toEqual([]);
  });
});

describe('a text', () => {
  it('is asked for somewhere', () => {
    const used = new Set([...sources.values()].flatMap(({ keys }) => [...keys]));
    expect([...areaOf.keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});

/** Addresses of pages. What is at no address of ours is told by the error page, which has no screen. */
function pagesOf(entries: readonly Route[]): Page[] {
  return entries
    .filter(({ file, id }) => file === PAGE && id !== 'not-found')
    .map(({ path = '' }) => ({ address: `/${path.replace(':lang', 'en')}` }))
    .filter(({ address }) => pageAt(address)?.kind !== 'redirect');
}

/** All files that a page leads to, but for what comes on demand. */
async function reached({ address }: Page): Promise<ReadonlySet<string>> {
  await loadScreen(address);
  const screen = filesOf(screenAt(address).name);
  return walk([join(app, 'root.tsx'), join(app, PAGE), ...screen], ON_DEMAND);
}

/** What lacks in parts that come on demand, each with its own texts and those that were there before it. */
function missingLater(
  from: ReadonlySet<string>,
  known: ReadonlySet<string>,
  loaded: readonly string[],
): string[] {
  return [...ON_DEMAND].flatMap(([file, area]) => {
    if (known.has(file) || !imports(from).has(file)) return [];
    const isLeftOut = (part: string) => part !== file && ON_DEMAND.has(part);
    const later = walk([file], { has: (part) => known.has(part) || isLeftOut(part) });
    const then = [...loaded, ...[area].flat()];
    const missing = [...later].flatMap((part) => missingIn(part, then));
    return [...missing, ...missingLater(later, new Set([...known, ...later]), then)];
  });
}

/** Files, and all that they lead to but these others. */
function walk(
  from: readonly string[],
  others: { has(file: string): boolean },
): ReadonlySet<string> {
  const files = new Set(from);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    for (const next of sources.get(file)?.imports ?? []) {
      // The server has all texts.
      const isApart = TABLES.has(next) || next.includes('/web/server/');
      if (!isApart && !others.has(next)) files.add(next);
    }
  }
  return files;
}

function imports(files: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files].flatMap((file) => [...(sources.get(file)?.imports ?? [])]));
}

function missingIn(file: string, loaded: readonly string[]): string[] {
  return [...(sources.get(file)?.keys ?? [])]
    .filter((key) => !loaded.includes(areaOf.get(key) ?? 'none'))
    .map((key) => `${key} in ${file}`);
}

/** Where a screen is: what the table brings bears its name. */
function filesOf(screen: string): string[] {
  const files = [...sources]
    .filter(([file, { exports }]) => exports.has(screen) && !file.endsWith('/index.ts'))
    .map(([file]) => file);
  expect([screen, files.length]).toEqual([screen, 1]);
  return files;
}

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );
}
