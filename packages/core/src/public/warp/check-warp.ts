import { checkEach, checkKeys, checkKind, checkOneOf, checkText } from '../../basics/check.ts';
import { InputError } from '../../basics/input-error.ts';
import type { BannerType } from '../../warp/banner-types.ts';
import { isBannerType } from '../../warp/banner-types.ts';
import type { BannerHistory, HistoryFrame } from '../../warp/history.ts';
import type { LuckQuestion } from '../../warp/luck.ts';
import type { Pull } from '../../warp/pull.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { readTime } from '../../warp/time.ts';

/** Checks of what functions of warps are given; each throws an InputError that names the place. */

export function checkBannerType(type: unknown, path = 'type'): asserts type is BannerType {
  if (!isBannerType(type)) throw new InputError('UNKNOWN_ID', path, 'a banner type', type);
}

/** Any number between two, whole or not; no number is NaN. */
export function checkNumber(
  value: unknown,
  path: string,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): asserts value is number {
  if (!Number.isFinite(value)) throw new InputError('WRONG_TYPE', path, 'number', value);
  if (Number(value) < min || Number(value) > max) {
    throw new InputError('OUT_OF_RANGE', path, `${min} to ${max}`, value);
  }
}

export function checkWarpTables(tables: WarpTables, path = 'tables'): void {
  checkKind(tables?.rarities, `${path}.rarities`, 'Map', 'Map; use warpTables');
  checkKind(tables.featured, `${path}.featured`, 'Map', 'Map; use warpTables');
  if (tables.runs !== undefined) checkKind(tables.runs, `${path}.runs`, 'Map');
}

export function checkFrame(frame: HistoryFrame, path = 'history'): void {
  checkKind(frame, path);
  checkBannerType(frame.type, `${path}.type`);
  checkKind(frame.isComplete, `${path}.isComplete`, 'Boolean');
  if (frame.gapsBefore !== undefined) {
    checkEach(frame.gapsBefore, `${path}.gapsBefore`, checkText);
  }
}

export function checkHistory(history: BannerHistory, path = 'history'): void {
  checkFrame(history, path);
  checkPulls(history.pulls, `${path}.pulls`);
}

export function checkLuckQuestion(question: LuckQuestion): void {
  checkKeys(question, 'question', ['goal', 'since']);
  checkOneOf(question.goal, 'question.goal', ['fiveStar', 'featured']);
  if (question.since !== undefined) checkTime(question.since, 'question.since');
}

export function checkPulls(pulls: readonly Pull[], path = 'pulls'): void {
  checkKind(pulls, path, 'Array');
  for (const [at, pull] of pulls.entries()) if (!isPull(pull)) explain(pull, `${path}.${at}`);
}

/** Histories are long: words are only made where something is wrong. */
function isPull(pull: Pull): boolean {
  return (
    typeof pull?.id === 'string' &&
    typeof pull.time === 'string' &&
    Number.isFinite(pull.zone) &&
    Number.isFinite(pull.itemId) &&
    Number.isFinite(pull.gachaId)
  );
}

function explain(pull: Pull, path: string): void {
  checkKind(pull, path);
  for (const field of ['id', 'time'] as const) checkKind(pull[field], `${path}.${field}`, 'String');
  for (const field of ['zone', 'itemId', 'gachaId'] as const) {
    checkNumber(pull[field], `${path}.${field}`);
  }
}

/** Checks milliseconds since 1970, up to the year 5138. */
export function checkInstant(value: unknown, path = 'instant'): asserts value is number {
  checkNumber(value, path, 0, 1e14);
}

/** Checks that a text is a time of a server that there is, `YYYY-MM-DD HH:MM:SS`. */
export function checkTime(time: unknown, path = 'time'): asserts time is string {
  checkKind(time, path, 'String');
  if (readTime(time)?.time === time) return;
  throw new InputError('OUT_OF_RANGE', path, 'a time that there is, as YYYY-MM-DD HH:MM:SS', time);
}

/** Checks that a text is a day that there is, `YYYY-MM-DD`. */
export function checkDay(day: unknown, path: string): asserts day is string {
  checkKind(day, path, 'String');
  const instant = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === day;
  if (!isReal)
    throw new InputError('OUT_OF_RANGE', path, 'a day that there is, as YYYY-MM-DD', day);
}
