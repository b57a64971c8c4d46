import type {
  CharacterPage,
  EidolonCard,
  SkillCard,
  SkillGroup,
  TracePoint,
  VariantPage,
} from '@trailbook/pages';

/** What of an enhanced variant is otherwise than in the standard one, and what it was there. */
export interface Changes {
  /** The same skill as it was; the anchor of its point and its place there say which it is. */
  readonly skillBefore: (group: SkillGroup, skill: SkillCard) => SkillCard | undefined;
  readonly eidolonBefore: (eidolon: EidolonCard) => EidolonCard | undefined;
  readonly traceBefore: (trace: TracePoint) => TracePoint | undefined;
}

const NOTHING: Changes = {
  skillBefore: () => undefined,
  eidolonBefore: () => undefined,
  traceBefore: () => undefined,
};

/** Compares a variant with the standard one; of the standard one itself nothing is changed. */
export function changesOf({ variants }: CharacterPage, variant: VariantPage): Changes {
  const standard = variants[0];
  if (!standard || standard === variant) return NOTHING;
  const groups = [...standard.skills, ...standard.memosprite];
  return {
    skillBefore: (group, skill) => {
      const place = group.skills.indexOf(skill);
      const before = groups.find(({ anchor }) => anchor === group.anchor)?.skills[place];
      return before && differ(effectOfSkill(before), effectOfSkill(skill)) ? before : undefined;
    },
    eidolonBefore: (eidolon) => {
      const before = standard.eidolons.find(({ rank }) => rank === eidolon.rank);
      return before && differ(effectOf(before), effectOf(eidolon)) ? before : undefined;
    },
    traceBefore: (trace) => {
      const before = standard.traces.find(({ anchor }) => anchor === trace.anchor);
      return before && differ(effectOfTrace(before), effectOfTrace(trace)) ? before : undefined;
    },
  };
}

function effectOfSkill(skill: SkillCard) {
  const { target, toughness, energy, energyCost, points, params, text } = skill;
  return [target, toughness, energy, energyCost, points, params, text];
}

function effectOf({ params, text }: EidolonCard) {
  return [params, text];
}

function effectOfTrace({ params, stats, text }: TracePoint) {
  return [params, stats.map(({ property, value }) => [property, value]), text];
}

function differ(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
