export { characterName, plainName } from './character-name.ts';
export { createLookup } from './create-lookup.ts';
export type { CustomCharacter, CustomLightCone } from './custom.ts';
export { CUSTOM_LIGHT_CONE_RARITIES, CUSTOM_PATHS, CUSTOM_RARITIES, NO_FAMILY } from './custom.ts';
export type { CustomSubjects, ItemWithPage } from './dataset.ts';
export { experienceItems, isRunFor, sourcesOf, synthesisOf } from './farming.ts';
export type { ConsumableKind, TextKind } from './kinds.ts';
export { CONSUMABLE_KINDS, SKILL_TYPE_AT, TEXT_KINDS } from './kinds.ts';
export {
  compareVersions,
  isNew,
  listedCharacters,
  listedLightCones,
  newestFirst,
} from './list-order.ts';
export type { CountedItem, ItemRef, Lookup, PageName } from './lookup.ts';
export { countedItems, itemsOf, oncePerLookup } from './lookup.ts';
export { archiveEntryKey, baseProperty, relicBonusKey, standardSkillKey } from './name-keys.ts';
export { anyNameOf, fallbackOrder } from './names.ts';
export type { PlannerRows } from './planner-tables.ts';
export { plannerRows, plannerTables } from './planner-tables.ts';
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
export { DATASET_PARTS, datasetSchema, readDataFiles, textsSchema } from './schema.ts';
export type { PageText, TextBooks } from './texts.ts';
export { textOf } from './texts.ts';
export { otherWorldNames, universePathName, worldName } from './universe-names.ts';
