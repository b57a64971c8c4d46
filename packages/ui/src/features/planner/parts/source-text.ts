import type { ItemLine } from '@trailbook/core/internal/planner';
import type { I18n } from '../../../i18n/index.ts';

/** What there is of an item, and how many of it are made into higher tiers. */
interface Stock {
  readonly owned: number;
  readonly usedUp: number;
}

/** Where what is needed comes from, and where the rest of what is owned goes: nothing seems to be lost. */
export function sourceText(t: I18n['t'], line: ItemLine, { owned, usedUp }: Stock): string {
  return [
    owned > 0 ? t('plan.uses', { used: line.owned, owned }) : '',
    usedUp > 0 ? t('plan.higherTiers', { number: usedUp }) : '',
    line.synthesised > 0 ? t('plan.made', { number: line.synthesised }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
