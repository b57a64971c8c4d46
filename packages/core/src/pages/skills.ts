import type {
  Dataset,
  Element,
  Language,
  Skill,
  SkillId,
  SkillTarget,
  SkillType,
} from '../dataset/index.ts';
import { type FigureFormat, figureFormats } from '../text/index.ts';
import { named, type PageName, standardSkill } from './names.ts';
import { type PageText, type TextBooks, textOf } from './texts.ts';

/** A skill as its card shows it. */
export interface SkillCard {
  readonly id: SkillId;
  /** Null where nobody published one: the card is then called by its type. */
  readonly name: PageName | null;
  readonly icon: string;
  readonly type: SkillType | null;
  readonly target: SkillTarget | null;
  readonly element: Element | null;
  readonly toughness: Skill['toughness'] | null;
  readonly energy: number | null;
  readonly energyCost: number | null;
  readonly points: number | null;
  /** Figures, one list a level, up to the highest level that can be reached. */
  readonly params: readonly (readonly number[])[];
  /** How figures are written where there is no text to say it. */
  readonly formats: readonly FigureFormat[];
  readonly tag: PageText | null;
  readonly text: PageText | null;
  readonly brief: PageText | null;
}

/** The cards of some skills; those of which nothing is known, not even figures, are left out. */
export function skillCards(
  dataset: Dataset,
  language: Language,
  ids: readonly SkillId[],
  highestLevel: number,
  books: TextBooks,
): SkillCard[] {
  return ids.flatMap((id) => {
    const skill = dataset.skills.get(id);
    return skill ? [skillCard(dataset, language, skill, highestLevel, books)] : [];
  });
}

function skillCard(
  dataset: Dataset,
  language: Language,
  skill: Skill,
  highestLevel: number,
  books: TextBooks,
): SkillCard {
  const params = alike(skill.params)
    ? skill.params.slice(0, 1)
    : skill.params.slice(0, highestLevel);
  return {
    id: skill.id,
    name: skillName(dataset, language, skill.id),
    icon: skill.icon,
    type: skill.type ?? null,
    target: skill.target ?? null,
    element: skill.element ?? null,
    toughness: skill.toughness ?? null,
    energy: skill.energy ?? null,
    energyCost: skill.energyCost ?? null,
    points: skill.points ?? null,
    params,
    formats: figureFormats(params),
    tag: textOf(books, language, 'skillTag', skill.id) ?? null,
    text: textOf(books, language, 'skillDescription', skill.id) ?? null,
    brief: textOf(books, language, 'skillBrief', skill.id) ?? null,
  };
}

/** An enhanced skill without a name is called as the skill it replaces. */
function skillName(dataset: Dataset, language: Language, id: SkillId): PageName | null {
  return (
    named(dataset, language, 'skill', id) ?? named(dataset, language, 'skill', standardSkill(id))
  );
}

/** Techniques and the like do the same at every level. */
function alike(levels: Skill['params']): boolean {
  const first = JSON.stringify(levels[0]);
  return levels.every((level) => JSON.stringify(level) === first);
}
