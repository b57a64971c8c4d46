export type {
  Dataset,
  FarmKind,
  Language,
  Name,
  NameKind,
  PlannerTables,
} from './dataset/index.ts';
export { CREDIT, DatasetError, LANGUAGES, nameOf, parseDataset } from './dataset/index.ts';
export type { Counts } from './edge/counts.ts';
export type { EntryError } from './edge/edit.ts';
export { setLevel, setSkill, toggleTrace } from './edge/edit.ts';
export type { Farming, FarmTask } from './edge/farming.ts';
export { farming } from './edge/farming.ts';
export type {
  CharacterNow,
  CharacterWish,
  LightConeWish,
  SkillLevels,
  StandWish,
  TraceChoice,
} from './edge/goal.ts';
export { goal, lightConeGoal } from './edge/goal.ts';
export type { InputErrorCode } from './edge/input-error.ts';
export { InputError } from './edge/input-error.ts';
export { openPack } from './edge/open-pack.ts';
export type {
  EntryPlan,
  ItemLine,
  ItemLines,
  Plan,
  PlanInput,
} from './edge/plan.ts';
export { plan } from './edge/plan.ts';
export type { Requirements } from './edge/requirements.ts';
export { requirements } from './edge/requirements.ts';
export type { DayRun, FarmDay, Pace } from './edge/schedule.ts';
export { schedule } from './edge/schedule.ts';
export type { NotEnoughMaterials, Upgraded, UpgradeInput } from './edge/upgrade.ts';
export { upgrade } from './edge/upgrade.ts';
export type { UpgradePart } from './edge/upgrade-part.ts';
export { upgradePart } from './edge/upgrade-part.ts';
export type { CustomCharacter, CustomLightCone, CustomSubjects } from './planner/custom.ts';
export type { DropTiers } from './planner/drop-tiers.ts';
export type { Side } from './planner/edit.ts';
export type {
  CharacterEntry,
  CharacterGoal,
  Entry,
  Goal,
  LightConeEntry,
  LightConeGoal,
  SkillGoal,
  Stand,
  TraceState,
} from './planner/entry.ts';
export type { UpgradeMode } from './planner/upgrade.ts';
export type { Result } from './result.ts';
