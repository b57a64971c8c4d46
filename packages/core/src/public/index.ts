export type { InputErrorCode } from '../basics/input-error.ts';
export { InputError } from '../basics/input-error.ts';
export type { Result } from '../basics/result.ts';
export type { CustomCharacter, CustomLightCone } from '../dataset/custom.ts';
export type { CustomSubjects } from '../dataset/dataset.ts';
export type {
  Dataset,
  FarmKind,
  Language,
  Name,
  NameKind,
  PlannerTables,
} from '../dataset/index.ts';
export { CREDIT, DatasetError, LANGUAGES, nameOf, parseDataset } from '../dataset/index.ts';
export type { DropTiers } from '../planner/drop-tiers.ts';
export type { Side } from '../planner/edit.ts';
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
} from '../planner/entry.ts';
export type { DayRun } from '../planner/schedule.ts';
export type { UpgradeMode } from '../planner/upgrade.ts';
export type { Counts } from './counts.ts';
export type { EntryError } from './edit.ts';
export { setLevel, setSkill, toggleTrace } from './edit.ts';
export type { Farming, FarmTask } from './farming.ts';
export { farming } from './farming.ts';
export type {
  CharacterNow,
  CharacterWish,
  LightConeWish,
  SkillLevels,
  StandWish,
  TraceChoice,
} from './goal.ts';
export { goal, lightConeGoal } from './goal.ts';
export { openPack } from './open-pack.ts';
export type {
  EntryPlan,
  ItemLine,
  ItemLines,
  Plan,
  PlanInput,
} from './plan.ts';
export { plan } from './plan.ts';
export type { Requirements } from './requirements.ts';
export { requirements } from './requirements.ts';
export type { FarmDay, Pace } from './schedule.ts';
export { schedule } from './schedule.ts';
export type { NotEnoughMaterials, Upgraded, UpgradeInput } from './upgrade.ts';
export { upgrade } from './upgrade.ts';
export type { UpgradePart } from './upgrade-part.ts';
export { upgradePart } from './upgrade-part.ts';
