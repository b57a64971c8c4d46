import { INCOME_KINDS, type IncomeKind, type IncomeLine, STANDARD_INCOME } from '../warp/index.ts';
import type { ForecastDocument, StoredIncome } from './documents/forecast.ts';

/** A line of income as the player sees it. */
export interface ShownIncome {
  readonly key: string;
  /** What the game gives again and again; undefined for a line of the player's own. */
  readonly kind: IncomeKind | undefined;
  readonly line: StoredIncome;
}

// Rule W55.
/** All lines: what the game gives, as the player has changed it, and then the player's own. */
export function shownIncome({ income }: Pick<ForecastDocument, 'income'>): ShownIncome[] {
  const standard = INCOME_KINDS.map((kind): ShownIncome => {
    const line = income[kind] ?? { ...STANDARD_INCOME[kind], on: null };
    return { key: kind, kind, line };
  });
  const own = Object.entries(income)
    .filter(([key]) => key.startsWith('own'))
    .map(([key, line]): ShownIncome => ({ key, kind: undefined, line }));
  return [...standard, ...own.sort((a, b) => Number(a.key.slice(3)) - Number(b.key.slice(3)))];
}

/** The lines that are counted. */
export function countedIncome(document: Pick<ForecastDocument, 'income'>): IncomeLine[] {
  return shownIncome(document).flatMap(({ line }): IncomeLine[] => {
    const { jade, passes, rhythm, on, isOn } = line;
    if (!isOn || (jade === 0 && passes === 0)) return [];
    if (rhythm !== 'once') return [{ jade, passes, rhythm }];
    return on === null ? [] : [{ jade, passes, rhythm, on }];
  });
}
