import { COUNTED, type Counted } from '../kinds.ts';
import type { Measures } from '../user-data.ts';

/** Fewer are removed by hand. */
const FEW = 10;

// Rule U19.
/**
 * Whether so much is gone at once that a device may have lost it rather than its player removed it.
 *
 * @param unless - kinds that cannot be counted here
 */
export function hasShrunk(now: Measures, then: Measures, unless: ReadonlySet<Counted>): boolean {
  return COUNTED.some(
    (kind) => !unless.has(kind) && then[kind] - now[kind] >= FEW && now[kind] < then[kind] / 2,
  );
}
