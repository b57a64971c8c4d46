import { isUnspaced, NEW_LINE, signEnd, signStart } from './letter-codes.ts';

/** Where a match ends that is none. */
const NONE = -1;

/** Whether a folded text goes on with a pattern from a place; answers where it ends, below 0 where it does not. */
export function matchAt(text: string, at: number, pattern: string): number {
  return text.startsWith(pattern, at) ? at + pattern.length : NONE;
}

/**
 * As {@link matchAt}, but for one slip of the fingers: a letter that is wrong, missing or too many, or two that have
 * changed places. Of a script with signs of several letters, it may be a whole sign. Lines end a match.
 */
export function matchWithSlip(text: string, at: number, pattern: string): number {
  let same = 0;
  while (same < pattern.length && text.charCodeAt(at + same) === pattern.charCodeAt(same)) same++;
  if (same === pattern.length) return at + same;
  // The first difference is the slip: had it been earlier, so were the difference.
  const end = afterSlip(text, at + same, pattern, same, nextLetter);
  if (end >= 0 || !isUnspaced(pattern.charCodeAt(same)) || !isUnspaced(text.charCodeAt(at)))
    return end;
  const sign = signStart(pattern, same);
  // A slip that is all of what was typed leaves nothing to find by.
  if (sign === 0 && signEnd(pattern, 0) === pattern.length) return NONE;
  return afterSlip(text, at + sign, pattern, sign, signEnd);
}

function nextLetter(_: string, at: number): number {
  return at + 1;
}

/** @param endOf - where what stands at a place ends: a letter or a sign */
function afterSlip(
  text: string,
  at: number,
  pattern: string,
  from: number,
  endOf: (text: string, at: number) => number,
): number {
  const typed = endOf(pattern, from);
  const isTooMany = goesOn(text, at, pattern, typed);
  if (text.charCodeAt(at) === NEW_LINE) return isTooMany ? at + pattern.length - typed : NONE;
  const meant = endOf(text, at);
  // The longest first: “sele” is all of “seele”, and with a letter too many the beginning of it.
  if (goesOn(text, meant, pattern, from)) return meant + pattern.length - from;
  if (goesOn(text, meant, pattern, typed)) return meant + pattern.length - typed;
  if (isTooMany) return at + pattern.length - typed;
  // Two that changed places: what comes next was meant first.
  if (text.charCodeAt(at) !== pattern.charCodeAt(typed)) return NONE;
  const second = endOf(pattern, typed);
  const swapped = pattern.slice(typed, second) + pattern.slice(from, typed);
  if (!text.startsWith(swapped, at)) return NONE;
  const after = at + swapped.length;
  return goesOn(text, after, pattern, second) ? after + pattern.length - second : NONE;
}

/** Whether a text holds at a place what is left of a pattern. */
function goesOn(text: string, at: number, pattern: string, from: number): boolean {
  for (let place = from; place < pattern.length; place++) {
    if (text.charCodeAt(at + place - from) !== pattern.charCodeAt(place)) return false;
  }
  return true;
}

/**
 * How much one slip leaves of a word: enough for the beginning of a name, for a whole name, or too little to find
 * anything by. A sign of a script without spaces tells more than a letter.
 */
export function forgivenIn(word: string): 'beginning' | 'whole' | 'nothing' {
  const least = isUnspaced(word.charCodeAt(0)) ? 3 : 4;
  if (word.length >= least) return 'beginning';
  return word.length === least - 1 ? 'whole' : 'nothing';
}
