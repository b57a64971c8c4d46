import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  ELEMENTS,
  PATHS,
  type PlannerCharacter,
  type PlannerRows,
  type PlannerTables,
  plannerRows,
  plannerTables,
} from '@trailbook/core/internal/dataset';
import { withCustom } from '@trailbook/core/internal/planner';
import { pointName } from './skills.ts';

type Named = Readonly<Record<string, PageName>>;

/**
 * The planner's tables with the names of one language: one file, made once, cached for good. Characters and
 * light cones are in the order of their lists.
 */
export interface PlannerPack extends Omit<PlannerRows, 'characters'> {
  readonly characters: readonly PackedCharacter[];
  /** What the levels of points cost: each way once, as many points share one. */
  readonly levels: readonly PlannerPoint['levels'][];
  readonly names: PlannerNames;
}

interface PackedCharacter extends Omit<PlannerCharacter, 'variants'> {
  readonly variants: readonly PackedVariant[];
}

type Variant = PlannerCharacter['variants'][number];
type PlannerPoint = Variant['points'][number];

interface PackedVariant extends Omit<Variant, 'points'> {
  readonly points: readonly PackedPoint[];
}

/** A point with the place of its levels among all. */
interface PackedPoint extends Omit<PlannerPoint, 'levels'> {
  readonly levels: number;
}

export interface PlannerNames {
  readonly characters: Named;
  readonly lightCones: Named;
  readonly items: Named;
  /** Skills by the point that levels them, traces by their own point. */
  readonly points: Named;
  readonly paths: Named;
  readonly elements: Named;
  /** Where materials are farmed. */
  readonly stages: Named;
}

/** What the planner screen works with. */
export interface PlannerData {
  readonly tables: PlannerTables;
  readonly names: PlannerNames;
}

/** Packs what the planner needs of the game's data, and nothing else. */
export function packPlanner(lookup: Lookup): PlannerPack {
  const tables = plannerRows(lookup.dataset);
  const { levels, characters } = packLevels(tables.characters);
  const stages = [...new Set(tables.sources.map(({ stage }) => stage))].map((id) => ({ id }));
  return {
    ...tables,
    characters,
    levels,
    names: {
      characters: {
        ...formerNames(lookup, 'character', lookup.dataset.characters),
        ...toNames(tables.characters, ({ id }) => lookup.character(id)),
      },
      lightCones: {
        ...formerNames(lookup, 'lightCone', lookup.dataset.lightCones),
        ...toNames(tables.lightCones, ({ id }) => lookup.nameOr('lightCone', id, id)),
      },
      items: {
        ...formerNames(lookup, 'item', lookup.dataset.items),
        ...toNames(tables.items, ({ id }) => lookup.nameOr('item', id, id)),
      },
      points: pointNames(lookup),
      paths: Object.fromEntries(PATHS.map((path) => [path, lookup.path(path)])),
      elements: Object.fromEntries(ELEMENTS.map((element) => [element, lookup.element(element)])),
      stages: toNames(stages, ({ id }) => lookup.nameOr('stage', id, id)),
    },
  };
}

/** The pack with its lookups. */
export function openPlanner(pack: PlannerPack): PlannerData {
  const characters = pack.characters.map((character) => ({
    ...character,
    variants: character.variants.map((variant) => ({
      ...variant,
      points: variant.points.map((point) => ({
        ...point,
        levels: pack.levels[point.levels] ?? [],
      })),
    })),
  }));
  return { tables: withCustom(plannerTables({ ...pack, characters })), names: pack.names };
}

/** Characters whose points tell their levels by their place in a list that has each once. */
function packLevels(characters: readonly PlannerCharacter[]) {
  const places = new Map<string, number>();
  const levels: PlannerPoint['levels'][] = [];
  const placeOf = (wanted: PlannerPoint['levels']) => {
    const key = JSON.stringify(wanted);
    const place = places.get(key) ?? levels.push(wanted) - 1;
    places.set(key, place);
    return place;
  };
  const packed = characters.map((character) => ({
    ...character,
    variants: character.variants.map((variant) => ({
      ...variant,
      points: variant.points.map((point) => ({ ...point, levels: placeOf(point.levels) })),
    })),
  }));
  return { levels, characters: packed };
}

function pointNames(lookup: Lookup): Named {
  const points = [...lookup.dataset.characters.values()].flatMap((character) =>
    character.variants.flatMap((variant) => variant.points),
  );
  return Object.fromEntries(
    points.flatMap((point) => {
      const name = pointName(lookup, point);
      return name ? [[point.id, name]] : [];
    }),
  );
}

/** Names of what an earlier version of the game had: plans and inventories may still hold it. */
function formerNames(
  lookup: Lookup,
  kind: 'character' | 'lightCone' | 'item',
  there: ReadonlyMap<number, unknown>,
): Named {
  const { names } = lookup.dataset;
  const ids = [lookup.language, 'en' as const].flatMap((each) =>
    Object.keys(names[each]?.[kind] ?? {}),
  );
  const gone = [...new Set(ids)]
    .map((id) => ({ id: Number(id) }))
    .filter(({ id }) => !there.has(id));
  return toNames(gone, ({ id }) => lookup.nameOr(kind, id, id));
}

function toNames<Row extends { readonly id: number }>(
  rows: readonly Row[],
  name: (row: Row) => PageName,
): Named {
  return Object.fromEntries(rows.map((row) => [row.id, name(row)]));
}
