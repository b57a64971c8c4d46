import { checkKind } from '../../basics/check.ts';
import { InputError } from '../../basics/input-error.ts';
import { versionStarts as innerVersionStarts } from '../../warp/income.ts';
import { checkDay } from './check-warp.ts';

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
    if (banner.start !== undefined)
      checkDay(String(banner.start).slice(0, 10), `banners.${at}.start`);
  }
  checkDay(until, 'until');
  if (until > LAST_DAY) throw new InputError('OUT_OF_RANGE', 'until', `by ${LAST_DAY}`, until);
  return innerVersionStarts(banners, until);
}
