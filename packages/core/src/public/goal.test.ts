import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import { goal, lightConeGoal, setLevel } from './index.ts';

describe('goal', () => {
  it('wants everything, as a new entry of the planner does', () => {
    const { entryId: _, ...entry } = characterEntry(1308);
    expect(goal(dataset, 'acheron')).toEqual({ ...entry, entryId: 1308 });
    const { entryId: __, ...cone } = lightConeEntry(23000);
    expect(lightConeGoal(dataset, 23000)).toEqual({ ...cone, entryId: 23000 });
  });

  it('takes all skills to one level, as far as each goes', () => {
    const { skills } = goal(dataset, 'acheron', { level: 80, skills: 8, traces: 'none' });
    expect(skills).toEqual({ 1308001: [1, 6], 1308002: [1, 8], 1308003: [1, 8], 1308004: [1, 8] });
  });

  it('wants no trace with none, and those that are listed', () => {
    expect(goal(dataset, 'acheron', { traces: 'none' }).traces).toEqual({});
    expect(goal(dataset, 'acheron', { traces: [1308101] }).traces).toEqual({ 1308101: 'selected' });
  });

  it('begins where the character is today', () => {
    const { from, skills, traces } = goal(dataset, 'acheron', {
      level: 60,
      skills: { 1308002: 5 },
      traces: 'none',
      from: { level: 40, ascension: 3, skills: { 1308002: 3 }, traces: [1308101] },
    });
    expect(from).toEqual({ level: 40, ascension: 3 });
    expect(skills[1308002]).toEqual([3, 5]);
    expect(traces).toEqual({ 1308101: 'unlocked' });
  });

  it('leaves skills that are not listed as they are', () => {
    const { skills } = goal(dataset, 'acheron', { skills: { 1308002: 5 } });
    expect(skills[1308003]).toEqual([1, 1]);
  });

  it('wants of skills and traces what its level allows, as editing the level does', () => {
    const edited = setLevel(dataset, goal(dataset, 'acheron'), 'to', 40);
    expect(goal(dataset, 'acheron', { level: 40 })).toEqual(edited);
  });

  it('goes on from the ascension of today where a level stands twice', () => {
    const { to } = goal(dataset, 'acheron', { level: 40, from: { level: 40, ascension: 3 } });
    expect(to).toEqual({ level: 40, ascension: 3 });
  });

  it('takes what is given as undefined for what is left out', () => {
    const undefinedAll = { level: undefined, skills: undefined, traces: undefined } as object;
    expect(goal(dataset, 'acheron', { ...undefinedAll, from: undefinedAll })).toEqual(
      goal(dataset, 'acheron'),
    );
  });
});
