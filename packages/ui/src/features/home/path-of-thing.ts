import type { HomeThing } from '@trailbook/pages';

/** The address of a thing's page below the language. */
export function pathOfThing({ kind, pageId }: HomeThing): string {
  return `/${kind === 'character' ? 'character' : 'lightcone'}/${pageId}`;
}
