import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  type DatasetJson,
  ELEMENTS,
  type Element,
  worldName,
} from '@trailbook/core/internal/dataset';
import { isNamed } from '../named.ts';
import { type UniverseAsked, type UniverseFrame, universeFrame } from './frame.ts';
import { type Prize, prizeOf, relicPrize } from './prizes.ts';

export interface UniverseMonster {
  readonly id: number;
  /** Null where neither the language nor English has one. */
  readonly name: PageName | null;
  readonly icon: string;
  readonly weaknesses: readonly Element[];
}

/** A monster of an area, at its level there. */
export type MonsterAtLevel = readonly [id: number, level: number];

export interface UniverseArea {
  readonly id: number;
  /** From 1, the easiest. */
  readonly difficulty: number;
  readonly recommendedLevel: number | null;
  /** Elements that are recommended against it. */
  readonly elements: readonly Element[];
  readonly bosses: readonly MonsterAtLevel[];
  readonly others: readonly MonsterAtLevel[];
  /** By id in the page's prizes, and how many. */
  readonly firstClear: readonly (readonly [prize: string, count: number])[];
  /** What may be had each time; null where it is not said how many. */
  readonly rewards: readonly (readonly [prize: string, count: number | null])[];
}

export interface UniverseWorld {
  readonly world: number;
  readonly name: PageName;
  readonly icon: string;
  /** The easiest first; never empty. */
  readonly areas: readonly UniverseArea[];
}

export interface UniverseWorldsPage extends UniverseFrame {
  readonly part: 'worlds';
  readonly worlds: readonly UniverseWorld[];
  /** What the areas name, each once. */
  readonly monsters: Readonly<Record<string, UniverseMonster>>;
  readonly prizes: Readonly<Record<string, Prize>>;
  readonly elementNames: Readonly<Record<string, PageName>>;
}

type Area = DatasetJson['universe']['areas'][number];

/**
 * The worlds of an entry, each with its areas by difficulty. What has no name in any language is left out.
 * Rules D18, D19.
 *
 * @returns undefined where there is no such entry
 */
export function universeWorldsPage(
  lookup: Lookup,
  asked: UniverseAsked,
): UniverseWorldsPage | undefined {
  const found = universeFrame(lookup, asked);
  if (!found) return undefined;
  const { entry, ...frame } = found;
  const { universe } = lookup.dataset;
  const areas = universe.areas.filter(
    ({ id, world }) =>
      entry.season.areas.includes(id) &&
      world !== undefined &&
      isNamed(lookup.dataset, 'universeWorld', id),
  );
  const prizes = new Map<string, Prize>();
  const numbers = [...new Set(areas.flatMap(({ world }) => world ?? []))].sort((a, b) => a - b);
  return {
    ...frame,
    part: 'worlds',
    worlds: numbers.map((world) => {
      const rows = areas
        .filter((area) => area.world === world)
        .sort((a, b) => a.difficulty - b.difficulty);
      return {
        world,
        name: worldName(lookup, world),
        icon: rows[0]?.icon ?? '',
        areas: rows.map((row) => toArea(lookup, row, prizes)),
      };
    }),
    monsters: monstersOf(lookup, areas),
    prizes: Object.fromEntries(prizes),
    elementNames: Object.fromEntries(ELEMENTS.map((one) => [one, lookup.element(one)])),
  };
}

function toArea(lookup: Lookup, area: Area, prizes: Map<string, Prize>): UniverseArea {
  const note = (prize: Prize) => {
    // Pieces and sets of relics, items and characters have ids of one space each.
    const key = `${prize.kind}-${prize.id}`;
    prizes.set(key, prize);
    return key;
  };
  const sets = area.relicSets.flatMap((set) => relicPrize(lookup, set) ?? []);
  return {
    id: area.id,
    difficulty: area.difficulty,
    recommendedLevel: area.recommendedLevel ?? null,
    elements: area.elements,
    bosses: byLevel(area.monsters),
    others: byLevel(area.lesserMonsters),
    firstClear: (area.reward ?? []).map(({ id, count }) => [note(prizeOf(lookup, id)), count]),
    rewards: [
      ...sets.map((prize) => [note(prize), null] as const),
      ...area.rewards.map(({ id, count }) => [note(prizeOf(lookup, id)), count ?? null] as const),
    ],
  };
}

/** The strongest first. */
function byLevel(levels: Readonly<Record<string, number>>): MonsterAtLevel[] {
  return Object.entries(levels)
    .map(([id, level]) => [Number(id), level] as const)
    .sort(([a, levelA], [b, levelB]) => levelB - levelA || a - b);
}

function monstersOf(lookup: Lookup, areas: readonly Area[]): Record<string, UniverseMonster> {
  const shown = new Set(
    areas.flatMap(({ monsters, lesserMonsters }) =>
      [...Object.keys(monsters), ...Object.keys(lesserMonsters)].map(Number),
    ),
  );
  return Object.fromEntries(
    lookup.dataset.universe.monsters
      .filter(({ id }) => shown.has(id))
      .map(({ id, icon, weaknesses }) => [
        id,
        { id, name: lookup.name('monster', id), icon, weaknesses },
      ]),
  );
}
