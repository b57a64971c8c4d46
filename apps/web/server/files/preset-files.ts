import {
  type Character,
  type CharacterVariant,
  type DropRate,
  ELEMENTS,
  type FarmSource,
  type LightCone,
  type Lookup,
  PATHS,
  type Point,
} from '@trailbook/core/internal/dataset';
import { dropsByDifficulty } from '@trailbook/core/internal/planner';
import { isShareProperty } from '@trailbook/core/internal/text';
import { type PlannerPack, packPlanner } from '@trailbook/pages';

/** The codes of the kinds of points (Rule C10). Elation skills have levels, free extras none. */
const POINT_CODES = { skill: 0, elation: 0, bonus: 1, special: 1, stat: 2, servant: 3 } as const;

/** The codes of the places where things are farmed (Rule C10). */
const SOURCE_CODES: Readonly<Record<FarmSource['rates'], number>> = {
  credit: 16,
  characterExp: 17,
  lightConeExp: 18,
  trace: 32,
  advancedTrace: 48,
  characterAscension: 64,
};

/** Two slots for each rarity from 2 to 5; our averages need the first alone. */
const RARITIES = [2, 3, 4, 5];

/** What the tables say of the last level, which nobody leaves. Rule C10. */
const LAST_LEVEL = { character: 414_350, lightCone: 0 } as const;

/**
 * What a planner needs to know of the game, in the shape and by the names of Rule C10.
 * Rule C10.
 */
export function calculatorConfigs(lookup: Lookup) {
  const { dataset } = lookup;
  const items = [...dataset.items.values()].filter(({ upgrade }) => upgrade);
  const sources = [...dataset.sources.values()];
  return {
    ...calculatorSubjects(lookup, characterPreset, lightConePreset),
    itemFilters: filters('purpose', [...new Set(items.map(({ purpose }) => purpose))]),
    itemReferences: byId(items, ({ id }) => {
      const { rarity, icon, name } = lookup.item(id);
      return { id, rarity, iconPath: icon, name: name.text };
    }),
    itemRelationships: byId(
      items.filter(({ family }) => family !== undefined),
      ({ family }) => items.filter((item) => item.family === family).map(({ id }) => id),
    ),
    sortedItemIds: items.map(({ id }) => id).sort((a, b) => a - b),
    synthesisCostMap: Object.fromEntries(
      [...dataset.synthesis.values()].map(({ makes, from, count, credits }) => [
        makes,
        { id: from, cost: count, coinCost: credits },
      ]),
    ),
    dropData: Object.fromEntries(
      sources.map(({ item, rates, stage }) => [
        item,
        { source: SOURCE_CODES[rates], desc: lookup.name('stage', stage)?.text ?? '' },
      ]),
    ),
    sourceNames: Object.fromEntries(
      dataset.dropRates.map(({ source }) => [
        SOURCE_CODES[source],
        {
          dropRates: dropRows(dataset.dropRates, source),
          staminaCost: sources.find((each) => each.rates === source)?.power ?? null,
        },
      ]),
    ),
  };
}

/** A row for each tier that a player can choose, as the planner reckons. */
function dropRows(tables: readonly DropRate[], source: DropRate['source']): number[][] {
  const rates = tables.find((table) => table.source === source)?.rates ?? [];
  const columns = RARITIES.map((rarity) =>
    rates.some(({ byRarity }) => rarity in byRarity)
      ? dropsByDifficulty(tables, source, rarity).map(({ drops }) => drops)
      : [],
  );
  const tiers = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: tiers }, (_, tier) =>
    columns.flatMap((column) => [column[tier] ?? 0, 0]),
  );
}

/**
 * What a planner's pickers show.
 * Rule C10.
 */
export function calculatorEntries(lookup: Lookup) {
  return {
    ...calculatorSubjects(lookup, characterEntry, lightConeEntry),
    filterCategories: [
      ...filters('rarity', [5, 4, 3]),
      ...filters(
        'baseTypeId',
        PATHS.map((_, place) => place + 1),
      ),
      ...filters(
        'damageTypeId',
        ELEMENTS.map((_, place) => 2 ** place),
      ),
    ],
  };
}

const packs = new WeakMap<Lookup, PlannerPack>();

/** The planner's own tables, made once for a language: they know the order of lists and the names of points. */
function listedIn(lookup: Lookup): PlannerPack {
  const pack = packs.get(lookup) ?? packPlanner(lookup);
  packs.set(lookup, pack);
  return pack;
}

/** Characters and light cones in the order of their lists, each by its own function. */
function calculatorSubjects<A, B>(
  lookup: Lookup,
  ofCharacter: (lookup: Lookup, character: Character) => A,
  ofLightCone: (lookup: Lookup, lightCone: LightCone) => B,
) {
  const { characters, lightCones } = lookup.dataset;
  const listed = listedIn(lookup);
  return {
    characters: listed.characters.flatMap(({ id }) => {
      const character = characters.get(id);
      return character ? [ofCharacter(lookup, character)] : [];
    }),
    equipment: listed.lightCones.flatMap(({ id }) => {
      const lightCone = lightCones.get(id);
      return lightCone ? [ofLightCone(lookup, lightCone)] : [];
    }),
  };
}

function characterEntry(lookup: Lookup, character: Character) {
  return {
    pageId: character.pageId,
    name: lookup.character(character.id).text,
    iconPath: character.icon,
    rarity: character.rarity,
    baseTypeId: PATHS.indexOf(character.path) + 1,
    damageTypeId: 2 ** ELEMENTS.indexOf(character.element),
  };
}

function lightConeEntry(lookup: Lookup, lightCone: LightCone) {
  return {
    pageId: lightCone.pageId,
    name: lookup.nameOr('lightCone', lightCone.id, lightCone.id).text,
    iconPath: lightCone.icon,
    rarity: lightCone.rarity,
    baseTypeId: PATHS.indexOf(lightCone.path) + 1,
  };
}

function characterPreset(lookup: Lookup, character: Character) {
  const [first, ...others] = character.variants.map((variant) => variantPreset(lookup, variant));
  return {
    ...characterEntry(lookup, character),
    expCost: [...lookup.dataset.experience.character, LAST_LEVEL.character],
    levelData: levelData(character.ascensions),
    ...first,
    hasServant: character.servant !== undefined,
    hasEnhanced: others.length > 0,
    ...(others.length > 0 && { enhanced: others.at(-1) }),
  };
}

function lightConePreset(lookup: Lookup, lightCone: LightCone) {
  return {
    ...lightConeEntry(lookup, lightCone),
    expCost: [
      ...(lookup.dataset.experience.lightCone[lightCone.rarity] ?? []),
      LAST_LEVEL.lightCone,
    ],
    levelData: levelData(lightCone.ascensions),
  };
}

function levelData(
  ascensions: readonly Pick<Character['ascensions'][number], 'maxLevel' | 'cost'>[],
) {
  return ascensions.map(({ maxLevel, cost }, promotion) => ({ promotion, maxLevel, cost }));
}

function variantPreset(lookup: Lookup, { points, eidolons }: CharacterVariant) {
  const { names } = listedIn(lookup);
  const { skills: known } = lookup.dataset;
  const ofKind = (...codes: number[]) =>
    points.filter(({ type }) => codes.includes(POINT_CODES[type]));
  const skill = (point: Point) => ({
    id: point.id,
    name: names.points[point.id]?.text ?? null,
    iconPath: point.icon,
    levelData: point.levels.map((row) => ({
      ...requirements(row),
      params: paramsAt(known, point, row.level),
    })),
  });
  /** A trace as its point embeds it: with what has to be there before it. */
  const trace = (point: Point) => {
    const [first] = point.levels.map(requirements);
    return { ...skill(point), levelReq: first?.levelReq, promotionReq: first?.promotionReq };
  };
  const tree = (parent: Point | null): object[] =>
    points
      .filter(({ parents }) => (parent ? parents.includes(parent.id) : parents.length === 0))
      .map((point) => ({
        id: point.id,
        anchor: point.anchor,
        type: POINT_CODES[point.type],
        ...(point.type === 'stat' && {
          embedBuff: {
            ...trace(point),
            statusList: point.stats.map(({ property, value }) => ({
              key: property,
              value,
              isInteger: !isShareProperty(property),
            })),
          },
        }),
        ...(point.type !== 'stat' && { embedBonusSkill: trace(point) }),
        children: tree(point),
      }));
  const skills = ofKind(POINT_CODES.skill);
  const servants = ofKind(POINT_CODES.servant);
  return {
    skillTreePoints: tree(null),
    skills: skills.map(skill),
    skillGrouping: skills.map((point) => point.skills),
    servantSkills: servants.map(skill),
    servantSkillGrouping: servants.map((point) => point.skills),
    rankConfig: eidolons.map(({ rank, skillLevels }) => ({ rank, skillLevels })),
  };
}

/** The figures of a point's description at a level; of several skills, those of the first. */
function paramsAt(
  skills: Lookup['dataset']['skills'],
  { skills: [first], params = [] }: Point,
  level: number,
): readonly number[] {
  return first === undefined ? params : (skills.get(first)?.params[level - 1] ?? []);
}

/** A level with what has to be there before it. */
function requirements({ level, cost, characterLevel, ascension }: Point['levels'][number]) {
  return { level, cost, levelReq: characterLevel ?? 0, promotionReq: ascension ?? 0 };
}

function filters<Value extends string | number>(dataKey: string, values: readonly Value[]) {
  return values.map((dataValue) => ({ group: dataKey, dataKey, dataValue }));
}

function byId<Row extends { readonly id: number }, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
): Record<string, Value> {
  return Object.fromEntries(rows.map((row) => [row.id, value(row)]));
}
