import type { Lookup, PageName, PageText } from '@trailbook/core/internal/dataset';
import {
  isNew,
  newestFirst,
  oncePerLookup,
  type RelicAffix,
  type RelicPieceType,
  type RelicSet,
  type RelicSetId,
  relicBonusKey,
  relicPieceKey,
} from '@trailbook/core/internal/dataset';
import type { EffectLine, Feat } from '@trailbook/core/internal/effects';
import { effectLines } from '@trailbook/core/internal/effects';
import { type FigureFormat, figureFormats } from '@trailbook/core/internal/text';
import { type FeatChoices, featChoices } from './filters.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { type PageStat, pageStats, summaryOf } from './stats.ts';

/** Cavern relics have four pieces and two bonuses, planar ornaments two pieces and one. */
export type RelicType = 'relic' | 'ornament';

export interface RelicCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly type: RelicType;
  /** Null for a set without pieces, which is malformed. */
  readonly rarity: number | null;
  readonly icon: string;
  readonly version: string;
  /** Whether it came with the version that the data are of. */
  readonly isNew: boolean;
  /** What players ask who can do it. */
  readonly does: readonly Feat[];
  /** The stat that its first bonus raises; null where that raises none. */
  readonly stat: Pick<PageStat, 'property' | 'name'> | null;
}

export interface RelicListPage {
  readonly relics: readonly RelicCard[];
  readonly filters: {
    readonly types: readonly RelicType[];
    readonly does: readonly FeatChoices[];
  };
}

export interface AffixRow {
  readonly property: string;
  readonly name: PageName;
  readonly base: number;
  readonly perLevel: number;
  readonly step: number;
  readonly steps: number;
}

export interface RelicPiece {
  readonly type: RelicPieceType;
  readonly name: PageName | null;
  readonly icon: string;
  readonly text: PageText | null;
  readonly loreTitle: PageText | null;
  readonly lore: PageText | null;
  /** One for each rarity that the piece is found in, the highest last. */
  readonly variants: readonly {
    readonly rarity: number;
    readonly maxLevel: number;
    readonly mainAffixes: readonly AffixRow[];
    readonly subAffixes: readonly AffixRow[];
  }[];
}

export interface RelicBonus {
  /** Pieces it takes. */
  readonly pieces: number;
  readonly stats: readonly PageStat[];
  readonly params: readonly number[];
  readonly formats: readonly FigureFormat[];
  readonly effects: readonly EffectLine[] | null;
  readonly text: PageText | null;
}

export interface RelicPage extends RelicCard {
  readonly art: string;
  readonly nickname: string;
  readonly hasTexts: boolean;
  /** What it does in short, for where the page is listed. */
  readonly summary: string;
  readonly bonuses: readonly RelicBonus[];
  readonly pieces: readonly RelicPiece[];
  readonly neighbours: Neighbours;
}

const TYPES: readonly RelicType[] = ['relic', 'ornament'];

/** All relic sets, as their list shows them. */
export const relicCards = oncePerLookup((lookup): readonly RelicCard[] =>
  lookup.dataset.relics.sets
    .map((set) => relicCard(lookup, set))
    .sort(
      (a, b) =>
        (b.rarity ?? 0) - (a.rarity ?? 0) ||
        TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
        newestFirst(a, b),
    ),
);

/**
 * The relic list: cavern relics first, the newest first within a type.
 * Rule D2.
 */
export function relicListPage(lookup: Lookup): RelicListPage {
  const relics = relicCards(lookup);
  return { relics, filters: { types: TYPES, does: featChoices(lookup, relics) } };
}

/**
 * A relic set's page. A set with two bonuses is a relic set, with one a planar ornament.
 * Rule D14.
 *
 * @returns undefined when there is no such set
 */
export function relicPage(lookup: Lookup, id: RelicSetId): RelicPage | undefined {
  const set = lookup.dataset.relicSets.get(id);
  if (!set) return undefined;
  const bonuses = set.bonuses.map((bonus) => ({
    pieces: bonus.pieces,
    stats: pageStats(lookup, bonus.stats),
    params: bonus.params,
    formats: figureFormats([bonus.params]),
    effects: effectLines(lookup, lookup.dataset.effects.relicBonus(set.id, bonus.pieces)),
    text: lookup.text('relicBonusDescription', relicBonusKey(set.id, bonus.pieces)),
  }));
  return {
    ...relicCard(lookup, set),
    art: set.art,
    nickname: lookup.nickname,
    hasTexts: lookup.hasTexts,
    summary: summaryOf(
      lookup,
      bonuses.map(({ pieces, effects: lines, params }) => ({ label: `${pieces}`, lines, params })),
    ),
    bonuses,
    pieces: set.pieces.map((piece) => relicPiece(lookup, set, piece)),
    neighbours: neighboursOf(relicCards(lookup), set.pageId),
  };
}

function relicCard(lookup: Lookup, set: RelicSet): RelicCard {
  const [stat] = set.bonuses[0]?.stats ?? [];
  const rarities = set.pieces.flatMap((piece) => piece.variants.map((variant) => variant.rarity));
  return {
    id: set.id,
    pageId: set.pageId,
    name: lookup.nameOr('relicSet', set.id, set.id),
    type: set.bonuses.length === 1 ? 'ornament' : 'relic',
    rarity: rarities.length > 0 ? Math.max(...rarities) : null,
    icon: set.icon,
    version: set.version,
    isNew: isNew(lookup.dataset, set),
    does: lookup.dataset.doers.relics.get(set.id) ?? [],
    stat: stat ? { property: stat.property, name: lookup.stat(stat.property) } : null,
  };
}

function relicPiece(lookup: Lookup, set: RelicSet, piece: RelicSet['pieces'][number]): RelicPiece {
  const { mainAffixes, subAffixes } = lookup.dataset.relics;
  const key = relicPieceKey(set.id, piece.type);
  return {
    type: piece.type,
    name: lookup.name('relicPiece', key),
    icon: piece.icon,
    text: lookup.text('relicDescription', key),
    loreTitle: lookup.text('relicLoreTitle', key),
    lore: lookup.text('relicLore', key),
    variants: [...piece.variants]
      .sort((a, b) => a.rarity - b.rarity)
      .map((variant) => ({
        rarity: variant.rarity,
        maxLevel: variant.maxLevel,
        mainAffixes: affixRows(lookup, mainAffixes[variant.mainAffixes]),
        subAffixes: affixRows(lookup, subAffixes[variant.subAffixes]),
      })),
  };
}

function affixRows(lookup: Lookup, affixes: readonly RelicAffix[] = []): AffixRow[] {
  return affixes.map(({ property, base, perLevel = 0, step = 0, steps = 0 }) => ({
    property,
    name: affixName(lookup, property),
    base,
    perLevel,
    step,
    steps,
  }));
}

/** The game calls an amount and a share of a stat alike: where it has both, the share says that it is one. */
function affixName(lookup: Lookup, property: string): PageName {
  const name = lookup.stat(property);
  const amount = property.replace(/AddedRatio$/, 'Delta');
  const hasBoth = amount !== property && lookup.dataset.relics.properties.includes(amount);
  return hasBoth ? { ...name, text: `${name.text} %` } : name;
}
