import { readRecordLink } from '@trailbook/api/records';

/** Letters of an address: neither space nor quotes, nor letters of other scripts that stand beside it without a space. */
const LETTER = '[!#-&(-;=?-~]';
/** What a link of many lines goes on with, beside a word of the text around it: fields of the same link. */
const NEXT_PART = `\\s+(?!\\S*:\\/\\/)(?=${LETTER}*[&=%])${LETTER}+`;
const LINK = new RegExp(`https?:\\/\\/${LETTER}*(?:${NEXT_PART})*`, 'g');
/** Marks of the text around, such as a bracket or a full stop: no link of the game ends with one. */
const MARKS_AFTER = /[^\w%=/+#-]+$/;

/**
 * The link in what was pasted: on phones the whole text of an error page is copied, and the link stands
 * somewhere in it; messages and consoles break it into lines. Nothing else of it leaves the device.
 * Where none of its links leads to the records, one of them is given, so that it can be said why.
 */
export function linkInText(text: string): string {
  // In the source of a page an `&` is written as `&amp;`.
  const plain = text.replaceAll(UNSEEN, '').replaceAll(/&(?:amp;)+/g, '&');
  const links = (unwrapped(plain).match(LINK) ?? [])
    .map((link) => link.replaceAll(/\s+/g, '').replace(MARKS_AFTER, ''))
    .sort((a, b) => keyLength(b) - keyLength(a));
  return links.find((link) => readRecordLink(link).ok) ?? links[0] ?? text.trim();
}

/** Letters that nobody sees, which messages put in between. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
/** A line of nothing but letters of a key. */
const OF_A_KEY = /^[\w%+/=-]+$/;
/** No console and no mail is narrower than this. */
const LEAST_WIDTH = 40;

/** A console or a mail breaks lines of one width: such a line of a key goes on where the one before it ends. */
function unwrapped(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const goesOn = (line: string, before = '') =>
    line.length >= LEAST_WIDTH && line.length === before.length && OF_A_KEY.test(line);
  return lines
    .map((line, at) => (at === 0 || goesOn(line, lines[at - 1]) ? line : `\n${line}`))
    .join('');
}

/** Of several links, one that was cut has the shorter key. */
function keyLength(link: string): number {
  return /authkey=([^&]*)/.exec(link)?.[1]?.length ?? 0;
}
