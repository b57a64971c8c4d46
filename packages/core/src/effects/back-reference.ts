import { parseCondition, parseEvent } from '../dataset/effect-notation.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import type { BackReference } from '../dataset/effect-terms.ts';
import type { Target } from '../dataset/effect-vocabulary.ts';
import type { EffectText } from './effect-text.ts';

/** Whoever something happens to, and how a line speaks of the very same one later on. */
const THAT: Readonly<Record<string, Partial<Record<Target, BackReference>>>> = {
  // An enemy of whom a line goes on to speak is the one it has named.
  anyEnemy: { anyEnemy: 'thatEnemy', enemy: 'thatEnemy' },
  anyAlly: { anyAlly: 'thatAlly' },
  otherAlly: { otherAlly: 'thatAlly' },
};

/** Events that are done to an ally, of whom a line goes on to speak: 'heals' is followed by 'that ally'. */
const DONE_TO_ALLIES: readonly string[] = ['heals', 'healsOther', 'shields', 'buffs'];

/** The words of a line after it has told when: 'any enemy: Weakness is broken' is followed by 'that enemy'. */
export function afterWhen(effectText: EffectText, { when = [] }: Effect): EffectText {
  const events = when.map(parseEvent);
  const named = events.map(({ who, event }) => (DONE_TO_ALLIES.includes(event) ? 'anyAlly' : who));
  // Of several events each must be about the same one.
  return named.every((who) => who === named[0]) ? knowing(effectText, named) : effectText;
}

/** The words of a line after it has told under what condition. */
export function afterIf(effectText: EffectText, effect: Effect): EffectText {
  return knowing(
    effectText,
    (effect.if ?? []).map((text) => parseCondition(text).who),
  );
}

/** The words of a line in which another ally is a certain character. */
export function withDoer(effectText: EffectText, { by }: Effect): EffectText {
  if (by === undefined) return effectText;
  const name = effectText.character(by);
  const targets = { ...effectText.terms.targets, otherAlly: name, thatAlly: name };
  return { ...effectText, terms: { ...effectText.terms, targets } };
}

function knowing(effectText: EffectText, named: readonly (string | undefined)[]): EffectText {
  const { targets } = effectText.terms;
  const again = named.flatMap((who) => Object.entries(THAT[who ?? ''] ?? {}));
  if (again.length === 0) return effectText;
  const words = again.map(([who, that]) => [who, targets[that]]);
  const terms = { ...effectText.terms, targets: { ...targets, ...Object.fromEntries(words) } };
  return { ...effectText, terms };
}
