import type {
  Character,
  CharacterId,
  CharacterVariant,
  Cost,
  Dataset,
  Element,
  ItemId,
  Language,
  Path,
  Point,
  PointType,
} from '../dataset/index.ts';
import { eidolonBonus, materials, newCharacterEntry } from '../planner/index.ts';
import { type ArchivePage, archivePage } from './archive.ts';
import { type CountedItem, countedItems, type ItemRef, itemRef } from './items.ts';
import {
  type BaseStatNames,
  baseStatNames,
  characterName,
  elementName,
  named,
  nicknameIn,
  type PageName,
  pathName,
  pointName,
  statName,
} from './names.ts';
import { type SkillCard, skillCards } from './skills.ts';
import { hasTexts, type PageText, type TextBooks, textOf } from './texts.ts';

/** A point that has skills, with what its levels cost. */
export interface SkillGroup {
  readonly id: number;
  readonly anchor: number;
  /** Null for what the memosprite has beside its points. */
  readonly name: PageName | null;
  readonly steps: readonly { readonly level: number; readonly cost: Cost }[];
  /** Levels that eidolons add to those of the steps. */
  readonly bonus: number;
  readonly skills: readonly SkillCard[];
}

export interface TracePoint {
  readonly id: number;
  readonly type: PointType;
  readonly anchor: number;
  readonly parents: readonly number[];
  readonly name: PageName | null;
  readonly icon: string;
  readonly stats: readonly PageStat[];
  readonly params: readonly number[];
  readonly text: PageText | null;
  readonly brief: PageText | null;
  /** What unlocking it costs; for skills, their first level, which is free. */
  readonly cost: Cost;
  readonly ascension: number | null;
  readonly characterLevel: number | null;
  readonly isUnlocked: boolean;
}

export interface PageStat {
  readonly property: string;
  readonly name: PageName;
  readonly value: number;
}

export interface EidolonCard {
  readonly id: number;
  readonly rank: number;
  readonly name: PageName | null;
  readonly icon: string;
  readonly params: readonly number[];
  readonly text: PageText | null;
  /** Skills that gain levels, and how many. */
  readonly bonuses: readonly { readonly name: PageName | null; readonly levels: number }[];
}

export interface VariantPage {
  readonly enhanced: number;
  readonly skills: readonly SkillGroup[];
  readonly memosprite: readonly SkillGroup[];
  readonly traces: readonly TracePoint[];
  readonly eidolons: readonly EidolonCard[];
}

export interface SkinCard {
  readonly id: number;
  readonly name: PageName | null;
  readonly art: string;
  readonly text: PageText | null;
}

export interface CharacterPage {
  readonly id: CharacterId;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: { readonly value: Path; readonly name: PageName };
  readonly element: { readonly value: Element; readonly name: PageName };
  /** For protagonists, whose pages set it for the whole site. */
  readonly gender: 'M' | 'F' | null;
  /** What the player is called in texts. */
  readonly nickname: string;
  readonly isAvailable: boolean;
  readonly icon: string;
  readonly miniIcon: string;
  readonly art: string;
  readonly skins: readonly SkinCard[];
  readonly text: PageText | null;
  /** Whether sentences were read at all: if so, one that is not there is missing. */
  readonly hasTexts: boolean;
  readonly maxEnergy: number | null;
  readonly ascensions: Character['ascensions'];
  readonly statNames: BaseStatNames;
  readonly servant: { readonly id: number; readonly name: PageName | null } | null;
  /** The standard variant first. */
  readonly variants: readonly VariantPage[];
  /** Everything to the maximum. */
  readonly total: readonly CountedItem[];
  /** The items that costs name. */
  readonly items: Readonly<Record<string, ItemRef>>;
  readonly archive: ArchivePage | null;
}

/**
 * A character's page. Source: specification 1, 'Character detail'.
 *
 * @returns undefined when there is no such character
 */
export function characterPage(
  dataset: Dataset,
  language: Language,
  id: CharacterId,
  books: TextBooks = {},
): CharacterPage | undefined {
  const character = dataset.characters.get(id);
  if (!character) return undefined;
  const servant = dataset.servants.get(character.servant ?? 0);
  const entry = newCharacterEntry(dataset, id, { now: 0 });
  return {
    id,
    pageId: character.pageId,
    name: characterName(dataset, language, id),
    rarity: character.rarity,
    path: { value: character.path, name: pathName(dataset, language, character.path) },
    element: { value: character.element, name: elementName(dataset, language, character.element) },
    gender: character.gender ?? null,
    nickname: nicknameIn(dataset, language),
    isAvailable: !character.unreleased,
    icon: character.icon,
    miniIcon: character.miniIcon,
    art: character.art,
    skins: character.skins.map((skin) => ({
      id: skin.id,
      name: named(dataset, language, 'skin', skin.id),
      art: skin.art,
      text: textOf(books, language, 'skinDescription', skin.id) ?? null,
    })),
    text: textOf(books, language, 'characterDescription', id) ?? null,
    hasTexts: hasTexts(books),
    maxEnergy: character.maxEnergy ?? null,
    ascensions: character.ascensions,
    statNames: baseStatNames(dataset, language),
    servant: servant
      ? { id: servant.id, name: named(dataset, language, 'servant', servant.id) }
      : null,
    variants: character.variants.map((variant) =>
      variantPage(dataset, language, character, variant, books),
    ),
    total: entry ? countedItems(dataset, language, materials(dataset, entry)) : [],
    items: itemsOf(dataset, language, character),
    archive: archivePage(dataset, language, id, books),
  };
}

function variantPage(
  dataset: Dataset,
  language: Language,
  character: Character,
  variant: CharacterVariant,
  books: TextBooks,
): VariantPage {
  const groups = variant.points
    .filter((point) => point.skills.length > 0)
    .map((point) => ({
      type: point.type,
      group: skillGroup(dataset, language, character, variant, point, books),
    }))
    .filter(({ group }) => group.skills.length > 0);
  const ofServant = groups.filter(({ type }) => type === 'servant').map(({ group }) => group);
  return {
    enhanced: variant.enhanced,
    skills: groups.filter(({ type }) => type !== 'servant').map(({ group }) => group),
    memosprite: [...ofServant, ...restOfServant(dataset, language, character, variant, books)],
    traces: variant.points.map((point) => tracePoint(dataset, language, point, books)),
    eidolons: variant.eidolons.map((eidolon) => ({
      id: eidolon.id,
      rank: eidolon.rank,
      name:
        named(dataset, language, 'eidolon', eidolon.id) ??
        named(dataset, language, 'eidolon', standardEidolon(character, eidolon.rank)),
      icon: eidolon.icon,
      params: eidolon.params,
      text: textOf(books, language, 'eidolonDescription', eidolon.id) ?? null,
      bonuses: bonusesOf(dataset, language, variant, eidolon.skillLevels),
    })),
  };
}

function skillGroup(
  dataset: Dataset,
  language: Language,
  character: Character,
  variant: CharacterVariant,
  point: Point,
  books: TextBooks,
): SkillGroup {
  const bonus = eidolonBonus(
    dataset,
    {
      id: character.id,

      enhanced: variant.enhanced,
      eidolon: variant.eidolons.length,
    },
    point,
  );
  return {
    id: point.id,
    anchor: point.anchor,
    name: pointName(dataset, language, point) ?? null,
    steps: point.levels.map(({ level, cost }) => ({ level, cost })),
    bonus,
    skills: skillCards(dataset, language, point.skills, point.levels.length + bonus, books),
  };
}

/** What a memosprite can do that no point raises. */
function restOfServant(
  dataset: Dataset,
  language: Language,
  character: Character,
  variant: CharacterVariant,
  books: TextBooks,
): SkillGroup[] {
  const servant = dataset.servants.get(character.servant ?? 0);
  const raised = new Set(variant.points.flatMap((point) => point.skills));
  const rest = (servant?.skills ?? []).filter((skill) => !raised.has(skill));
  const skills = skillCards(dataset, language, rest, 1, books);
  return skills.length > 0 ? [{ id: 0, anchor: 0, name: null, steps: [], bonus: 0, skills }] : [];
}

function tracePoint(
  dataset: Dataset,
  language: Language,
  point: Point,
  books: TextBooks,
): TracePoint {
  const first = point.levels[0];
  return {
    id: point.id,
    type: point.type,
    anchor: point.anchor,
    parents: point.parents,
    name: pointName(dataset, language, point) ?? null,
    icon: point.icon,
    stats: point.stats.map((stat) => pageStat(dataset, language, stat)),
    params: point.params ?? [],
    text: textOf(books, language, 'pointDescription', point.id) ?? null,
    brief: textOf(books, language, 'pointBrief', point.id) ?? null,
    cost: first?.cost ?? [],
    ascension: first?.ascension ?? null,
    characterLevel: first?.characterLevel ?? null,
    isUnlocked: point.unlocked,
  };
}

/** A stat with its name. */
export function pageStat(
  dataset: Dataset,
  language: Language,
  { property, value }: { readonly property: string; readonly value: number },
): PageStat {
  return { property, name: statName(dataset, language, property), value };
}

/** Skills raised by an eidolon, once each point: a point may stand for several skills. */
function bonusesOf(
  dataset: Dataset,
  language: Language,
  variant: CharacterVariant,
  skillLevels: Readonly<Record<string, number>>,
): EidolonCard['bonuses'] {
  return variant.points.flatMap((point) => {
    const levels = Math.max(0, ...point.skills.map((skill) => skillLevels[skill] ?? 0));
    return levels > 0 ? [{ name: pointName(dataset, language, point) ?? null, levels }] : [];
  });
}

/** An enhanced variant's eidolons are those of the standard one where they have no name of their own. */
function standardEidolon(character: Character, rank: number): number {
  return character.variants[0]?.eidolons.find((eidolon) => eidolon.rank === rank)?.id ?? 0;
}

function itemsOf(
  dataset: Dataset,
  language: Language,
  character: Character,
): Record<string, ItemRef> {
  const costs = [
    ...character.ascensions.map((ascension) => ascension.cost),
    ...character.variants.flatMap((variant) =>
      variant.points.flatMap((point) => point.levels.map((level) => level.cost)),
    ),
  ];
  const ids = new Set<ItemId>(costs.flatMap((cost) => cost.map((row) => row.id)));
  return Object.fromEntries(
    [...ids].sort((a, b) => a - b).map((id) => [id, itemRef(dataset, language, id)]),
  );
}
