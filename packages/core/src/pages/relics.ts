import {
  type Dataset,
  type Language,
  nameOf,
  RELIC_PIECES,
  type RelicAffix,
  type RelicPieceType,
  type RelicSet,
} from '../dataset/index.ts';
import { type FigureFormat, figureFormats } from '../text/index.ts';
import { type PageStat, pageStat } from './character.ts';
import { named, nicknameIn, type PageName, pageName, statName } from './names.ts';
import { hasTexts, type PageText, type TextBooks, textOf } from './texts.ts';

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
}

export interface RelicListPage {
  readonly relics: readonly RelicCard[];
  readonly filters: { readonly relicType: readonly RelicType[] };
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
  readonly text: PageText | null;
}

export interface RelicPage extends RelicCard {
  readonly version: string;
  readonly nickname: string;
  readonly hasTexts: boolean;
  readonly bonuses: readonly RelicBonus[];
  readonly pieces: readonly RelicPiece[];
}

/**
 * The relic list: cavern relics first, the newest first within a type.
 * Source: specification 1, section 2, '/{lang}/relics'.
 */
export function relicListPage(dataset: Dataset, language: Language): RelicListPage {
  const relics = dataset.relics.sets.map((set) => relicCard(dataset, language, set));
  const types: readonly RelicType[] = ['relic', 'ornament'];
  return {
    relics: relics.sort(
      (a, b) =>
        (b.rarity ?? 0) - (a.rarity ?? 0) ||
        types.indexOf(a.type) - types.indexOf(b.type) ||
        b.id - a.id,
    ),
    filters: { relicType: types },
  };
}

/**
 * A relic set's page. A set with two bonuses is a relic set, with one a planar ornament.
 * Source: specification 1, 'Relic set detail'.
 *
 * @returns undefined when there is no such set
 */
export function relicPage(
  dataset: Dataset,
  language: Language,
  pageId: string,
  books: TextBooks = {},
): RelicPage | undefined {
  const set = dataset.relicsByPage.get(pageId);
  if (!set) return undefined;
  return {
    ...relicCard(dataset, language, set),
    version: set.version,
    nickname: nicknameIn(dataset, language),
    hasTexts: hasTexts(books),
    bonuses: set.bonuses.map((bonus) => ({
      pieces: bonus.pieces,
      stats: bonus.stats.map((stat) => pageStat(dataset, language, stat)),
      params: bonus.params,
      formats: figureFormats([bonus.params]),
      text: textOf(books, language, 'relicBonusDescription', set.id * 10 + bonus.pieces) ?? null,
    })),
    pieces: set.pieces.map((piece) => relicPiece(dataset, language, set, piece, books)),
  };
}

function relicCard(dataset: Dataset, language: Language, set: RelicSet): RelicCard {
  const rarities = set.pieces.flatMap((piece) => piece.variants.map((variant) => variant.rarity));
  return {
    id: set.id,
    pageId: set.pageId,
    name: pageName(nameOf(dataset.names, language, 'relicSet', set.id), language, set.id),
    type: set.bonuses.length === 1 ? 'ornament' : 'relic',
    rarity: rarities.length > 0 ? Math.max(...rarities) : null,
    icon: set.icon,
  };
}

function relicPiece(
  dataset: Dataset,
  language: Language,
  set: RelicSet,
  piece: RelicSet['pieces'][number],
  books: TextBooks,
): RelicPiece {
  const key = set.id * 10 + RELIC_PIECES.indexOf(piece.type) + 1;
  return {
    type: piece.type,
    name: named(dataset, language, 'relicPiece', key),
    icon: piece.icon,
    text: textOf(books, language, 'relicDescription', key) ?? null,
    loreTitle: textOf(books, language, 'relicLoreTitle', key) ?? null,
    lore: textOf(books, language, 'relicLore', key) ?? null,
    variants: [...piece.variants]
      .sort((a, b) => a.rarity - b.rarity)
      .map((variant) => ({
        rarity: variant.rarity,
        maxLevel: variant.maxLevel,
        mainAffixes: affixRows(dataset, language, dataset.relics.mainAffixes[variant.mainAffixes]),
        subAffixes: affixRows(dataset, language, dataset.relics.subAffixes[variant.subAffixes]),
      })),
  };
}

function affixRows(
  dataset: Dataset,
  language: Language,
  affixes: readonly RelicAffix[] = [],
): AffixRow[] {
  return affixes.map(({ property, base, perLevel = 0, step = 0, steps = 0 }) => ({
    property,
    name: statName(dataset, language, property),
    base,
    perLevel,
    step,
    steps,
  }));
}
