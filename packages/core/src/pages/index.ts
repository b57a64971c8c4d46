export type { CharacterCard, CharacterFilters, CharacterListPage, PageName } from './characters.ts';
export { characterListPage, characterName, elementName, pageName, pathName } from './characters.ts';
export type { LightConeCard, LightConeListPage } from './light-cones.ts';
export { lightConeListPage } from './light-cones.ts';
export type { PlannerData, PlannerNames, PlannerPack } from './planner.ts';
export { openPlanner, packPlanner } from './planner.ts';
export type { Preset } from './presets.ts';
export { presetsPage } from './presets.ts';
