import type { Luck } from '@trailbook/core/warp';
import { saysLittle } from '../says-little.ts';
import type { LuckAnswer, LuckAnswers } from './luck-oracle.ts';

/** How closely luck can be told. */
export type LuckWords =
  /** The records tell all that it hangs on. */
  | { readonly kind: 'exact'; readonly share: number }
  /** They leave a span: its middle. */
  | { readonly kind: 'about'; readonly share: number }
  /** They leave so wide a span that no figure within it would mean anything. */
  | { readonly kind: 'open' };

/** A span that no reader would notice. */
const NOTICED = 0.01;

/** What can be said in one figure: always of the span that stands beside it. */
export function luckWords({ percentile, interval }: Luck): LuckWords {
  const [low, high] = interval;
  if (high - low < NOTICED) return { kind: 'exact', share: percentile };
  return saysLittle(interval) ? { kind: 'open' } : { kind: 'about', share: (low + high) / 2 };
}

/** The luckiest of all, and the unluckiest, are among all players. */
const [LEAST, MOST] = [0.0001, 0.9999];

/** A share of players with the fewest digits that say neither nobody nor everybody. */
export function amongPlayers(share: number): readonly [share: number, digits: number] {
  const told = Math.min(MOST, Math.max(LEAST, share));
  const digits = [0, 1].find((digits) => {
    const parts = 100 * 10 ** digits;
    const rounded = Math.round(told * parts);
    return rounded > 0 && rounded < parts;
  });
  return [told, digits ?? 2];
}

/** Whether all that luck rests on is of the last year: what it says is said once, then. */
export function isAllInYear({ ever, lastYear }: LuckAnswers): boolean {
  return pullsOf(ever) === pullsOf(lastYear);
}

function pullsOf(answer: LuckAnswer): number {
  return answer.ok ? answer.value.pulls : answer.error.args.pulls;
}
