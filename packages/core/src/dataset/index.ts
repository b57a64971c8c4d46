export type { ItemWithPage } from './dataset.ts';
export { experienceItems, isRunFor, sourcesOf, synthesisOf } from './farming.ts';
export type { ConsumableKind, TextKind } from './kinds.ts';
export { CONSUMABLE_KINDS, TEXT_KINDS } from './kinds.ts';
export { archiveEntryKey, baseProperty, relicBonusKey, standardSkillKey } from './name-keys.ts';
export { anyNameOf, fallbackOrder } from './names.ts';
export type { PlannerRows } from './planner-tables.ts';
export { plannerTables } from './planner-tables.ts';
export { protagonistGender } from './protagonists.ts';
export * from './public.ts';
export type {
  Achievement,
  AchievementSeries,
  Achievements,
  BookSeries,
  Consumable,
  PlayerIcon,
  Shop,
  Texts,
} from './schema.ts';
export { DATASET_PARTS, datasetSchema, textsSchema } from './schema.ts';
