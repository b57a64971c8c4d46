import { checkKind, checkText } from '../../basics/check.ts';
import { InputError } from '../../basics/input-error.ts';
import {
  type Income,
  affordablePulls as innerAffordablePulls,
  versionStarts as innerVersionStarts,
  type Savings,
} from '../../warp/income.ts';
import { checkDay, checkNumber } from './check-warp.ts';

/**
 * Pulls that can be afforded on a day.
 *
 * `from` is the day of the savings, `YYYY-MM-DD`, and what it brings itself is among them; `until` is the day of the
 * pulls, before `from` there is what there is; `versions` are first days of versions, past ones too.
 *
 * @throws InputError for less than nothing, and for days that there are not
 */
export function affordablePulls(
  savings: Savings,
  income: Income,
  days: { from: string; until: string; versions: readonly string[] },
): number {
  checkSavings(savings, 'savings');
  checkKind(income, 'income');
  checkSavings(income.daily, 'income.daily');
  checkSavings(income.byVersion, 'income.byVersion');
  checkKind(days, 'days');
  checkDay(days.from, 'days.from');
  checkDay(days.until, 'days.until');
  checkKind(days.versions, 'days.versions', 'Array');
  for (const [at, day] of days.versions.entries()) checkDay(day, `days.versions.${at}`);
  return innerAffordablePulls(savings, income, days);
}

function checkSavings(savings: Savings, path: string): void {
  checkKind(savings, path);
  checkNumber(savings.jade, `${path}.jade`, 0);
  checkNumber(savings.passes, `${path}.passes`, 0);
}

/** The game will hardly see it, and versions are counted one by one. */
const LAST_DAY = '2099-12-31';

/**
 * First days of versions until a day: those of the banners, and after the last of them one every six weeks.
 *
 * @param banners - with `version` and `start` where known
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
    if (banner.start === undefined) continue;
    checkText(banner.start, `banners.${at}.start`);
    checkDay(banner.start.slice(0, 10), `banners.${at}.start`);
  }
  checkDay(until, 'until');
  if (until > LAST_DAY) throw new InputError('OUT_OF_RANGE', 'until', `by ${LAST_DAY}`, until);
  return innerVersionStarts(banners, until);
}
