import {
  type Dataset,
  ELEMENTS,
  type Element,
  type Language,
  type Name,
  type NameKind,
  nameOf,
  PATHS,
  type Path,
  type Point,
} from '../dataset/index.ts';

/** A name with its language only where it is not the page's: a fallback to be marked. */
export interface PageName {
  readonly text: string;
  readonly lang?: Language | undefined;
}

/** A path's name; names of paths are kept under their place in the list. */
export function pathName(dataset: Dataset, language: Language, path: Path): PageName {
  return pageName(nameOf(dataset.names, language, 'path', PATHS.indexOf(path) + 1), language, path);
}

export function elementName(dataset: Dataset, language: Language, element: Element): PageName {
  const place = ELEMENTS.indexOf(element) + 1;
  return pageName(nameOf(dataset.names, language, 'element', place), language, element);
}

/** A looked-up name as pages carry it. What has no name anywhere is shown by what it is called in the data. */
export function pageName(
  name: Name | undefined,
  language: Language,
  otherwise: number | string,
): PageName {
  if (!name) return { text: String(otherwise) };
  return name.language === language
    ? { text: name.text }
    : { text: name.text, lang: name.language };
}

/** The name of a thing as pages carry it; null where no language has one. */
export function named(
  dataset: Dataset,
  language: Language,
  kind: NameKind,
  id: number | string,
): PageName | null {
  const name = nameOf(dataset.names, language, kind, id);
  return name ? pageName(name, language, id) : null;
}

const GENDER_MARKS = { M: '♂', F: '♀' } as const;

/**
 * A character's name; a protagonist's with its path in brackets and a mark of its gender, since all
 * share one name.
 */
export function characterName(dataset: Dataset, language: Language, id: number): PageName {
  const name = nameOf(dataset.names, language, 'character', id);
  const character = dataset.characters.get(id as Parameters<typeof dataset.characters.get>[0]);
  if (!character?.gender) return pageName(name, language, id);
  const path = pathName(dataset, language, character.path);
  return {
    ...pageName(name, language, id),
    text: `${name?.text ?? id} (${path.text}) ${GENDER_MARKS[character.gender]}`,
  };
}

/** What a player is called where the game calls them by their own name: as the protagonist. */
export function nicknameIn(dataset: Dataset, language: Language): string {
  const protagonist = [...dataset.characters.values()].find((character) => character.gender);
  return nameOf(dataset.names, language, 'character', protagonist?.id ?? 0)?.text ?? '…';
}

/** The stats of a character or light cone by the game's words for them. */
const STAT_WORDS = {
  hp: 'MaxHP',
  attack: 'Attack',
  defence: 'Defence',
  speed: 'Speed',
  critRate: 'CriticalChance',
  critDamage: 'CriticalDamage',
  maxEnergy: 'MaxSP',
} as const;
export type BaseStat = keyof typeof STAT_WORDS;

export type BaseStatNames = Readonly<Record<BaseStat, PageName>>;

/** What the game calls the stats that every character has. */
export function baseStatNames(dataset: Dataset, language: Language): BaseStatNames {
  const entries = Object.entries(STAT_WORDS).map(([stat, word]) => [
    stat,
    statName(dataset, language, word),
  ]);
  return Object.fromEntries(entries) as BaseStatNames;
}

/** What a stat is called; names of stats are kept under their place in the list. */
export function statName(dataset: Dataset, language: Language, property: string): PageName {
  const place = dataset.relics.properties.indexOf(property) + 1;
  return pageName(nameOf(dataset.names, language, 'property', place), language, property);
}

/**
 * What a point is called: a stat trace by its stat, a skill by the first of its skills that has a name,
 * a bonus ability, or a skill of which none has one, by its own name. An enhanced skill without a name
 * is called as the skill it replaces.
 */
export function pointName(
  dataset: Dataset,
  language: Language,
  point: Point,
): PageName | undefined {
  const stat = point.stats[0];
  if (stat) {
    const place = dataset.relics.properties.indexOf(stat.property) + 1;
    const name = nameOf(dataset.names, language, 'property', place);
    return name && pageName(name, language, stat.property);
  }
  const skill = point.skills
    .flatMap((id) => [id, standardSkill(id)])
    .map((id) => nameOf(dataset.names, language, 'skill', id))
    .find((name) => name !== undefined);
  const name = skill ?? nameOf(dataset.names, language, 'point', point.id);
  return name && pageName(name, language, point.id);
}

/** Enhanced skills are numbered as the skill they replace, with a 1 before it. */
export function standardSkill(skill: number): number {
  return skill > 1_000_000 ? skill % 1_000_000 : skill;
}
