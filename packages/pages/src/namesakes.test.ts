import { expect, it } from 'vitest';
import type { SkillGroup } from './character.ts';
import { withNamesakes } from './namesakes.ts';

/** Groups of skills by their names; null for one that has none. */
function groupsOf(...names: (string | null)[][]): SkillGroup[] {
  return names.map((skills, id) => ({
    id,
    anchor: id,
    name: null,
    steps: [],
    bonus: 0,
    skills: skills.map((text, place) => ({
      id: (id * 10 + place) as never,
      name: text === null ? null : { text },
      icon: '',
      type: 'memosprite',
      target: null,
      element: null,
      toughness: null,
      energy: null,
      energyCost: null,
      points: null,
      params: [],
      formats: [],
      effects: null,
      sentence: null,
      tag: null,
      text: null,
      brief: null,
    })),
  }));
}

it('counts skills that are called alike, through all groups, and no others', () => {
  const groups = withNamesakes(groupsOf(['Claw', null], ['Wing', 'Wing', null], [null]));
  expect(groups.map(({ skills }) => skills.map(({ nth }) => nth))).toEqual([
    [undefined, 1],
    [1, 2, 2],
    [3],
  ]);
});
