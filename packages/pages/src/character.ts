import type {
  Character,
  CharacterId,
  CharacterVariant,
  Cost,
  Element,
  Gender,
  Lookup,
  PageName,
  PageText,
  Path,
  Point,
  PointType,
  SkillId,
  SkillType,
} from '@trailbook/core/internal/dataset';
import {
  type CountedItem,
  countedItems,
  type ItemRef,
  itemsOf,
} from '@trailbook/core/internal/dataset';
import type { EffectEntry, EffectLine } from '@trailbook/core/internal/effects';
import { effectLines, plainSentenceOf } from '@trailbook/core/internal/effects';
import { eidolonBonus, materials, newCharacterEntry } from '@trailbook/core/internal/planner';
import { type ArchivePage, archivePage } from './archive.ts';
import { characterCards } from './characters.ts';
import { withNamesakes } from './namesakes.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import {
  lightConesOfPath,
  type RelatedThing,
  type RelicsByStat,
  relicsByStat,
} from './related-items.ts';
import { kindOf, pointName, type SkillCard, skillCards } from './skills.ts';
import { type BaseStatNames, baseStatNames, type PageStat, pageStats, summaryOf } from './stats.ts';

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
  readonly effects: readonly EffectLine[] | null;
  /** The same in plain sentences; null where they would say nothing. Rule D29. */
  readonly sentence: string | null;
  readonly text: PageText | null;
  /** What unlocking it costs; for skills, their first level, which is free. */
  readonly cost: Cost;
  readonly ascension: number | null;
  readonly characterLevel: number | null;
}

export interface EidolonCard {
  readonly id: number;
  readonly rank: number;
  readonly name: PageName | null;
  readonly icon: string;
  readonly params: readonly number[];
  readonly effects: readonly EffectLine[] | null;
  /** The same in plain sentences; null where they would say nothing. Rule D29. */
  readonly sentence: string | null;
  readonly text: PageText | null;
  /** Skills that gain levels, and how many. */
  readonly bonuses: readonly {
    /** The point's own, which tells apart those without a name. */
    readonly id: number;
    readonly name: PageName | null;
    readonly type: SkillType | null;
    readonly levels: number;
  }[];
}

export interface VariantPage {
  readonly enhanced: number;
  readonly skills: readonly SkillGroup[];
  readonly memosprite: readonly SkillGroup[];
  readonly traces: readonly TracePoint[];
  readonly eidolons: readonly EidolonCard[];
}

export interface SkinCard {
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
  readonly gender: Gender | null;
  /** What the player is called in texts. */
  readonly nickname: string;
  readonly isAvailable: boolean;
  readonly miniIcon: string;
  readonly art: string;
  readonly skins: readonly SkinCard[];
  /** What the character does in short, for where the page is listed. */
  readonly summary: string;
  readonly text: PageText | null;
  /** Whether sentences were read at all: if so, one that is not there is missing. */
  readonly hasTexts: boolean;
  readonly maxEnergy: number | null;
  readonly ascensions: Character['ascensions'];
  readonly statNames: BaseStatNames;
  readonly servant: { readonly name: PageName | null } | null;
  /** The standard variant first. */
  readonly variants: readonly VariantPage[];
  /** Everything to the maximum. */
  readonly total: readonly CountedItem[];
  /** The items that costs name. */
  readonly items: Readonly<Record<string, ItemRef>>;
  readonly archive: ArchivePage | null;
  readonly lightCones: readonly RelatedThing[];
  readonly relicsByStat: readonly RelicsByStat[];
  readonly neighbours: Neighbours;
}

/**
 * A character's page. Rule D5.
 *
 * @returns undefined when there is no such character
 */
export function characterPage(lookup: Lookup, id: CharacterId): CharacterPage | undefined {
  const { dataset } = lookup;
  const character = dataset.characters.get(id);
  if (!character) return undefined;
  const servant = dataset.servants.get(character.servant ?? 0);
  const entry = newCharacterEntry(dataset, id, { now: 0 });
  const variants = character.variants.map((variant) => variantPage(lookup, character, variant));
  return {
    id,
    pageId: character.pageId,
    name: lookup.character(id),
    rarity: character.rarity,
    path: { value: character.path, name: lookup.path(character.path) },
    element: { value: character.element, name: lookup.element(character.element) },
    gender: character.gender ?? null,
    nickname: lookup.nickname,
    isAvailable: !character.unreleased,
    miniIcon: character.miniIcon,
    art: character.art,
    skins: character.skins.map((skin) => ({
      name: lookup.name('skin', skin.id),
      art: skin.art,
      text: lookup.text('skinDescription', skin.id),
    })),
    summary: summaryOf(lookup, tellingSkills(variants[0])),
    text: lookup.text('characterDescription', id),
    hasTexts: lookup.hasTexts,
    maxEnergy: character.maxEnergy ?? null,
    ascensions: character.ascensions,
    statNames: baseStatNames(lookup),
    servant: servant ? { name: lookup.name('servant', servant.id) } : null,
    variants,
    total: entry ? countedItems(lookup, materials(dataset, entry)) : [],
    items: itemsOf(lookup, costsOf(character)),
    archive: archivePage(lookup, id),
    lightCones: lightConesOfPath(lookup, character.path),
    relicsByStat: relicsByStat(lookup, character),
    neighbours: neighboursOf(characterCards(lookup), character.pageId),
  };
}

/** Skill, Ultimate and talent tell most of a character: each at the level that materials buy. */
function tellingSkills(variant: VariantPage | undefined) {
  const types: readonly (SkillType | null)[] = ['skill', 'ultimate', 'talent'];
  return types.flatMap((type) =>
    (variant?.skills ?? []).flatMap(({ skills, steps }) =>
      skills
        .filter((skill) => skill.type === type)
        .slice(0, 1)
        .map(({ effects, params }) => ({
          lines: effects?.slice(0, 2) ?? null,
          params: params[Math.min(steps.length, params.length) - 1] ?? [],
        })),
    ),
  );
}

function variantPage(lookup: Lookup, character: Character, variant: CharacterVariant): VariantPage {
  const groups = variant.points
    .filter((point) => point.skills.length > 0)
    .map((point) => ({
      type: point.type,
      group: skillGroup(lookup, character, variant, point),
    }))
    .filter(({ group }) => group.skills.length > 0);
  const ofServant = groups.filter(({ type }) => type === 'servant').map(({ group }) => group);
  const own = groups.filter(({ type }) => type !== 'servant').map(({ group }) => group);
  return {
    enhanced: variant.enhanced,
    skills: withNamesakes(own),
    memosprite: withNamesakes([...ofServant, ...restOfServant(lookup, character, variant)]),
    traces: variant.points.map((point) => tracePoint(lookup, point)),
    eidolons: variant.eidolons.map((eidolon) => ({
      id: eidolon.id,
      rank: eidolon.rank,
      name:
        lookup.name('eidolon', eidolon.id) ??
        lookup.name('eidolon', standardEidolon(character, eidolon.rank)),
      icon: eidolon.icon,
      params: eidolon.params,
      ...told(lookup, lookup.dataset.effects.eidolons.get(eidolon.id), eidolon.params),
      text: lookup.text('eidolonDescription', eidolon.id),
      bonuses: bonusesOf(lookup, variant, eidolon.skillLevels),
    })),
  };
}

function skillGroup(
  lookup: Lookup,
  character: Character,
  variant: CharacterVariant,
  point: Point,
): SkillGroup {
  const bonus = eidolonBonus(
    lookup.dataset,
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
    name: pointName(lookup, point),
    steps: point.levels.map(({ level, cost }) => ({ level, cost })),
    bonus,
    skills: skillCards(lookup, point.skills, point.levels.length + bonus, (id) =>
      kindOf(point, id),
    ),
  };
}

/** What a memosprite can do that no point raises. */
function restOfServant(
  lookup: Lookup,
  character: Character,
  variant: CharacterVariant,
): SkillGroup[] {
  const servant = lookup.dataset.servants.get(character.servant ?? 0);
  const raised = new Set(variant.points.flatMap((point) => point.skills));
  const rest = (servant?.skills ?? []).filter((skill) => !raised.has(skill));
  const skills = skillCards(lookup, rest, 1, () => 'memosprite');
  return skills.length > 0 ? [{ id: 0, anchor: 0, name: null, steps: [], bonus: 0, skills }] : [];
}

function tracePoint(lookup: Lookup, point: Point): TracePoint {
  const first = point.levels[0];
  return {
    id: point.id,
    type: point.type,
    anchor: point.anchor,
    parents: point.parents,
    name: pointName(lookup, point),
    icon: point.icon,
    stats: pageStats(lookup, point.stats),
    params: point.params ?? [],
    ...told(lookup, lookup.dataset.effects.points.get(point.id), point.params ?? []),
    text: lookup.text('pointDescription', point.id),
    cost: first?.cost ?? [],
    ascension: first?.ascension ?? null,
    characterLevel: first?.characterLevel ?? null,
  };
}

/** What something with one set of figures does, line by line and in plain sentences. */
function told(
  lookup: Lookup,
  entry: EffectEntry | undefined,
  params: readonly number[],
): Pick<EidolonCard, 'effects' | 'sentence'> {
  return {
    effects: effectLines(lookup, entry),
    sentence: plainSentenceOf(lookup, entry, { levels: [params] }),
  };
}

/** Skills raised by an eidolon, once each point: a point may stand for several skills. */
function bonusesOf(
  lookup: Lookup,
  variant: CharacterVariant,
  skillLevels: Readonly<Record<string, number>>,
): EidolonCard['bonuses'] {
  return variant.points.flatMap((point) => {
    const levels = Math.max(0, ...point.skills.map((skill) => skillLevels[skill] ?? 0));
    const [first = 0 as SkillId] = point.skills;
    const type = lookup.dataset.skills.get(first)?.type ?? kindOf(point, first);
    return levels > 0 ? [{ id: point.id, name: pointName(lookup, point), type, levels }] : [];
  });
}

/** An enhanced variant's eidolons are those of the standard one where they have no name of their own. */
function standardEidolon(character: Character, rank: number): number {
  return character.variants[0]?.eidolons.find((eidolon) => eidolon.rank === rank)?.id ?? 0;
}

function costsOf(character: Character): Cost[] {
  return [
    ...character.ascensions.map((ascension) => ascension.cost),
    ...character.variants.flatMap((variant) =>
      variant.points.flatMap((point) => point.levels.map((level) => level.cost)),
    ),
  ];
}
