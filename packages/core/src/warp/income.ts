import { serverDayOf } from './banner-days.ts';
import { dayNumber, dayOf, type IncomeSpan, type Savings, savingsOn } from './income-lines.ts';

/** What comes in. */
export interface Income {
  readonly daily: Savings;
  /** With each new version: its codes, its shop, its events. */
  readonly byVersion: Savings;
}

/**
 * Pulls that can be afforded on a day.
 *
 * `from` is the day of the savings, `YYYY-MM-DD`, and what it brings itself is among them; `until` is the day of the
 * pulls, before `from` there is what there is; `versions` are first days of versions, past ones too.
 */
export function affordablePulls(savings: Savings, income: Income, span: IncomeSpan): number {
  const { daily, byVersion } = income;
  const lines = [
    { ...daily, rhythm: 'daily' },
    { ...byVersion, rhythm: 'version' },
  ] as const;
  return savingsOn(savings, lines, span).pulls;
}

/** Days that a version lasts. Source: the versions of banners.json, with few exceptions. */
const VERSION_DAYS = 42;

// Rule W52.
/**
 * First days of versions until a day: those of the banners, and after the last of them one every six weeks, the first
 * of those not before the last banner is over.
 *
 * @param banners - with `version`, `start` and `end` where known
 */
export function versionStarts(
  banners: readonly {
    readonly version?: string | undefined;
    readonly start?: string | undefined;
    readonly end?: string | undefined;
  }[],
  until: string,
): string[] {
  const first = new Map<string, string>();
  let over = '';
  for (const { version, start, end } of banners) {
    const day = start?.slice(0, 10);
    if (!version || !day) continue;
    const known = first.get(version);
    if (!known || day < known) first.set(version, day);
    const dayAfter = end === undefined ? '' : dayOf(dayNumber(serverDayOf(end)) + 1);
    if (dayAfter > over) over = dayAfter;
  }
  const starts = [...first.values()].sort();
  for (let last = starts.at(-1); last && last <= until; last = starts.at(-1)) {
    const next = dayOf(dayNumber(last) + VERSION_DAYS);
    starts.push(next < over ? over : next);
  }
  return starts.filter((day) => day <= until);
}
