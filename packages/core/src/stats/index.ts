export type { BaseStats, LevelStand, SkillStep } from './stats.ts';
export {
  costBetween,
  growingStats,
  levelStands,
  mainAffixAt,
  pricedLevels,
  statAt,
  subAffixRange,
  upgradesOf,
} from './stats.ts';
