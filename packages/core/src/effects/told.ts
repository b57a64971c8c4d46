import type { LinePart } from './line.ts';
import { named } from './named.ts';
import { fill, joined } from './parts.ts';
import { type Speech, targetWord } from './speech.ts';
import type { Again } from './terms/index.ts';
import type { Effect } from './types.ts';

/** What happens or is so, and to or of whom. */
export interface Told {
  readonly who: string | undefined;
  readonly parts: readonly LinePart[];
}

/**
 * What is one's own, then what is about others: whom several are about is named once, and so is what is the same of
 * several.
 */
export function ofWhomEach(
  speech: Speech,
  effect: Effect,
  told: readonly Told[],
  separator: string,
): LinePart[][] {
  const own = told.filter(({ who }) => who === undefined).map(({ parts }) => parts);
  const others = [...new Set(told.flatMap(({ who }) => who ?? []))].map((who) => ({
    whose: whoWord(speech, effect, who),
    parts: joined(
      told.filter((each) => each.who === who).map(({ parts }) => parts),
      separator,
    ),
  }));
  const same = new Map(others.map(({ parts }) => [JSON.stringify(parts), parts]));
  return [
    joined(own, separator),
    ...[...same].map(([key, parts]) => {
      const whose = others.filter((each) => JSON.stringify(each.parts) === key);
      const who = whose.map((each) => each.whose).join(separator);
      return fill(speech.terms.patterns.who, { who: [who], x: parts });
    }),
  ].filter((parts) => parts.length > 0);
}

/** The chosen one is no one of many here: not 'if one enemy: Frozen'. */
const CHOSEN: Readonly<Record<string, Again>> = { enemy: 'thatEnemy', ally: 'thatAlly' };

function whoWord(speech: Speech, effect: Effect, who: string): string {
  return named(speech, effect, who, targetWord(speech, CHOSEN[who] ?? who));
}
