import type { Language } from '../basics/languages.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Value } from '../dataset/effect-notation.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import type { BackReference, EffectTerms, NamedStat } from '../dataset/effect-terms.ts';
import { STATES, type State } from '../dataset/effect-vocabulary.ts';
import type { Element, Path } from '../dataset/kinds.ts';

/** How one language calls things: the vocabulary, and the game's own names. */
export interface EffectText {
  readonly language: Language;
  readonly terms: EffectTerms;
  readonly stat: (stat: NamedStat) => string;
  readonly element: (element: Element) => string;
  readonly path: (path: Path) => string;
  readonly character: (id: number) => string;
  /** A bonus ability's name, where it has one in the language. */
  readonly trace?: (id: number) => string | undefined;
  /** What brings a state about that has no name in the vocabulary, where that must be said. */
  readonly origin?: (state: State, effect: Effect) => string | undefined;
  /** How much it is where another skill says so ('as much as by the Skill'), from its first level to its last. */
  readonly asMuch?: (effect: Effect) => Value | undefined;
}

/**
 * The vocabulary of a language.
 *
 * @throws TypeError where the data were read without it
 */
export function termsOf({ terms }: Pick<Dataset, 'terms'>, language: Language): EffectTerms {
  const own = terms[language];
  if (!own) throw new TypeError(`Game data lack terms/${language}.json.`);
  return own;
}

export const isState = (word: string): word is State =>
  (STATES as readonly string[]).includes(word);

/** A state; a second one of a kind bears a number. */
export function stateWord({ terms }: EffectText, state: string): string {
  const kind = state.replace(/[23]$/, '');
  const further = { 2: ' II', 3: ' III' }[state.slice(kind.length)] ?? '';
  // The schema lets only words of the vocabulary through.
  return `${terms.states[kind as keyof EffectTerms['states']]}${further}`;
}

/** A stat, a count or a share. */
export function measureWord(effectText: EffectText, measure: string): string {
  const { stats, quantities } = effectText.terms;
  if (measure in stats) return stats[measure as keyof EffectTerms['stats']];
  if (measure in quantities) return quantities[measure as keyof EffectTerms['quantities']];
  return isState(measure) ? stateWord(effectText, measure) : effectText.stat(measure as NamedStat);
}

/** What happens; the use of a skill is called as the skill. */
export function eventWord({ terms }: EffectText, event: string): string {
  const { events, skills } = terms;
  return event in events
    ? events[event as keyof EffectTerms['events']]
    : skills[event as keyof EffectTerms['skills']];
}

/** Whom; `undefined` stays so. */
export function targetWord({ terms }: EffectText, target: string): string {
  return terms.targets[target as keyof EffectTerms['targets']];
}

/** The chosen one is no one of many here: not 'if one enemy: Frozen'. */
const CHOSEN: Readonly<Record<string, BackReference>> = { enemy: 'thatEnemy', ally: 'thatAlly' };

/** Whose state, deed or measure it is. */
export function whoseWord(effectText: EffectText, who: string): string {
  return targetWord(effectText, CHOSEN[who] ?? who);
}
