import { describe, expect, it } from 'vitest';
import { characterEntry, SEELE } from '../../test/real-data.ts';
import { isSameGoal } from './is-same-goal.ts';

describe('isSameGoal', () => {
  const seele = characterEntry(SEELE);
  const skills = Object.entries(seele.skills);

  it('looks past the place in the plan, and whether an entry is counted', () => {
    expect(isSameGoal(seele, { ...seele, priority: 7, enabled: false })).toBe(true);
  });

  it('looks past the order in which fields were stored', () => {
    const { from, to, ...rest } = seele;
    const restored = { to, ...rest, from: { ascension: from.ascension, level: from.level } };
    expect(isSameGoal(seele, { ...restored, skills: Object.fromEntries(skills.reverse()) })).toBe(
      true,
    );
  });

  it.each([
    ['a level', { ...seele, to: { level: 79, ascension: 6 } }],
    ['a skill', { ...seele, skills: { ...seele.skills, [skills[0]?.[0] ?? '']: [1, 2] as const } }],
    ['a trace', { ...seele, traces: {} }],
  ])('sees %s', (_, other) => {
    expect(isSameGoal(seele, other)).toBe(false);
  });
});
