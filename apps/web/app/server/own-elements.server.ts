import { createHash } from 'node:crypto';
import type { InlineScripts } from './security-headers.server';

/** A page without the marks of its scripts, and the hashes of those that stand in it. */
interface Unmarked {
  readonly html: string;
  readonly scripts: InlineScripts;
}

/**
 * Takes the marks off a drawn page's scripts. Only scripts that the drawing marked are named: one that came in
 * with a text is not, and the browser runs none that is not named. Without the marks a page is the same each
 * time it is drawn.
 *
 * @param mark - the `nonce` that our own scripts were drawn with, and nobody could know before
 */
export function unmarkScripts(drawn: string, mark: string): Unmarked {
  const scripts: string[] = [];
  const attribute = ` nonce="${mark}"`;
  const own = new RegExp(`<script([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const html = drawn.replace(own, (_whole, before: string, after: string, content: string) => {
    if (content) scripts.push(createHash('sha256').update(content).digest('base64'));
    return `<script${before}${after}>${content}</script>`;
  });
  return { html: html.replaceAll(attribute, ''), scripts: [...new Set(scripts)] };
}
