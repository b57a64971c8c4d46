import { createHash } from 'node:crypto';
import type { OwnElements } from './security-headers.server';

/** A page without the marks of its scripts and styles, and the hashes of those that stand in it. */
interface Unmarked extends OwnElements {
  readonly html: string;
}

/**
 * Takes the marks off a drawn page's scripts and styles. Only those that the drawing marked are named: one that
 * came in with a text is not, and the browser heeds none that is not named. Without the marks a page is the same
 * each time it is drawn.
 *
 * @param mark - the `nonce` that our own elements were drawn with, and nobody could know before
 */
export function unmarkOwn(drawn: string, mark: string): Unmarked {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const attribute = ` nonce="${mark}"`;
  const own = new RegExp(`<(script|style)([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</\\1>`, 'g');
  const html = drawn.replace(
    own,
    (_whole, tag: keyof typeof hashes, before: string, after: string, content: string) => {
      if (content) hashes[tag].add(createHash('sha256').update(content).digest('base64'));
      return `<${tag}${before}${after}>${content}</${tag}>`;
    },
  );
  return {
    html: html.replaceAll(attribute, ''),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  };
}
