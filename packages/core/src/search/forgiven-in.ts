import { isUnspaced } from './signs.ts';

/**
 * How much one slip leaves of a word: enough for the beginning of a name, for a whole name, or too little to find
 * anything by. A sign of a script without spaces tells more than a letter.
 */
export function forgivenIn(word: string): 'beginning' | 'whole' | 'nothing' {
  const least = isUnspaced(word.charCodeAt(0)) ? 3 : 4;
  if (word.length >= least) return 'beginning';
  return word.length === least - 1 ? 'whole' : 'nothing';
}
