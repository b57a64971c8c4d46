import { formatStatChange } from '@trailbook/core/internal/text';
import type { TracePoint } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

export function pointTitle({ t }: I18n, point: TracePoint): string {
  return point.name?.text ?? t(`trace.type.${point.type}`);
}

export function statText({ language }: I18n, stat: TracePoint['stats'][number]): string {
  return formatStatChange(language, stat.property, stat.value);
}

/** What a point asks of its character, in one word. */
export function needsOf({ t }: I18n, { ascension, characterLevel }: TracePoint): string {
  if (ascension !== null) return t('trace.rank', { rank: ascension });
  return characterLevel !== null && characterLevel > 1
    ? t('game.level', { level: characterLevel })
    : '';
}
