import { checkKeys, checkKind } from '../../basics/check.ts';
import { BANNER_TYPES, isBannerType } from '../../warp/banner-types.ts';
import type { FeaturedChances, OddsStep, WarpState } from '../../warp/odds.ts';
import { checkBannerType, checkNumber } from './check-warp.ts';

/** Checks what odds are asked of. Numbers that a player may enter wrongly are left to the answer. */
export function checkQuestion(
  state: WarpState,
  steps: readonly OddsStep[],
  featured: FeaturedChances,
  path = 'steps',
): void {
  const types = BANNER_TYPES.map(String);
  checkKeys(state, 'state', types);
  checkKind(steps, path, 'Array');
  checkKeys(featured, 'featured', types);
  for (const type of BANNER_TYPES.filter((type) => state[type] !== undefined)) {
    checkKind(state[type], `state.${type}`);
    checkNumber(state[type]?.pity, `state.${type}.pity`);
    checkKind(state[type]?.guaranteed, `state.${type}.guaranteed`, 'Boolean');
  }
  for (const [at, step] of steps.entries()) {
    checkKind(step, `${path}.${at}`);
    checkBannerType(step.type, `${path}.${at}.type`);
    checkNumber(step.copies, `${path}.${at}.copies`);
  }
  for (const [type, chance] of Object.entries(featured)) {
    if (isBannerType(Number(type))) checkNumber(chance, `featured.${type}`, 0, 1);
  }
}

/** Checks a budget of pulls. */
export function checkBudget(pulls: unknown, path = 'pulls'): void {
  checkNumber(pulls, path, 0);
}

/** How many pulls there are, and the chances to reckon with. */
export interface OddsBudget {
  readonly pulls: number;
  readonly featured?: FeaturedChances;
}

export function checkWithin(
  state: WarpState,
  steps: readonly OddsStep[],
  budget: OddsBudget,
): void {
  checkKeys(budget, 'budget', ['pulls', 'featured']);
  checkBudget(budget.pulls, 'budget.pulls');
  checkQuestion(state, steps, budget.featured ?? {});
}
