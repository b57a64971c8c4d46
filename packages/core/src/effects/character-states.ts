import { parseCondition, parseEvent } from '../dataset/effect-notation.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import type { State } from '../dataset/effect-vocabulary.ts';
import { isState } from './effect-text.ts';

/** Words that speak of a state of one character, by the state. */
const SPEAKS_OF: Readonly<Record<string, State>> = {
  marked: 'mark',
  mostMarked: 'mark',
  markEnd: 'mark',
  boonHolder: 'boon',
  boonEnd: 'boon',
  stanceStart: 'stance',
  stanceEnd: 'stance',
  zoneStart: 'zone',
  zoneEnd: 'zone',
};

/** States that are called as what they are, since the vocabulary has no name for them. */
const UNNAMED = /^(mark|boon|stance|zone)2?$/;

/** The nameless state that a word is, or speaks of. */
export function unnamedState(word: string): State | undefined {
  const state = SPEAKS_OF[word] ?? word;
  return isState(state) && UNNAMED.test(state) ? state : undefined;
}

/** Words that speak of what one character gathers, by what that is. */
const SPEAKS_OF_CHARGE: Readonly<Record<string, State>> = {
  gainsCharge: 'charge',
  gainsCharge2: 'charge2',
  spendsCharge: 'charge',
  spendsCharge2: 'charge2',
  chargeFull: 'charge',
  charged: 'charge',
  chargeCap: 'charge',
};

/** Whether a state is points or stacks of one character. */
export function isGathered(state: string): boolean {
  return /^charge[23]?$/.test(state);
}

/** The state of one character that a word is, or speaks of: a nameless one, or what is gathered. */
export function characterState(word: string): State | undefined {
  const state = SPEAKS_OF_CHARGE[word] ?? word;
  return isState(state) && isGathered(state) ? state : unnamedState(word);
}

/** The nameless states without which an effect is not there: they say for whom it is, how likely and how long. */
export function requiredStates({ to, when = [], if: conditions = [] }: Effect): readonly State[] {
  const words = [
    to,
    ...when.map((text) => parseEvent(text).who),
    ...conditions.flatMap((text) => {
      const condition = parseCondition(text);
      return [condition.who, 'state' in condition && !condition.not ? condition.state : undefined];
    }),
  ];
  const states = words.map((word) => (word === undefined ? undefined : unnamedState(word)));
  return [...new Set(states)].filter((state) => state !== undefined);
}
