import { type EffectLine, lineText } from '@trailbook/core/internal/effects';
import type { CharacterPage } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

/** What the page of a character has of its points. */
export interface PointSource {
  readonly variants: readonly Pick<
    CharacterPage['variants'][number],
    'enhanced' | 'skills' | 'memosprite' | 'traces'
  >[];
}

export interface PointAtLevel {
  readonly enhanced: number;
  readonly point: number;
  /** The level, with what eidolons add to it; traces have one. */
  readonly level: number;
}

/** What a skill or a trace does at a level, a line an effect; empty where nobody has written it down. */
export function describePoint({ language }: I18n, page: PointSource, at: PointAtLevel): string {
  const variant = page.variants.find(({ enhanced }) => enhanced === at.enhanced);
  if (!variant) return '';
  const described = (lines: readonly EffectLine[] | null, params: readonly number[]) =>
    (lines ?? []).map((line) => lineText(language, line, params));
  const trace = variant.traces.find(({ id }) => id === at.point);
  const group = [...variant.skills, ...variant.memosprite].find(({ id }) => id === at.point);
  const skills = (group?.skills ?? []).map(({ name, effects, params }) => {
    const lines = described(effects, params[Math.min(at.level, params.length) - 1] ?? []);
    // A point may stand for several skills; one alone is named where it is asked about.
    const isOneOfMany = group !== undefined && group.skills.length > 1 && lines.length > 0;
    return isOneOfMany && name ? [name.text, ...lines] : lines;
  });
  return [...described(trace?.effects ?? null, trace?.params ?? []), ...skills.flat()].join('\n');
}
