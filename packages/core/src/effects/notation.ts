import { EVENTS, QUANTITIES, STATES, STATS, TARGETS } from './vocabulary.ts';

/**
 * The notation of figures: `#2` is the second parameter of the entry, `#2%` the same as a share, `3` and `50%` are
 * figures that the game has in no parameter. `#1/#2` are values by step, `1~#1` any value between.
 */
const FIGURE = '(?:#[1-9]\\d?|\\d+(?:\\.\\d+)?)%?';
const VALUE = `${FIGURE}(?:(?:/${FIGURE})+|~${FIGURE})?`;
const among = (words: readonly string[]) => `(?:${words.join('|')})`;

const WHO = among(TARGETS);
const MEASURE = among([...STATS, ...QUANTITIES]);
const BASE = `${MEASURE}(?:\\*${MEASURE})?(?:@${WHO})?`;
const TERM = `${VALUE}(?: ${BASE})?`;
const CONDITION = `(?:${WHO} )?(?:!?${among(STATES)}|${MEASURE}(?:>=|<=|>|<|=)${VALUE})`;

const whole = (pattern: string) => new RegExp(`^${pattern}$`);

/** One figure, or figures by step: turns, stacks, hits, chances. */
export const valuePattern = whole(VALUE);
/** An amount: `#1% atk + #2`, `#1% hp@owner`; `to …` sets, `x…` multiplies. */
export const amountPattern = whole(`(?:to |x)?${TERM}(?: \\+ ${TERM})*`);
/** An event, with who does it or whom it befalls: `ultimate`, `anyAlly attack`. */
export const eventPattern = whole(`(?:${WHO} )?${among(EVENTS)}`);
/** A condition: `hpShare<=#3%`, `enemy freeze`, `self !stance`. */
export const conditionPattern = whole(CONDITION);
/** For each of what: `debuffs`, `#2 atk`, `1% hpLost@allies`. */
export const perPattern = whole(`(?:${VALUE} )?${BASE}`);

/** The numbers of the parameters that a piece of notation names. */
export function paramsIn(text: string): number[] {
  return [...text.matchAll(/#(\d+)/g)].map((match) => Number(match[1]));
}
