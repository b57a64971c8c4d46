import { checkKind } from '../../basics/check.ts';
import {
  type Income,
  affordablePulls as innerAffordablePulls,
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
