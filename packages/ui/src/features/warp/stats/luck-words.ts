import type { Luck } from '@trailbook/core/internal/warp';
import type { LuckAnswer, LuckAnswers } from './luck-worker.ts';

/** How closely luck can be told: by the records in one figure, as a span, or not yet, as the span says nothing. */
export type LuckCloseness = 'exact' | 'span' | 'open';

/** A span that no reader would notice. */
const NOTICED = 0.01;
/** Wider than this, a span as the headline would say nothing; see decision warp-luck-and-odds. */
const WIDEST = 0.2;

/** How closely the records tell luck. The middle of a span is no better known than its ends: no figure is made of it. */
export function luckCloseness({ interval }: Pick<Luck, 'interval'>): LuckCloseness {
  const [low, high] = interval;
  if (high - low < NOTICED) return 'exact';
  return high - low > WIDEST ? 'open' : 'span';
}

/** Whether an answer says enough to stand as a figure. */
export function isClear(answer: LuckAnswer): boolean {
  return answer.ok && luckCloseness(answer.value) !== 'open';
}

/** The luckiest of all, and the unluckiest, are among all players. */
const [LEAST, MOST] = [0.0001, 0.9999];

/** A share of players with the fewest digits that say neither nobody nor everybody. */
export function amongPlayers(share: number): readonly [share: number, digits: number] {
  const shown = Math.min(MOST, Math.max(LEAST, share));
  const digits = [0, 1].find((digits) => {
    const parts = 100 * 10 ** digits;
    const rounded = Math.round(shown * parts);
    return rounded > 0 && rounded < parts;
  });
  return [shown, digits ?? 2];
}

/** Whether all that luck rests on is of the last year: what it says is said once, then. */
export function isAllInYear({ ever, lastYear }: LuckAnswers): boolean {
  return pullsOf(ever) === pullsOf(lastYear);
}

function pullsOf(answer: LuckAnswer): number {
  return answer.ok ? answer.value.pulls : answer.error.args.pulls;
}
