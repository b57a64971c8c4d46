import {
  type ForecastDocument,
  MAX_INCOME_LINES,
  type StoredTarget,
} from '../documents/forecast.ts';
import { MAX_TARGETS } from '../documents/odds.ts';
import { shownIncome } from '../shown-income.ts';
import {
  type IncomeBeside,
  isSameIncome,
  isSameTarget,
  type TargetLine,
} from './compare-forecasts.ts';

/** What of another forecast is taken over. */
export interface ForecastPieces {
  readonly targets: readonly TargetLine[];
  readonly income: readonly IncomeBeside[];
  /** Null where one's own stay. */
  readonly savings: ForecastDocument['savings'];
}

/**
 * The forecast with pieces of another: copies and days in the place of one's own, new targets and lines behind all
 * others, as many as there may be. What was added meanwhile, or deleted, stays so.
 * Rules P44, W60.
 *
 * @param now - when; tells new lines apart
 */
export function takeOverForecast(
  forecast: ForecastDocument,
  pieces: ForecastPieces,
  now: number,
): ForecastDocument {
  return {
    ...forecast,
    targets: withTargets(forecast.targets, pieces.targets),
    income: withIncome(forecast, pieces.income, now),
    savings: pieces.savings ?? forecast.savings,
  };
}

/** Whether all pieces have room beside what is there. */
export function hasRoom(forecast: ForecastDocument, { targets, income }: ForecastPieces): boolean {
  const added = targets.filter((line) => !('mine' in line)).length;
  const lines = income.filter(({ mine }) => !mine).length;
  return (
    (added === 0 || forecast.targets.length + added <= MAX_TARGETS) &&
    (lines === 0 || ownLines(forecast) + lines <= MAX_INCOME_LINES)
  );
}

function withTargets(
  targets: readonly StoredTarget[],
  lines: readonly TargetLine[],
): readonly StoredTarget[] {
  const changes = new Map(
    lines.flatMap((line) => ('mine' in line ? [[line.mine.targetId, line.theirs]] : [])),
  );
  const changed = targets.map((target) => {
    const theirs = changes.get(target.targetId);
    if (!theirs || !isSameTarget(target, theirs)) return target;
    const { copies, from, until } = theirs;
    return { ...target, copies, from, until };
  });
  const next = Math.max(-1, ...targets.map(({ targetId }) => targetId)) + 1;
  const added = lines
    .flatMap((line) => ('mine' in line ? [] : [line.theirs]))
    .filter((theirs) => !targets.some((target) => isSameTarget(target, theirs)))
    .slice(0, Math.max(0, MAX_TARGETS - targets.length))
    .map((theirs, at) => ({ ...theirs, targetId: next + at }));
  return [...changed, ...added];
}

function withIncome(
  forecast: ForecastDocument,
  lines: readonly IncomeBeside[],
  now: number,
): ForecastDocument['income'] {
  const shown = shownIncome(forecast);
  const income = { ...forecast.income };
  let room = MAX_INCOME_LINES - ownLines(forecast);
  let number = now;
  for (const { theirs, mine } of lines) {
    if (mine) {
      const there = shown.find(({ key }) => key === mine.key);
      if (there) income[there.key] = { ...theirs.line, rhythm: there.line.rhythm };
    } else if (room > 0 && !shown.some((own) => isSameIncome(own, theirs))) {
      room--;
      while (Object.hasOwn(income, `own${number}`)) number++;
      income[`own${number}`] = theirs.line;
    }
  }
  return income;
}

function ownLines(forecast: ForecastDocument): number {
  return shownIncome(forecast).filter(({ kind }) => kind === undefined).length;
}
