import type { Effect } from '../../dataset/effect-schema.ts';
import type { Party } from '../../dataset/sentence-terms.ts';
import type { Clause, PlainSentence } from './clause.ts';

/**
 * What is for the holder of a boon that all allies have is for all allies, while it lasts.
 *
 * @param isOfAll - whether all allies have it by another skill of the same character
 */
export function ofAllHolders(effects: readonly Effect[], isOfAll: boolean): readonly Effect[] {
  const isGivenToAll = effects.some(isBoonOfAll);
  if (!isOfAll && !isGivenToAll) return effects;
  return effects.map((effect) => {
    const { to, when, if: conditions = [] } = effect;
    const isOfOne = when?.some((event) => OF_HOLDER.test(event)) === true;
    if (to !== 'boonHolder' && !isOfOne) return effect;
    return {
      ...effect,
      ...(to === 'boonHolder' && { to: isOfOne ? ('anyAlly' as const) : ('allies' as const) }),
      ...(when && { when: when.map((event) => event.replace(OF_HOLDER, 'anyAlly ')) }),
      if: ['boon', ...conditions],
    };
  });
}

const OF_HOLDER = /^boonHolder /;

/** Whether it gives all allies their character's boon. */
export function isBoonOfAll({ do: deed, state, to }: Effect): boolean {
  return deed === 'state' && state === 'boon' && to === 'allies';
}

const ONE_OF: readonly (readonly Party[])[] = [
  ['ally', 'otherAlly'],
  ['enemy', 'blast'],
];

/** One target of a skill is named once, and is 'that' one from then on. */
export function namedOnce(sentences: readonly PlainSentence[]): PlainSentence[] {
  const named = new Set<Party>();
  return sentences.map((sentence) => {
    const { moments, uses } = sentence.when;
    if (moments.length + uses.length > 0) return sentence;
    return { ...sentence, clauses: sentence.clauses.map((clause) => withPronoun(clause, named)) };
  });
}

function withPronoun(clause: Clause, named: Set<Party>): Clause {
  const { whom } = clause;
  const same = ONE_OF.find((parties) => whom && parties.includes(whom));
  if (!whom || !same) return clause;
  const isNamed = same.some((party) => named.has(party));
  named.add(whom);
  if (!isNamed || whom === 'blast') return clause;
  return { ...clause, whom: same.includes('enemy') ? 'thatEnemy' : 'thatAlly' };
}
