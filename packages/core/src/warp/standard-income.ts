import type { Rhythm, Savings } from './income-lines.ts';

/** What the game gives again and again, as players speak of it. */
export type IncomeKind = keyof typeof STANDARD_INCOME;

// Rule W55.
/**
 * What the game gives again and again, how often, and how much where a table of the game says so; where none does it
 * is nothing, until the player fills it in.
 */
export const STANDARD_INCOME = {
  training: { jade: 0, passes: 0, rhythm: 'daily' },
  supplyPass: { jade: 0, passes: 0, rhythm: 'daily' },
  // Source: RogueScoreReward, pool 26 (the highest equilibrium), with the Hcoin of its ten rows in RewardData.
  points: { jade: 225, passes: 0, rhythm: 'weekly' },
  // Source: ShopGoodsConfig 102001, five a month; in data/game/shops.json too.
  shop: { jade: 0, passes: 5, rhythm: 'monthly' },
  endgame: { jade: 0, passes: 0, rhythm: 'version' },
  events: { jade: 0, passes: 0, rhythm: 'version' },
  gifts: { jade: 0, passes: 0, rhythm: 'version' },
  honor: { jade: 0, passes: 0, rhythm: 'version' },
} as const satisfies Readonly<Record<string, Savings & { readonly rhythm: Rhythm }>>;

export const INCOME_KINDS = Object.keys(STANDARD_INCOME) as readonly IncomeKind[];
