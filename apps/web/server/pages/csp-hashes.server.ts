import { createHash } from 'node:crypto';
import type { InlineHashes } from '../http/security-headers.server';

/** A page without the marks of its scripts and styles, and the hashes of those that stand in it. */
interface Unmarked extends InlineHashes {
  readonly html: string;
}

/**
 * Takes the marks off a drawn page's scripts and styles, and hashes them for the policy. An element that came in with a
 * text has no mark, so the browser ignores it. Without the marks a page is the same each time it is drawn.
 *
 * @param mark - the random `nonce` that our own elements were drawn with
 */
export function collectCspHashes(drawn: string, mark: string): Unmarked {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const pieces = drawn.split(` nonce="${mark}"`);
  for (const [place, piece] of pieces.slice(1).entries()) {
    const before = pieces[place] ?? '';
    const [, tag] = /^<(script|style)\b[^>]*$/.exec(before.slice(before.lastIndexOf('<'))) ?? [];
    if (tag !== 'script' && tag !== 'style') continue;
    const content = piece.slice(piece.indexOf('>') + 1, piece.indexOf(`</${tag}>`));
    if (content) hashes[tag].add(createHash('sha256').update(content).digest('base64'));
  }
  return { html: pieces.join(''), scripts: [...hashes.script], styles: [...hashes.style] };
}
