import { expect, it } from 'vitest';
import { dataset as tables } from '../../test/real-data.ts';
import { type CharacterEntry, newCharacterEntry, newLightConeEntry } from '../planner/index.ts';
import { raisedParts } from './raised-parts.ts';

const fresh = newCharacterEntry(tables, 1102, { now: 1 }) as CharacterEntry;
const before: CharacterEntry = {
  ...fresh,
  skills: { 1102001: [4, 6] },
  traces: { 1102101: 'unlocked', 1102102: 'selected' },
};

it('names skills, traces and eidolons that an account raises at the same level', () => {
  const after: CharacterEntry = {
    ...before,
    skills: { 1102001: [6, 6], 1102002: [8, 10] },
    traces: { 1102101: 'unlocked', 1102102: 'unlocked', 1102103: 'unlocked' },
    eidolon: 2,
  };
  expect(raisedParts(before, after)).toEqual({
    skills: [
      { point: 1102001, from: 4, to: 6 },
      { point: 1102002, from: 1, to: 8 },
    ],
    traces: 2,
    eidolon: { from: 0, to: 2 },
  });
});

it('says nothing of goals that move along, nor of light cones', () => {
  const none = { skills: [], traces: 0, eidolon: undefined };
  expect(raisedParts(before, { ...before, skills: { 1102001: [4, 10] } })).toEqual(none);
  const cone = newLightConeEntry(tables, 23001, { now: 1 });
  if (!cone) throw new Error('In the Night is not among the tables.');
  expect(raisedParts(cone, { ...cone, from: { level: 60, ascension: 4 } })).toEqual(none);
});
