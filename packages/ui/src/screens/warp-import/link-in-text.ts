/** Letters of an address: neither space nor quotes, nor letters of other scripts that stand beside it without a space. */
const LETTER = '[!#-&(-;=?-~]';
/** What a link of many lines goes on with, beside a word of the text around it: fields of the same link. */
const NEXT_PART = `\\s+(?!\\S*:\\/\\/)(?=${LETTER}*[&=%])${LETTER}+`;
const LINK = new RegExp(`https:\\/\\/${LETTER}*(?:${NEXT_PART})*`, 'g');

/**
 * The link in what was pasted: on phones the whole text of an error page is copied, and the link stands
 * somewhere in it; messages and consoles break it into lines. Nothing else of it leaves the device.
 */
export function linkInText(text: string): string {
  const links = (text.match(LINK) ?? []).map((link) => link.replaceAll(/\s+/g, ''));
  return links.find((link) => link.includes('authkey=')) ?? text.trim();
}
