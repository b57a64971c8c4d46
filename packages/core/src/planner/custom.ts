import { fail, ok, type Result } from '../basics/result.ts';
import { type CustomCharacter, type CustomLightCone, NO_FAMILY } from '../dataset/custom.ts';
import type { CustomSubjects } from '../dataset/dataset.ts';
import {
  type Cost,
  type ItemId,
  isProtagonist,
  type PlannerCharacter,
  type PlannerLightCone,
  type PlannerTables,
} from '../dataset/index.ts';

/** Tables that know custom characters and light cones too. Who has none of them need not carry their rules. */
export function withCustom<Tables extends PlannerTables>(tables: Tables): Tables {
  const custom: CustomSubjects = {
    character: (id, custom) => customCharacter(tables, id, custom),
    lightCone: (id, custom) => customLightCone(tables, id, custom),
    hasFamilies: (custom) => hasFamilies(tables, custom),
  };
  return { ...tables, custom };
}

/** Why a custom character or light cone cannot be saved. Rule P18. */
export type CustomError =
  | { readonly code: 'CUSTOM_NO_MATERIALS' }
  | { readonly code: 'CUSTOM_NO_ASCENSION' }
  | { readonly code: 'CUSTOM_NO_FAMILY' };

/** A draft is complete when its ascension material and the family of its path are chosen. */
export function completeCharacter(
  draft: Omit<CustomCharacter, 'ascension' | 'traceFamily'> & {
    readonly ascension: ItemId | null;
    readonly traceFamily: number | null;
  },
): Result<CustomCharacter, CustomError> {
  const { ascension, traceFamily } = draft;
  if (ascension === null && traceFamily === null) return fail({ code: 'CUSTOM_NO_MATERIALS' });
  if (ascension === null) return fail({ code: 'CUSTOM_NO_ASCENSION' });
  if (traceFamily === null) return fail({ code: 'CUSTOM_NO_FAMILY' });
  return ok({ ...draft, ascension, traceFamily });
}

/** As {@link completeCharacter}; a light cone has no ascension material of its own. */
export function completeLightCone(
  draft: Omit<CustomLightCone, 'traceFamily'> & { readonly traceFamily: number | null },
): Result<CustomLightCone, CustomError> {
  const { traceFamily } = draft;
  if (traceFamily === null) return fail({ code: 'CUSTOM_NO_FAMILY' });
  return ok({ ...draft, traceFamily });
}

/**
 * What the game would know of a custom character: the figures of one of its rarity and path, with its own
 * materials in their places. Figures differ by rarity alone; a protagonist's skills cost as four stars do.
 * Source: AvatarPromotionConfig and AvatarSkillTreeConfig, in which this holds for all characters.
 */
export const customCharacter = remembered(makeCharacter);

/** As {@link customCharacter}, for a light cone. Source: EquipmentPromotionConfig. */
export const customLightCone = remembered(makeLightCone);

function makeCharacter(
  tables: PlannerTables,
  id: number,
  custom: CustomCharacter,
): PlannerCharacter | undefined {
  const all = [...tables.characters.values()];
  const asProtagonist = custom.rarity === 6;
  const ranks = all.find(
    (one) =>
      asProtagonist === isProtagonist(one) && (asProtagonist || one.rarity === custom.rarity),
  );
  const skills = all.find(
    (one) =>
      !isProtagonist(one) &&
      one.path === custom.path &&
      one.rarity === (asProtagonist ? 4 : custom.rarity),
  );
  const variant = skills?.variants.find((candidate) => candidate.enhanced === 0);
  if (!ranks || !skills || !variant) return undefined;
  const swap = swapper(tables, custom);
  return {
    ...skills,
    id: id as PlannerCharacter['id'],
    pageId: '',
    rarity: asProtagonist ? 5 : custom.rarity,
    ascensions: ranks.ascensions.map((row) => ({ ...row, cost: swap(row.cost) })),
    variants: [
      {
        enhanced: 0,
        eidolons: [],
        points: variant.points.map((point) => ({
          ...point,
          // Those of the one whose costs it borrows.
          stats: [],
          levels: point.levels.map((row) => ({ ...row, cost: swap(row.cost) })),
        })),
      },
    ],
  };
}

function makeLightCone(
  tables: PlannerTables,
  id: number,
  custom: CustomLightCone,
): PlannerLightCone | undefined {
  const template = [...tables.lightCones.values()].find(({ rarity }) => rarity === custom.rarity);
  if (!template) return undefined;
  const swap = swapper(tables, { ...custom, ascension: null, weekly: null });
  return {
    ...template,
    id: id as PlannerLightCone['id'],
    pageId: '',
    path: custom.path,
    ascensions: template.ascensions.map((row) => ({ ...row, cost: swap(row.cost) })),
  };
}

/** Works an answer out once for all that it depends on, and keeps it no longer than that is in use. */
function remembered<Custom extends object, Made>(
  make: (tables: PlannerTables, id: number, custom: Custom) => Made,
): typeof make {
  const known = new WeakMap<PlannerTables, WeakMap<Custom, Map<number, Made>>>();
  return (tables, id, custom) => {
    const byCustom = known.get(tables) ?? new WeakMap<Custom, Map<number, Made>>();
    const byId = byCustom.get(custom) ?? new Map<number, Made>();
    known.set(tables, byCustom);
    byCustom.set(custom, byId);
    const made = byId.get(id) ?? make(tables, id, custom);
    byId.set(id, made);
    return made;
  };
}

/** The items of a family, lowest tier first. */
export function familyItems({ items }: Pick<PlannerTables, 'items'>, family: number): ItemId[] {
  return [...items.values()]
    .filter((item) => item.family === family)
    .sort((a, b) => (a.tier ?? 0) - (b.tier ?? 0))
    .map((item) => item.id);
}

/** Whether the families are such as the data know; those of a newer version of the game are not guessed at. */
function hasFamilies(
  tables: PlannerTables,
  { traceFamily, commonFamily }: Pick<CustomCharacter, 'traceFamily' | 'commonFamily'>,
): boolean {
  const isKnown = (family: number) => familyItems(tables, family).length > 0;
  return isKnown(traceFamily) && (commonFamily === NO_FAMILY || isKnown(commonFamily));
}

/** Puts the custom materials in the places of the template's, by use and tier. */
function swapper(
  tables: PlannerTables,
  custom: Pick<CustomCharacter, 'traceFamily' | 'commonFamily' | 'weekly'> & {
    readonly ascension: ItemId | null;
  },
): (cost: Cost) => Cost {
  const trace = familyItems(tables, custom.traceFamily);
  const { commonFamily } = custom;
  const common = commonFamily === NO_FAMILY ? undefined : familyItems(tables, commonFamily);
  const replacement = (id: ItemId): ItemId | null => {
    const item = tables.items.get(id);
    const tier = (item?.tier ?? 1) - 1;
    if (item?.purpose === 'trace') return trace[tier] ?? id;
    if (item?.purpose === 'commonDrop') return common ? (common[tier] ?? id) : null;
    if (item?.purpose === 'characterAscension') return custom.ascension;
    // Tracks of Destiny, the only one of five stars, are the same for all.
    if (item?.purpose === 'advancedTrace' && item.rarity < 5) return custom.weekly;
    return id;
  };
  return (cost) =>
    cost.flatMap(({ id, count }) => {
      const swapped = replacement(id);
      return swapped === null ? [] : [{ id: swapped, count }];
    });
}
