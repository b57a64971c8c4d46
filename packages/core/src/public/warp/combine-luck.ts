import { checkKind } from '../../basics/check.ts';
import { combineLuck as innerCombineLuck, type Luck } from '../../warp/luck.ts';
import { checkNumber } from './check-warp.ts';

/**
 * The luck of several histories together, of several banner types or of stretches between missing rows: each
 * weighs as much as it could tell. Source: S. Stouffer's method.
 *
 * @throws InputError for what is no luck
 */
export function combineLuck(parts: readonly Luck[]): Luck {
  checkKind(parts, 'parts', 'Array');
  for (const [at, part] of parts.entries()) {
    const path = `parts.${at}`;
    checkKind(part, path);
    checkKind(part.interval, `${path}.interval`, 'Array');
    const shares = [part.percentile, part.interval[0], part.interval[1]];
    for (const share of shares) checkNumber(share, `${path}.percentile`, 0, 1);
    for (const sum of ['pulls', 'count', 'expected'] as const)
      checkNumber(part[sum], `${path}.${sum}`, 0);
  }
  return innerCombineLuck(parts);
}
