import type { SkillCard } from './skills.ts';

/** Groups whose skills are counted where several are called alike, by one name or by one kind. */
export function withNamesakes<Group extends { readonly skills: readonly SkillCard[] }>(
  groups: readonly Group[],
): Group[] {
  const all = groups.flatMap(({ skills }) => skills);
  const nthOf = (skill: SkillCard) => {
    const namesakes = all.filter((other) => callOf(other) === callOf(skill));
    return namesakes.length > 1 ? { nth: namesakes.indexOf(skill) + 1 } : {};
  };
  return groups.map((group) => ({
    ...group,
    skills: group.skills.map((skill) => ({ ...skill, ...nthOf(skill) })),
  }));
}

function callOf({ name, type }: SkillCard): string {
  return name?.text ?? `${type}`;
}
