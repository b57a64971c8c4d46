import type { ConsumableEffect } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { hasFigures } from './effect-facts.ts';

/** What the figures of a consumable do not tell. */
export function EffectNote({ effect }: { effect: ConsumableEffect }) {
  const { t } = useI18n();
  if (effect.revives) return <p>{t('food.revives')}</p>;
  return hasFigures(effect) ? null : <p className="text-ink-soft">{t('food.noFigures')}</p>;
}
