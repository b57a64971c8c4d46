import { checkKind, checkNumber, checkWhole } from '../basics/check.ts';
import type { Character, Cost, ItemId, LightCone, RelicAffix } from '../dataset/index.ts';
import type { BaseStats, LevelStand, SkillStep } from '../stats/index.ts';
import * as stats from '../stats/index.ts';

export type { BaseStats, LevelStand, SkillStep } from '../stats/index.ts';

/** Higher than any level of the game. */
const MOST_LEVELS = 999;

/**
 * Every level at every ascension that has it, in the order in which they are reached. The cap of an
 * ascension stands twice: before and after ascending.
 *
 * @throws InputError where these are no ascensions
 */
export function levelStands(ascensions: readonly { readonly maxLevel: number }[]): LevelStand[] {
  checkList(ascensions, 'ascensions', ({ maxLevel }, path) =>
    checkWhole(maxLevel, `${path}.maxLevel`, 1, MOST_LEVELS),
  );
  return stats.levelStands(ascensions);
}

/**
 * A stat at a level: its base, and what each level after the first adds.
 *
 * @throws InputError for what is no number, or no level
 */
export function statAt(base: number, perLevel: number, level: number): number {
  checkNumber(base, 'base');
  checkNumber(perLevel, 'perLevel');
  checkWhole(level, 'level', 1, MOST_LEVELS);
  return stats.statAt(base, perLevel, level);
}

/**
 * The stats that grow, at a level of an ascension, as the game shows them: rounded down.
 *
 * @throws InputError for ascensions without stats, or one that is not among them
 */
export function growingStats(
  ascensions: readonly (
    | Pick<Character['ascensions'][number], 'stats'>
    | Pick<LightCone['ascensions'][number], 'stats'>
  )[],
  stand: LevelStand,
): BaseStats {
  checkList(ascensions, 'ascensions', (ascension, path) =>
    checkKind(ascension.stats, `${path}.stats`),
  );
  checkKind(stand, 'stand');
  checkWhole(stand.level, 'stand.level', 1, MOST_LEVELS);
  checkWhole(stand.ascension, 'stand.ascension', 0, ascensions.length - 1);
  return stats.growingStats(ascensions, stand);
}

/**
 * The levels that a cost can be asked from and to: the first, and each that costs anything.
 *
 * @throws InputError for what are no steps of a skill
 */
export function pricedLevels(steps: readonly SkillStep[]): number[] {
  checkSteps(steps);
  return stats.pricedLevels(steps);
}

/**
 * What a skill costs between two of its levels, by item; what costs nothing is left out.
 *
 * @throws InputError for what are no steps of a skill, or no levels
 */
export function costBetween(
  steps: readonly SkillStep[],
  from: number,
  to: number,
): Map<ItemId, number> {
  checkSteps(steps);
  checkWhole(from, 'from', 0, MOST_LEVELS);
  checkWhole(to, 'to', 0, MOST_LEVELS);
  return stats.costBetween(steps, from, to);
}

/**
 * A relic's main stat at a level: its base value, and what each level adds.
 *
 * @throws InputError for what is no stat of a relic, or no level
 */
export function mainAffixAt(affix: Pick<RelicAffix, 'base' | 'perLevel'>, level: number): number {
  checkNumbers(affix, 'affix', ['base', 'perLevel']);
  checkWhole(level, 'level', 0, MOST_LEVELS);
  return stats.mainAffixAt(affix, level);
}

/**
 * How often a relic's sub stats are raised on the way to its highest level: every third level.
 *
 * @throws InputError for no level
 */
export function upgradesOf(maxLevel: number): number {
  checkWhole(maxLevel, 'maxLevel', 0, MOST_LEVELS);
  return stats.upgradesOf(maxLevel);
}

/**
 * The least and the most that a sub stat has after it was raised so often: each roll is the base value
 * and up to `steps` steps.
 *
 * @throws InputError for what is no stat of a relic, or no number of upgrades
 */
export function subAffixRange(
  affix: Pick<RelicAffix, 'base' | 'step' | 'steps'>,
  upgrades: number,
): { readonly least: number; readonly most: number } {
  checkNumbers(affix, 'affix', ['base', 'step', 'steps']);
  checkWhole(upgrades, 'upgrades', 0, MOST_LEVELS);
  return stats.subAffixRange(affix, upgrades);
}

function checkSteps(steps: readonly SkillStep[]): void {
  checkList(steps, 'steps', ({ level, cost }, path) => {
    checkWhole(level, `${path}.level`, 0, MOST_LEVELS);
    checkList<Cost[number]>(cost, `${path}.cost`, ({ count }, at) =>
      checkNumber(count, `${at}.count`),
    );
  });
}

function checkList<Row extends object>(
  list: readonly Row[],
  path: string,
  check: (row: Row, path: string) => void,
): void {
  checkKind(list, path, 'Array');
  for (const [at, row] of list.entries()) {
    checkKind(row, `${path}.${at}`);
    check(row, `${path}.${at}`);
  }
}

/** The first must be there, the others may be. */
function checkNumbers(affix: object, path: string, [first, ...others]: readonly string[]): void {
  checkKind(affix, path);
  const values = new Map<string, unknown>(Object.entries(affix));
  checkNumber(values.get(first ?? ''), `${path}.${first}`);
  for (const name of others) {
    if (values.get(name) !== undefined) checkNumber(values.get(name), `${path}.${name}`);
  }
}
