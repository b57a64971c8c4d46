import type { Effect } from '../dataset/effect-schema.ts';
import { bracketed } from '../text/bracketed.ts';
import { characterState } from './character-states.ts';
import { type EffectText, measureWord } from './effect-text.ts';

const OF_A_PATH = ['pathAllies', 'pathMates', 'ofPath'];
const OF_AN_ELEMENT = ['elementAllies', 'elementMates', 'ofElement', 'weakTo'];

/** Words that speak of a path, an element, a stat or a nameless state have its name or what brings it about behind. */
export function qualified(
  effectText: EffectText,
  effect: Effect,
  key: string,
  word: string,
): string {
  const { path, element, stat } = effect;
  if (path && OF_A_PATH.includes(key))
    return withBrackets(effectText, word, [effectText.path(path)]);
  if (element && OF_AN_ELEMENT.includes(key))
    return withBrackets(effectText, word, [effectText.element(element)]);
  if (stat && key === 'strongestAlly')
    return withBrackets(effectText, word, [measureWord(effectText, stat)]);
  const state = characterState(key);
  const origin = state && effectText.origin?.(state, effect);
  return origin === undefined ? word : withBrackets(effectText, word, [origin]);
}

/** What narrows a word stands behind it in brackets: no language bends the one to fit the other. */
export function withBrackets(
  { language, terms }: EffectText,
  word: string,
  narrower: readonly string[],
): string {
  if (narrower.length === 0) return word;
  const { list } = terms.patterns;
  const further = narrower.join(list);
  return /[)）]$/.test(word)
    ? `${word.slice(0, -1)}${list}${further}${word.slice(-1)}`
    : bracketed(language, word, further);
}

/** The skills that an effect is about. */
export function skillWords(effectText: EffectText, { skill = [], trace }: Effect): string {
  const { skills, patterns } = effectText.terms;
  const name = trace === undefined ? undefined : effectText.trace?.(trace);
  return skill
    .map((each) => withBrackets(effectText, skills[each], each === 'trace' && name ? [name] : []))
    .join(patterns.list);
}
