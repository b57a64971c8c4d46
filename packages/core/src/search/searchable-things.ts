import {
  type ItemId,
  type ItemPurpose,
  type RelicSet,
  relicPieceKey,
  type Stage,
  type StageKind,
} from '../dataset/index.ts';
import type { Lookup, PageName } from '../dataset/lookup.ts';
import { otherWorldNames, universePathName, worldName } from '../dataset/universe-names.ts';
import { effectTextOf } from '../effects/effect-lines.ts';
import { featNamer } from '../effects/index.ts';
import { consumableWords } from './consumable-words.ts';
import type { ThingKind } from './kinds.ts';

/** Something that can be found, as one language tells it. */
export interface Thing {
  readonly id: number;
  /** The last part of its page's address; its id where it has none of its own. */
  readonly pageId: string;
  /** Null where neither the language nor English has one. */
  readonly name: PageName | null;
  /** What tells it from its namesakes. */
  readonly about?: string | undefined;
  /** How else players write it. */
  readonly also?: readonly string[] | undefined;
  /** Of a stage: a site has words for what it is, by which it is found as well. */
  readonly stageKind?: StageKind;
  readonly rarity: number;
}

/** Food and the like. Rule C11, type 6. */
const CONSUMABLES: ReadonlySet<ItemPurpose> = new Set(['consumable']);

/** All things of a kind, in the order of the data. A new kind is a row here and a word in `SEARCH_KINDS`. */
export const THINGS: Readonly<Record<ThingKind, (lookup: Lookup) => Thing[]>> = {
  character: (lookup) =>
    [...lookup.dataset.characters.values()].map(({ id, pageId, rarity, path, element }) => ({
      id,
      pageId,
      rarity,
      name: lookup.name('character', id) && lookup.character(id),
      about: `${lookup.path(path).text} · ${lookup.element(element).text}`,
      also: [
        ...(lookup.dataset.search.nicknames?.[id] ?? []),
        ...(lookup.dataset.search[lookup.language]?.characters?.[id] ?? []),
      ],
    })),
  lightCone: (lookup) =>
    [...lookup.dataset.lightCones.values()].map(({ id, pageId, rarity, path }) => ({
      id,
      pageId,
      rarity,
      name: lookup.name('lightCone', id),
      about: lookup.path(path).text,
    })),
  relic: (lookup) =>
    lookup.dataset.relics.sets.map((set) => ({
      id: set.id,
      pageId: set.pageId,
      rarity: HIGHEST,
      name: lookup.name('relicSet', set.id),
    })),
  feat: (lookup) => featsOf(lookup),
  relicPiece: (lookup) => lookup.dataset.relics.sets.flatMap((set) => piecesOf(lookup, set)),
  material: (lookup) => itemsOf(lookup, (purpose) => !CONSUMABLES.has(purpose)),
  consumable: (lookup) =>
    itemsOf(lookup, (purpose) => CONSUMABLES.has(purpose)).map((thing) => {
      const words = consumableWords(lookup, lookup.dataset.consumables.get(thing.id as ItemId));
      return { ...thing, ...(words && { also: [words] }) };
    }),
  stage: (lookup) => lookup.dataset.stages.flatMap((stage) => stageOf(lookup, stage)),
  cavern: (lookup) => lookup.dataset.stages.flatMap((stage) => setsOf(lookup, stage)),
  book: (lookup) =>
    [...lookup.dataset.booksByPage.values()].map(({ id, pageId, world }) => ({
      ...plain(id, lookup.name('book', id)),
      pageId,
      about: lookup.name('bookSeriesWorld', world)?.text,
    })),
  icon: (lookup) =>
    [...lookup.dataset.iconsByPage.values()].map(({ id, pageId }) => ({
      ...plain(id, lookup.name('playerIcon', id)),
      pageId,
    })),
  world: (lookup) =>
    lookup.dataset.universe.areas.map(({ id, world }) => {
      const name = lookup.name('universeWorld', id);
      if (world === undefined) return plain(id, name);
      return {
        ...plain(id, name && worldName(lookup, world)),
        // All difficulties of a world are found as one.
        pageId: String(world),
        also: otherWorldNames(lookup, world),
      };
    }),
  blessing: (lookup) =>
    lookup.dataset.universe.blessings.map(({ id, rarity, path }) => ({
      ...plain(id, lookup.name('blessing', id)),
      rarity,
      about: universePathName(lookup, path).text,
    })),
  curio: (lookup) =>
    [...new Set(lookup.dataset.universe.curios.map(({ display }) => display))].map((display) =>
      plain(display, lookup.name('curio', display)),
    ),
  achievement: (lookup) => {
    const { series, achievements } = lookup.dataset.achievements;
    const pageIds = new Map(series.map(({ id, pageId }) => [id, pageId]));
    return achievements.map(({ id, series: own }) => ({
      ...plain(id, lookup.name('achievement', id)),
      // They stand on the page of their series.
      pageId: pageIds.get(own) ?? String(own),
      about: lookup.name('achievementSeries', own)?.text,
    }));
  },
};

const HIGHEST = 5;
const LOWEST = 1;

function plain(id: number, name: PageName | null): Thing {
  return { id, pageId: String(id), name, rarity: LOWEST };
}

/** What anybody can do, called as on its page; for whom is told beside it. */
function featsOf(lookup: Lookup): Thing[] {
  const { terms } = lookup.dataset;
  // Data without the words for effects, as some others have them, have no names for what these do.
  if (!terms[lookup.language]) return [];
  const effectText = effectTextOf(lookup);
  const nameOf = featNamer(effectText);
  return [...lookup.dataset.featsByPage.values()].map(({ id, pageId }) => {
    const { text, reach } = nameOf(pageId);
    // Players of all languages write English, too.
    const also = [effectText.terms, terms.en].flatMap((each) => each?.feats.also[pageId] ?? []);
    return { id, pageId, name: { text }, about: reach, also, rarity: HIGHEST };
  });
}

/** Pieces stand on the page of their set. */
function piecesOf(lookup: Lookup, { id, pageId, pieces }: RelicSet): Thing[] {
  return pieces.map(({ type }) => ({
    id: relicPieceKey(id, type),
    pageId,
    rarity: HIGHEST,
    name: lookup.name('relicPiece', relicPieceKey(id, type)),
    about: lookup.name('relicSet', id)?.text,
  }));
}

/** A stage stands with the rarest item that it is run for, on whose page it is told; relics drop in pieces. */
function stageOf(lookup: Lookup, { id, kind, drops }: Stage): Thing[] {
  const { items, sources } = lookup.dataset;
  const [item] = drops
    .map((drop) => drop.id as ItemId)
    .filter((drop) => sources.get(drop)?.kind === kind)
    .flatMap((drop) => items.get(drop) ?? [])
    .sort((a, b) => b.rarity - a.rarity);
  if (!item) return [];
  return [
    {
      ...plain(id, lookup.name('stage', id)),
      pageId: item.pageId ?? String(item.id),
      about: lookup.name('item', item.id)?.text,
      stageKind: kind,
    },
  ];
}

/** A cavern stands with each of the sets that drop there. */
function setsOf(lookup: Lookup, { id, kind, drops }: Stage): Thing[] {
  if (kind !== 'cavern') return [];
  const { search } = lookup.dataset;
  const dropped = new Set(drops.map((drop) => setOfDrop(drop.id)));
  return lookup.dataset.relics.sets
    .filter((set) => dropped.has(set.id))
    .map((set) => ({
      // Of two sets that drop in one place, each is found.
      ...plain(id * 1000 + set.id, lookup.name('stage', id)),
      pageId: set.pageId,
      about: lookup.name('relicSet', set.id)?.text,
      also: [
        ...new Set([lookup.language, 'en' as const].flatMap((each) => search[each]?.caverns ?? [])),
      ],
      stageKind: kind,
      rarity: HIGHEST,
    }));
}

/** A drop of relics is an item: 8, the set, and how rare its pieces are. Source: ItemConfig, 81041 to 81304. */
function setOfDrop(item: number): number {
  return Math.floor((item - 80_000) / 10);
}

function itemsOf(lookup: Lookup, isWanted: (purpose: ItemPurpose) => boolean): Thing[] {
  return [...lookup.dataset.itemsByPage.values()]
    .filter(({ purpose }) => isWanted(purpose))
    .map(({ id, pageId, rarity }) => ({ id, pageId, rarity, name: lookup.name('item', id) }));
}
