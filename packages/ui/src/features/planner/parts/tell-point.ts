import { type EffectLine, lineText } from '@trailbook/core/internal/effects';
import type { CharacterPage } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

/** What the page of a character has of its points. */
export interface Told {
  readonly variants: readonly Pick<
    CharacterPage['variants'][number],
    'enhanced' | 'skills' | 'memosprite' | 'traces'
  >[];
}

export interface AskedPoint {
  readonly enhanced: number;
  readonly point: number;
  /** The level, with what eidolons add to it; traces have one. */
  readonly level: number;
}

/** What a skill or a trace does at a level, a line an effect; empty where nobody has written it down. */
export function tellPoint({ language }: I18n, page: Told, asked: AskedPoint): string {
  const variant = page.variants.find(({ enhanced }) => enhanced === asked.enhanced);
  if (!variant) return '';
  const told = (lines: readonly EffectLine[] | null, params: readonly number[]) =>
    (lines ?? []).map((line) => lineText(language, line, params));
  const trace = variant.traces.find(({ id }) => id === asked.point);
  const group = [...variant.skills, ...variant.memosprite].find(({ id }) => id === asked.point);
  const skills = (group?.skills ?? []).map(({ name, effects, params }) => {
    const lines = told(effects, params[Math.min(asked.level, params.length) - 1] ?? []);
    // A point may stand for several skills; one alone is named where it is asked about.
    const isOneOfMany = group !== undefined && group.skills.length > 1 && lines.length > 0;
    return isOneOfMany && name ? [name.text, ...lines] : lines;
  });
  return [...told(trace?.effects ?? null, trace?.params ?? []), ...skills.flat()].join('\n');
}
