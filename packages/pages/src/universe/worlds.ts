import {
  type CharacterId,
  type DatasetJson,
  ELEMENTS,
  type Element,
  type ItemId,
  type ItemPurpose,
  type Lookup,
  type PageName,
  type Path,
  type RelicPieceType,
  type RelicSetId,
  relicPieceKey,
  worldName,
} from '@trailbook/core/internal/dataset';
import { isNamed } from '../skills.ts';
import { type UniverseFrame, type UniverseRequest, universeFrame } from './frame.ts';

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
  request: UniverseRequest,
): UniverseWorldsPage | undefined {
  const found = universeFrame(lookup, request);
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

/** Something that the Simulated Universe gives: an item, a character, a piece of a relic set, or all of one. */
export type Prize = {
  readonly id: number;
  readonly name: PageName;
  readonly rarity: number;
  readonly icon: string | null;
  /** Its page below the language; null where it has none. */
  readonly page: string | null;
} & (
  | { readonly kind: 'item'; readonly purpose: ItemPurpose; readonly tier: number | null }
  | { readonly kind: 'character'; readonly path: Path }
  | { readonly kind: 'relic'; readonly piece: RelicPieceType }
);

/** An item of a reward as what it is: some are characters, some pieces of relics. */
export function prizeOf(lookup: Lookup, id: number): Prize {
  const character = lookup.dataset.characters.get(id as CharacterId);
  if (character) {
    const { pageId, rarity, path, miniIcon: icon } = character;
    const name = lookup.character(character.id);
    return { kind: 'character', id, name, rarity, icon, path, page: `/character/${pageId}` };
  }
  return pieceOf(lookup, id) ?? itemOf(lookup, id as ItemId);
}

/** All pieces of a relic set, of one rarity or several: the highest tells its frame. */
export function relicPrize(
  { dataset, nameOr }: Lookup,
  set: { readonly id: RelicSetId; readonly rarities: readonly number[] },
): Prize | undefined {
  const known = dataset.relicSets.get(set.id);
  return (
    known && {
      kind: 'relic',
      id: known.id,
      name: nameOr('relicSet', known.id, known.id),
      rarity: Math.max(...set.rarities),
      icon: known.icon,
      page: `/relics/${known.pageId}`,
      piece: known.planar ? 'sphere' : 'head',
    }
  );
}

function itemOf(lookup: Lookup, id: ItemId): Prize {
  const { pageId, name, rarity, icon, purpose, tier } = lookup.item(id);
  const page = pageId === null ? null : `/material/${pageId}`;
  return { kind: 'item', id, name, rarity, icon, purpose, tier, page };
}

function pieceOf({ dataset, nameOr }: Lookup, id: number): Prize | undefined {
  for (const { id: set, pageId, pieces } of dataset.relics.sets) {
    for (const { type, icon, variants } of pieces) {
      const variant = variants.find((one) => one.id === id);
      if (!variant) continue;
      const name = nameOr('relicPiece', relicPieceKey(set, type), id);
      const page = `/relics/${pageId}`;
      return { kind: 'relic', id, name, rarity: variant.rarity, icon, page, piece: type };
    }
  }
  return undefined;
}
