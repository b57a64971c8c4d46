export type { EntryError, Side } from './edit.ts';
export {
  allowsTrace,
  highestSkillLevel,
  setAscension,
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
  TraceState,
} from './entry.ts';
export {
  eidolonBonus,
  isSkill,
  isTrace,
  newCharacterEntry,
  newLightConeEntry,
  pointsOf,
  subjectOf,
} from './entry.ts';
export type { ExperienceNeed } from './experience.ts';
export { experienceBands, experienceItems, experienceItemsFor } from './experience.ts';
export { levelRange, pickStar } from './levels.ts';
export { addEntry, inOrder, removeEntry, replaceEntry } from './priorities.ts';
export type { Requirements } from './requirements.ts';
export { materials, requirements, totalMaterials } from './requirements.ts';
