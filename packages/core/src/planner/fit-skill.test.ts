import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, SEELE } from '../../test/real-data.ts';
import type { PointId } from '../dataset/index.ts';
import { setLevel } from './edit.ts';
import { fitSkill, raiseForSkill } from './fit-skill.ts';

const point = 1102002 as PointId;
const seele = characterEntry(SEELE);
const forty = setLevel(dataset, seele, 'to', 40);

describe('a skill beyond what the ascension allows', () => {
  const fitted = fitSkill(dataset, forty, { point, side: 'to', level: 8 });

  it('goes as far as it may', () => {
    expect(forty.to).toEqual({ level: 40, ascension: 2 });
    expect(fitted.entry.skills[point]).toEqual([1, 3]);
  });

  it('says what the level needs', () => {
    expect(fitted.barred).toEqual({ code: 'SKILL_NEEDS_RANK', point, level: 8, rank: 5 });
  });

  it('has its level once the ascension is raised, and no further than it must', () => {
    const raised = raiseForSkill(dataset, forty, { point, side: 'to', level: 8 });
    expect(raised.skills[point]).toEqual([1, 8]);
    expect(raised.to).toEqual({ level: 60, ascension: 5 });
    expect(raised.from).toEqual(forty.from);
  });

  it('of where it stands takes the target along', () => {
    const raised = raiseForSkill(dataset, forty, { point, side: 'from', level: 8 });
    expect(raised.from).toEqual({ level: 60, ascension: 5 });
    expect(raised.to).toEqual({ level: 60, ascension: 5 });
    expect(raised.skills[point]).toEqual([8, 8]);
  });
});

it('a skill that is allowed is set, and nothing is said', () => {
  const fitted = fitSkill(dataset, seele, { point, side: 'to', level: 7 });
  expect(fitted).toEqual({ entry: { ...seele, skills: { ...seele.skills, [point]: [1, 7] } } });
});
