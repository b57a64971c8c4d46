import { checkEach, checkKind, checkOneOf, checkText } from '../../basics/check.ts';
import { InputError } from '../../basics/input-error.ts';
import {
  type Income,
  affordablePulls as innerAffordablePulls,
  versionStarts as innerVersionStarts,
} from '../../warp/income.ts';
import {
  type IncomeLine,
  type IncomeSpan,
  savingsOn as innerSavingsOn,
  RHYTHMS,
  type Savings,
  type SavingsOn,
} from '../../warp/income-lines.ts';
import { checkDay, checkNumber } from './check-warp.ts';

/**
 * Pulls that can be afforded on a day.
 *
 * `from` is the day of the savings, `YYYY-MM-DD`, and what it brings itself is among them; `until` is the day of the
 * pulls, before `from` there is what there is; `versions` are first days of versions, past ones too.
 *
 * @throws InputError for less than nothing, and for days that there are not
 */
export function affordablePulls(savings: Savings, income: Income, days: IncomeSpan): number {
  checkSavings(savings, 'savings');
  checkKind(income, 'income');
  checkSavings(income.daily, 'income.daily');
  checkSavings(income.byVersion, 'income.byVersion');
  checkSpan(days);
  return innerAffordablePulls(savings, income, days);
}

/**
 * What savings and all that comes in make on a day, and the pulls that they buy. Weeks begin on Mondays, months with
 * their first day.
 *
 * @throws InputError for less than nothing, rhythms that there are not, and days that there are not
 */
export function savingsOn(
  savings: Savings,
  lines: readonly IncomeLine[],
  days: IncomeSpan,
): SavingsOn {
  checkSavings(savings, 'savings');
  checkEach(lines, 'lines', checkIncomeLine);
  checkSpan(days);
  return innerSavingsOn(savings, lines, days);
}

export function checkIncomeLine(line: IncomeLine, path: string): void {
  checkSavings(line, path);
  checkOneOf(line.rhythm, `${path}.rhythm`, RHYTHMS);
  if (line.rhythm === 'once') checkDay(line.on, `${path}.on`);
}

function checkSpan(days: IncomeSpan): void {
  checkKind(days, 'days');
  checkDay(days.from, 'days.from');
  checkDay(days.until, 'days.until');
  checkEach(days.versions, 'days.versions', checkDay);
}

export function checkSavings(savings: Savings, path: string): void {
  checkKind(savings, path);
  checkNumber(savings.jade, `${path}.jade`, 0);
  checkNumber(savings.passes, `${path}.passes`, 0);
}

/** The game will hardly see it, and versions are counted one by one. */
const LAST_DAY = '2099-12-31';

/**
 * First days of versions until a day: those of the banners, and after the last of them one every six weeks, the first
 * of those not before the last banner is over.
 *
 * @param banners - with `version`, `start` and `end` where known
 * @param until - `YYYY-MM-DD`, in this century
 * @throws InputError for a day that there is not
 */
export function versionStarts(
  banners: Parameters<typeof innerVersionStarts>[0],
  until: string,
): string[] {
  checkKind(banners, 'banners', 'Array');
  for (const [at, banner] of banners.entries()) {
    checkKind(banner, `banners.${at}`);
    checkTime(banner.start, `banners.${at}.start`);
    checkTime(banner.end, `banners.${at}.end`);
  }
  checkDay(until, 'until');
  if (until > LAST_DAY) throw new InputError('OUT_OF_RANGE', 'until', `by ${LAST_DAY}`, until);
  return innerVersionStarts(banners, until);
}

function checkTime(time: string | undefined, path: string): void {
  if (time === undefined) return;
  checkText(time, path);
  checkDay(time.slice(0, 10), path);
}
