import type { Rhythm, Savings } from './income-lines.ts';

/** What the game gives again and again, as players speak of it. */
export type IncomeKind = keyof typeof STANDARD_INCOME;

// Rule W55.
/**
 * What the game gives again and again, how often, how much, and whether it is counted before the player says so; nothing
 * where it differs from version to version.
 */
export const STANDARD_INCOME = {
  // Source: public counts of jade for versions 1.2, 2.3, 2.6 and 3.0, which agree; so for the two others below.
  training: { jade: 60, passes: 0, rhythm: 'daily', isOn: true },
  // It is bought.
  supplyPass: { jade: 90, passes: 0, rhythm: 'daily', isOn: false },
  // Source: RogueScoreReward, pool 26 (the highest equilibrium), with the Hcoin of its ten rows in RewardData.
  points: { jade: 225, passes: 0, rhythm: 'weekly', isOn: true },
  // Source: ShopGoodsConfig 102001, five a month; in data/game/shops.json too.
  shop: { jade: 0, passes: 5, rhythm: 'monthly', isOn: true },
  // Three modes, each anew every six weeks, with 800 for all its stars, which few get.
  endgame: { jade: 400, passes: 0, rhythm: 'weekly', isOn: false },
  events: { jade: 0, passes: 0, rhythm: 'version', isOn: true },
  // Two times 300, for the update's hours and its faults.
  gifts: { jade: 600, passes: 0, rhythm: 'version', isOn: true },
  honor: { jade: 0, passes: 0, rhythm: 'version', isOn: true },
} as const satisfies Readonly<
  Record<string, Savings & { readonly rhythm: Rhythm; readonly isOn: boolean }>
>;

export const INCOME_KINDS = Object.keys(STANDARD_INCOME) as readonly IncomeKind[];
