import type { ConsumableEffect } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

type Fact = readonly [term: string, fact: string];

/** What eating something does, as rows of a term and what it is. Shares are of the full HP and energy. */
export function effectFacts(i18n: I18n, effect: ConsumableEffect): Fact[] {
  const { t } = i18n;
  return [[t('food.effect'), t(`food.kinds.${effect.kind}`)], ...figureRows(i18n, effect)];
}

/** The same on one line; what it is eaten for, where nothing of it is told in figures. */
export function effectLine(i18n: I18n, effect: ConsumableEffect): string {
  const { t } = i18n;
  const facts = [
    ...(effect.revives ? [t('food.revives')] : []),
    ...figureRows(i18n, effect).map(([term, figures]) => `${term} ${figures}`),
  ];
  return facts.join(' · ') || t(`food.kinds.${effect.kind}`);
}

function figureRows(i18n: I18n, effect: ConsumableEffect): Fact[] {
  const { t } = i18n;
  const { hpShare, hp, energyShare, techniquePoints } = effect;
  return [
    ...rowOf(t('food.hp'), [share(i18n, hpShare), amount(i18n, hp)]),
    ...rowOf(t('food.energy'), [share(i18n, energyShare)]),
    ...rowOf(t('food.techniquePoints'), [amount(i18n, techniquePoints)]),
  ];
}

/** Whether any of it is told in figures. */
export function hasFigures(effect: ConsumableEffect): boolean {
  const { hpShare, hp, energyShare, techniquePoints } = effect;
  return [hpShare, hp, energyShare, techniquePoints].some((figure) => figure !== undefined);
}

function rowOf(term: string, figures: readonly string[]): Fact[] {
  const text = figures.filter(Boolean).join(' ');
  return text ? [[term, text]] : [];
}

function share(i18n: I18n, value: number | undefined): string {
  return value === undefined ? '' : sign(value) + i18n.share(Math.abs(value), 0);
}

function amount(i18n: I18n, value: number | undefined): string {
  return value === undefined ? '' : sign(value) + i18n.number(Math.abs(value));
}

/** The minus of arithmetic, as in all lines of effects: languages themselves write a hyphen, or either. */
function sign(value: number): string {
  return value > 0 ? '+' : value < 0 ? '−' : '';
}
