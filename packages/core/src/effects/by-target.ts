import type { Effect } from '../dataset/effect-schema.ts';
import { type EffectText, whoseWord } from './effect-text.ts';
import type { LinePart } from './line.ts';
import { fill, joined } from './parts.ts';
import { qualified } from './qualified.ts';

/** What happens or is so, and to or of whom. */
export interface Statement {
  readonly who: string | undefined;
  readonly parts: readonly LinePart[];
}

/**
 * What is one's own, then what is about others: whom several are about is named once, and so is what is the same of
 * several.
 */
export function byTarget(
  effectText: EffectText,
  effect: Effect,
  statements: readonly Statement[],
  separator: string,
): LinePart[][] {
  const whos = [...new Set(statements.map(({ who }) => who))];
  const each = whos.map((who) => ({
    who,
    parts: joined(
      statements.filter((one) => one.who === who).map(({ parts }) => parts),
      separator,
    ),
  }));
  // What is one's own stands first, so that a name holds for what follows it.
  const groups = [...each].sort(
    (a, b) => Number(a.who !== undefined) - Number(b.who !== undefined),
  );
  const same = new Map(groups.map(({ parts }) => [JSON.stringify(parts), parts]));
  return [...same].map(([key, parts]) => {
    const all = groups.filter((group) => JSON.stringify(group.parts) === key);
    const [first, second] = all;
    if (first?.who === undefined && !second) return [...parts];
    const who = all
      .map((group) => whoWord(effectText, effect, group.who ?? 'self'))
      .join(separator);
    return fill(effectText.terms.patterns.who, { who: [who], x: parts });
  });
}

function whoWord(effectText: EffectText, effect: Effect, who: string): string {
  return qualified(effectText, effect, who, whoseWord(effectText, who));
}
