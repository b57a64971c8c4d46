import { ok, type Result } from '@trailbook/core/internal/basics';
import {
  type BannerType,
  type ByHandError,
  instantOf,
  isAlwaysStandard,
  type Pull,
  pullsByHand,
  type Rarity,
  serverTime,
} from '@trailbook/core/internal/warp';
import type { WarpData, WarpThing } from '@trailbook/pages';

/** What a player says of pulls that they remember. */
export interface Remembered {
  readonly itemId: number;
  readonly gachaId: number;
  readonly time: string;
  readonly count: number;
}

/** Beside which row something is entered, in place of where its time belongs. */
export interface Beside {
  readonly pull: Pull;
  readonly side: 'before' | 'after';
}

/** What is to be done by hand: rows to be added, or one to be corrected. */
export type HandTask =
  | { readonly kind: 'add'; readonly beside?: Beside }
  | { readonly kind: 'correct'; readonly pull: Pull };

/** Rows for what a task says, to be put in the place of the corrected one. */
export function rowsFor(
  task: HandTask,
  pulls: readonly Pull[],
  { remembered, zone }: { readonly remembered: Remembered; readonly zone: number },
): Result<Pull[], ByHandError> {
  const { itemId, gachaId, time, count } = remembered;
  const row = { itemId, gachaId, time, zone };
  if (task.kind === 'add') {
    const { beside } = task;
    return pullsByHand(pulls, row, { count, ...(beside && { [beside.side]: beside.pull.id }) });
  }
  // Where the time stays, so does the place.
  if (task.pull.time === time) return ok([{ ...row, id: task.pull.id }]);
  return pullsByHand(
    pulls.filter(({ id }) => id !== task.pull.id),
    row,
  );
}

/** What a task's fields say at first. */
export function firstWords(
  { banners, tables, things }: Pick<WarpData, 'banners' | 'tables' | 'things'>,
  task: HandTask,
  { type, now }: { readonly type: BannerType; readonly now: string },
): Remembered {
  if (task.kind === 'correct') return { ...task.pull, count: 1 };
  const time = task.beside ? timeBeside(task.beside) : now;
  const gachaId = task.beside?.pull.gachaId || bannerAt({ banners }, type, time);
  const itemId = tables.featured.get(gachaId) ?? choicesOf({ tables, things }, type, 5)[0] ?? 0;
  return { itemId, gachaId, time, count: 1 };
}

/** A second nearer to the neighbour than anything the game would tell. */
function timeBeside({ pull, side }: Beside): string {
  const step = side === 'before' ? -1000 : 1000;
  return serverTime(instantOf(pull.time, pull.zone) + step, pull.zone);
}

/** The latest banner of a type that had begun by a server time; 0 where none is known. */
function bannerAt({ banners }: Pick<WarpData, 'banners'>, type: BannerType, time: string): number {
  const begun = bannersOf({ banners }, type).filter(({ start }) => (start ?? '') <= time);
  return begun[0]?.id ?? 0;
}

/** Banners of a type, the latest first. */
export function bannersOf({ banners }: Pick<WarpData, 'banners'>, type: BannerType) {
  const ofType = [...banners.values()].filter((banner) => banner.type === type);
  return ofType.sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? 1 : -1));
}

/** What the 5★s of a banner type are; on the standing ones, both. */
const KIND_OF_FIVE_STARS: Readonly<Record<BannerType, WarpThing['kind'] | undefined>> = {
  1: undefined,
  2: 'character',
  11: 'character',
  12: 'lightCone',
  21: 'character',
  22: 'lightCone',
};

/** What can come of a rarity on a banner type, the newest first. */
export function choicesOf(
  { tables, things }: Pick<WarpData, 'tables' | 'things'>,
  type: BannerType,
  rarity: Rarity,
): number[] {
  const kind = KIND_OF_FIVE_STARS[type];
  const featured = new Set(tables.featured.values());
  // A 5★ that no banner features and the standard pool does not hold is bought, or given.
  const isPulled = (itemId: number) => featured.has(itemId) || isAlwaysStandard(itemId);
  return [...tables.rarities]
    .filter(([, stars]) => stars === rarity)
    .map(([id]) => id)
    .filter((id) => rarity < 5 || (isPulled(id) && (!kind || things.get(id)?.kind === kind)))
    .sort((a, b) => b - a);
}
