import { isStart, NEW_LINE } from './letter-codes.ts';
import { forgivenIn, matchWithSlip } from './match-at.ts';

/** How close what was typed is to something: one slip from all of a line of it, or from the beginning of a word. */
type Closeness = 'whole' | 'word';

/**
 * Whether one slip of the fingers parts what was typed from what a thing is searched by, and from how much of it.
 *
 * @param lines - folded texts, a line each
 * @param phrase - folded
 */
export function closeTo(lines: string, phrase: string): Closeness | undefined {
  const forgiven = forgivenIn(phrase);
  if (forgiven === 'nothing') return undefined;
  const text = `${lines}\n`;
  let isClose = false;
  for (let at = 0; at < text.length; at++) {
    if (!isStart(text, at)) continue;
    const end = matchWithSlip(text, at, phrase);
    if (end < 0) continue;
    const beginsLine = at === 0 || text.charCodeAt(at - 1) === NEW_LINE;
    if (beginsLine && text.charCodeAt(end) === NEW_LINE) return 'whole';
    isClose ||= forgiven === 'beginning';
  }
  return isClose ? 'word' : undefined;
}
