import { bracketed } from '../text/bracketed.ts';
import { ownState } from './nameless.ts';
import { measureWord, type Speech } from './speech.ts';
import type { Effect } from './types.ts';

const OF_A_PATH = ['pathAllies', 'pathMates', 'ofPath'];
const OF_AN_ELEMENT = ['elementAllies', 'elementMates', 'ofElement', 'weakTo'];

/** Words that speak of a path, an element, a stat or a nameless state have its name or what brings it about behind. */
export function named(
  speech: Speech,
  { path, element, stat }: Effect,
  key: string,
  word: string,
): string {
  if (path && OF_A_PATH.includes(key)) return withBrackets(speech, word, [speech.path(path)]);
  if (element && OF_AN_ELEMENT.includes(key))
    return withBrackets(speech, word, [speech.element(element)]);
  if (stat && key === 'strongestAlly')
    return withBrackets(speech, word, [measureWord(speech, stat)]);
  const state = ownState(key);
  const whence = state && speech.whence?.(state);
  return whence === undefined ? word : withBrackets(speech, word, [whence]);
}

/** What narrows a word stands behind it in brackets: no language bends the one to fit the other. */
export function withBrackets(
  { language, terms }: Speech,
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
