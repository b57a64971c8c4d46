export type { CustomCharacter, CustomLightCone } from '../dataset/custom.ts';
export {
  CUSTOM_LIGHT_CONE_RARITIES,
  CUSTOM_PATHS,
  CUSTOM_RARITIES,
  NO_FAMILY,
} from '../dataset/custom.ts';
export { averageDrops } from './average-drops.ts';
export type { PlanLine } from './compare-plans.ts';
export { comparePlans } from './compare-plans.ts';
export type { CustomError } from './custom.ts';
export { completeCharacter, completeLightCone, familyItems, withCustom } from './custom.ts';
export type { Difficulty, DropSource, DropTiers } from './drop-tiers.ts';
export {
  countedTier,
  DEFAULT_TIERS,
  DROP_SOURCES,
  dropsByDifficulty,
  dropsPerRun,
  EQUILIBRIUM_LEVELS,
  equilibriumOf,
  equilibriumOfTiers,
  HIGHEST_TIERS,
  tiersAt,
} from './drop-tiers.ts';
export type { EntryError, Side } from './edit.ts';
export {
  allowsTrace,
  fitPoints,
  highestSkillLevel,
  setAscension,
  setCustomCharacter,
  setEnhanced,
  setEverything,
  setLevel,
  setSkill,
  toggleTrace,
} from './edit.ts';
export type {
  CharacterEntry,
  CharacterGoal,
  Entry,
  Goal,
  LightConeEntry,
  LightConeGoal,
  SkillGoal,
  Stand,
  SubjectKey,
  TraceState,
} from './entry.ts';
export {
  eidolonBonus,
  isKnown,
  isSkill,
  isTrace,
  newCharacterEntry,
  newLightConeEntry,
  pointsOf,
  subjectOf,
  variantsOf,
} from './entry.ts';
export type { ExperienceRequirement } from './experience.ts';
export { experienceBands, experienceItemsFor, feed } from './experience.ts';
export type { FarmStretch } from './farm-days.ts';
export { farmStretches } from './farm-days.ts';
export type { Farming, FarmTask } from './farming.ts';
export { asPlayed, ECHOES_A_WEEK, farming, SECONDS_PER_POWER } from './farming.ts';
export type { FittedSkill } from './fit-skill.ts';
export { fitSkill, raiseForSkill } from './fit-skill.ts';
export type { GoalPreset, OwnPreset, RoundGoal } from './goal-preset.ts';
export { presetOf, ROUND_GOALS, withPreset, withRoundGoal } from './goal-preset.ts';
export { isSameGoal } from './is-same-goal.ts';
export { levelRange, pickStar } from './levels.ts';
export type { Holdings } from './mark-upgraded.ts';
export { markUpgraded, takeUpgradeBack } from './mark-upgraded.ts';
export type { EntryPlan, Inventory, ItemLine, ItemLines, Plan, PlanInput } from './plan.ts';
export { keepUnchanged, missingOf, plan, serveAlone } from './plan.ts';
export type { EntryPlace } from './priorities.ts';
export {
  addEntry,
  inOrder,
  isListed,
  mergeEntries,
  removeEntry,
  reorderEntries,
  replaceEntry,
} from './priorities.ts';
export type { Readiness } from './readiness.ts';
export { readiness } from './readiness.ts';
export type { RequirementOrigin, RequirementOrigins } from './requirement-origins.ts';
export { planRequirementOrigins, requirementOrigins } from './requirement-origins.ts';
export type { Requirements } from './requirements.ts';
export { materials, requirements } from './requirements.ts';
export type { ItemRequirement } from './requirements-of-item.ts';
export { requirementsOfItem } from './requirements-of-item.ts';
export type { DayRun, FarmDay, FarmingPace, PaceChoice } from './schedule.ts';
export { DEFAULT_PACE, POWER_PER_DAY, schedule } from './schedule.ts';
export { MAX_OWN_PRESETS, MAX_PRESET_NAME, MAX_STORED_PRESETS } from './schema.ts';
export type { AllTraces } from './set-all-traces.ts';
export { setAllTraces } from './set-all-traces.ts';
export type { FarmedRun, FarmedToday, PlannerSettings } from './settings.ts';
export {
  canTakeBack,
  echoesInWeek,
  farmedOn,
  farmedRun,
  paceOn,
  withFarmed,
  withoutFarmed,
} from './settings.ts';
export type { Crafted } from './synthesis.ts';
export { craft } from './synthesis.ts';
export { takeOver } from './take-over.ts';
export { fitTarget, updateTarget } from './target.ts';
export { hasCurrent, travellingEntries } from './travelling-entries.ts';
export type { NotEnoughMaterials, Upgraded, UpgradeMode } from './upgrade.ts';
export { upgrade } from './upgrade.ts';
export type { NearerGoal, UpgradePart } from './upgrade-part.ts';
export {
  onlyOneLevel,
  partOf,
  upgradesWithoutStand,
  wholeUpgrade,
  withNearerGoal,
} from './upgrade-part.ts';
export { usedUp } from './used-up.ts';
export type { ValidationError } from './validate.ts';
export { validateEntry } from './validate.ts';
export { dayStart, daysLeftInWeek, nextDayStart, nextWeekStart, serverDay } from './week.ts';
