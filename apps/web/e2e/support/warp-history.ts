import type { Page } from '@playwright/test';
import { putRows } from './storage-access.ts';

interface Pull {
  readonly id: string;
  readonly gachaId: number;
  readonly itemId: number;
  readonly time: string;
  readonly zone: number;
  readonly source?: 'game';
}

/** A 5★ and how many pulls it took. */
interface Star {
  readonly pity: number;
  readonly itemId: number;
  readonly gachaId: number;
}

/** Blade's first banner on which he, Bronya and Gepard came. */
export const BLADE = { itemId: 1205, gachaId: 2007 };
export const BRONYA = { itemId: 1101, gachaId: 2007 };
export const SEELE = { itemId: 1102, gachaId: 2003 };

/** A light cone of 3★, and a character of 4★ that comes with each ninth pull. */
const COMMON = 20_000;
const NATASHA = 1105;

const START = Date.UTC(2026, 0, 5, 12) / 1000;

/**
 * Pulls of one banner type in order, ten an hour: each 5★ after as many as it took, then some more. They are the game's
 * own, whose banners are believed though they ran years before.
 */
export function history(stars: readonly Star[], more: number): Pull[] {
  const pulls: Pull[] = [];
  const add = (itemId: number, gachaId: number) => {
    const seconds = START + Math.floor(pulls.length / 10) * 3600;
    pulls.push({
      id: `${seconds}${String(pulls.length).padStart(9, '0')}`,
      ...{ gachaId, itemId, zone: 8 },
      time: new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' '),
      source: 'game',
    });
  };
  const common = (gachaId: number) => add(pulls.length % 9 === 8 ? NATASHA : COMMON, gachaId);
  for (const { pity, itemId, gachaId } of stars) {
    for (let pull = 1; pull < pity; pull++) common(gachaId);
    add(itemId, gachaId);
  }
  for (let pull = 0; pull < more; pull++) common(stars.at(-1)?.gachaId ?? 2003);
  return pulls;
}

/** An account's character event warps: unknown, lost, won after it, and won again. */
export const EVENT = history(
  [
    { ...SEELE, pity: 70 },
    { ...BRONYA, pity: 80 },
    { ...BLADE, pity: 40 },
    { ...BLADE, pity: 75 },
  ],
  12,
);
export const ACCOUNT = { account: '600000001', type: 11 };

/** Puts pulls where the site keeps its own; the store must have been made before: see `makeStore`. */
export function putWarps(
  page: Page,
  { account, type }: { readonly account: string; readonly type: number },
  pulls: readonly Pull[],
): Promise<void> {
  const name = `warps/${account}/${type}`;
  const buckets = Map.groupBy(pulls, ({ id }) => id.padStart(24, '0').slice(0, -15));
  return putRows(page, [
    [['default', name, ''], { version: 1, parts: buckets.size }],
    ...[...buckets].map(([bucket, rows]) => [['default', name, bucket], rows] as const),
  ]);
}

/** Puts what is known of imports of all that `EVENT` holds, each by its time in UTC: at the server it is eight hours later. */
export function putImports(page: Page, ...times: readonly string[]): Promise<void> {
  const span = {
    oldest: EVENT[0]?.id ?? '',
    newest: EVENT.at(-1)?.id ?? '',
    isToTheEnd: true,
    isByType: true,
  };
  const imports = times.map((time) => ({ at: Date.parse(time), ...span }));
  const name = `account/${ACCOUNT.account}`;
  return putRows(page, [
    [['default', name, ''], { version: 1, parts: 1 }],
    [['default', name, String(ACCOUNT.type)], { isComplete: null, imports, manual: [] }],
  ]);
}
