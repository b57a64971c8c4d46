import {
  type Dataset,
  type Element,
  type Lookup,
  type NameKind,
  oncePerLookup,
  type PageName,
  type PageText,
  type Point,
  SKILL_TYPE_AT,
  type Skill,
  type SkillId,
  type SkillTarget,
  type SkillType,
  standardSkillKey,
} from '@trailbook/core/internal/dataset';
import { type EffectLine, effectLines, plainSentenceOf } from '@trailbook/core/internal/effects';
import { type FigureFormat, figureFormats } from '@trailbook/core/internal/text';

/** A skill as its card shows it. */
export interface SkillCard {
  readonly id: SkillId;
  /** Null where neither the language nor English has one: the card is then called by its type. */
  readonly name: PageName | null;
  /** Which it is of several that are called alike, from 1. */
  readonly nth?: number;
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
  /** What it does, line by line; null where nobody has written it down. */
  readonly effects: readonly EffectLine[] | null;
  /** The same in plain sentences; null where they would say nothing. Rule D29. */
  readonly sentence: string | null;
  readonly tag: PageText | null;
  readonly text: PageText | null;
  readonly brief: PageText | null;
}

/**
 * The cards of some skills; those of which nothing is known, not even figures, are left out.
 *
 * @param kind - what each is that does not say it itself
 */
export function skillCards(
  lookup: Lookup,
  ids: readonly SkillId[],
  highestLevel: number,
  kind: (id: SkillId) => SkillType | null = () => null,
): SkillCard[] {
  return ids.flatMap((id) => {
    const skill = lookup.dataset.skills.get(id);
    return skill ? [skillCard(lookup, skill, highestLevel, kind(id))] : [];
  });
}

/**
 * What a point is called: a stat trace by its stat, a skill by the first of its skills that has a name,
 * a bonus ability, or a skill of which none has one, by its own name.
 */
export function pointName(lookup: Lookup, point: Point): PageName | null {
  const stat = point.stats[0];
  if (stat) {
    return lookup.stat(stat.property);
  }
  for (const skill of point.skills) {
    const name = skillName(lookup, skill);
    if (name) return name;
  }
  return lookup.name('point', point.id);
}

// Rule D28.
/** What a skill of a point is that does not say it itself. */
export function kindOf({ type, anchor, skills }: Point, id: SkillId): SkillType | null {
  // What stands beside an ability of a character may be anything, such as a further effect.
  return type === 'skill' && skills[0] !== id ? null : (SKILL_TYPE_AT[anchor] ?? null);
}

function skillCard(
  lookup: Lookup,
  skill: Skill,
  highestLevel: number,
  kind: SkillType | null,
): SkillCard {
  const params = alike(skill.params)
    ? skill.params.slice(0, 1)
    : skill.params.slice(0, highestLevel);
  const entry = lookup.dataset.effects.skills.get(skill.id);
  return {
    id: skill.id,
    name: skillName(lookup, skill.id),
    icon: skill.icon,
    type: skill.type ?? kind,
    target: skill.target ?? null,
    element: skill.element ?? null,
    toughness: skill.toughness ?? null,
    energy: skill.energy ?? null,
    energyCost: skill.energyCost ?? null,
    points: skill.points ?? null,
    params,
    formats: figureFormats(params),
    effects: effectLines(lookup, entry),
    sentence: plainSentenceOf(lookup, entry, { levels: params, element: skill.element }),
    tag: lookup.text('skillTag', skill.id),
    text: lookup.text('skillDescription', skill.id),
    brief: lookup.text('skillBrief', skill.id),
  };
}

/**
 * An enhanced skill without a name is called as the skill it replaces. A memosprite's skills have ids of the
 * same shape, but replace none.
 */
export function skillName(lookup: Lookup, id: SkillId): PageName | null {
  const own = lookup.name('skill', id);
  if (own || ofMemosprites(lookup).has(id)) return own;
  return lookup.name('skill', standardSkillKey(id));
}

const ofMemosprites = oncePerLookup(
  ({ dataset }): ReadonlySet<SkillId> =>
    new Set([...dataset.servants.values()].flatMap(({ skills }) => skills)),
);

/** Techniques and the like do the same at every level. */
function alike(levels: Skill['params']): boolean {
  const first = JSON.stringify(levels[0]);
  return levels.every((level) => JSON.stringify(level) === first);
}

/** Whether a thing has a name in any language. What has none is left out of lists and of the search. */
export function isNamed({ names }: Dataset, kind: NameKind, key: number): boolean {
  return Object.values(names).some((book) => book[kind][key] !== undefined);
}
