import { closeTo } from '../search/close-to.ts';
import { foldText } from '../search/fold-text.ts';

/** What a search leaves of a list. */
export interface Searched<Thing> {
  readonly found: readonly Thing[];
  /** Whether nothing holds what was searched for, and these are one slip of the fingers away from it. */
  readonly isClose: boolean;
}

/**
 * The things that hold what is searched for, in their order. Only where none does, those that are close to it: first of
 * all those whose whole name is.
 *
 * @param keyOf - what a thing is searched by: folded texts, a line each
 * @param moreOf - further texts of it, of which nothing is forgiven
 */
export function searched<Thing>(
  things: readonly Thing[],
  search: string,
  keyOf: (thing: Thing) => string,
  moreOf: (thing: Thing) => string = nothing,
): Searched<Thing> {
  const wanted = foldText(search);
  // Nothing is folded for who does not search.
  if (wanted === '') return { found: things, isClose: false };
  const found = things.filter(
    (thing) => keyOf(thing).includes(wanted) || moreOf(thing).includes(wanted),
  );
  if (found.length > 0) return { found, isClose: false };
  const near = things.flatMap((thing) => {
    const closeness = closeTo(keyOf(thing), wanted);
    return closeness ? [{ thing, closeness }] : [];
  });
  const whole = near.filter(({ closeness }) => closeness === 'whole');
  const close = (whole.length > 0 ? whole : near).map(({ thing }) => thing);
  return { found: close, isClose: close.length > 0 };
}

function nothing(): string {
  return '';
}
