import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries } from '../../test/any-plan.ts';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import { setLevel } from './edit.ts';
import type { CharacterEntry } from './entry.ts';
import { validateEntry } from './validate.ts';

const seele = characterEntry(1102);
const low = setLevel(dataset, seele, 'to', 20);

describe('an entry', () => {
  it('as the planner makes and edits it is valid', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        for (const entry of entries)
          expect(validateEntry(dataset, entry)).toEqual({ ok: true, value: entry });
      }),
      { numRuns: 60 },
    );
    expect(validateEntry(dataset, lightConeEntry(23000)).ok).toBe(true);
  });

  it('of nobody is refused by its id', () => {
    const nobody = { ...seele, id: 7 as CharacterEntry['id'] };
    expect(validateEntry(dataset, nobody)).toEqual({
      ok: false,
      error: { code: 'UNKNOWN_SUBJECT', id: 7 },
    });
  });

  it.each([
    ['a level beyond its ascension', { from: { level: 21, ascension: 0 } }, 'from.level'],
    ['a level below its ascension', { from: { level: 10, ascension: 1 } }, 'from.level'],
    ['half a level', { from: { level: 1.5, ascension: 0 } }, 'from.level'],
    ['a target beyond the game', { to: { level: 81, ascension: 6 } }, 'to.level'],
    ['an ascension beyond the game', { to: { level: 80, ascension: 7 } }, 'to.ascension'],
    ['a negative ascension', { from: { level: 1, ascension: -1 } }, 'from.ascension'],
    ['half an ascension', { from: { level: 20, ascension: 0.5 } }, 'from.ascension'],
    [
      'a target behind',
      { from: { level: 80, ascension: 6 }, to: { level: 70, ascension: 6 } },
      'to',
    ],
    ['a variant that is none', { enhanced: 9 }, 'enhanced'],
    ['a skill of another', { skills: { 1001001: [1, 2] as const } }, 'skills.1001001'],
    ['a trace as a skill', { skills: { 1102101: [1, 1] as const } }, 'skills.1102101'],
    ['a skill behind itself', { skills: { 1102001: [3, 2] as const } }, 'skills.1102001'],
    ['a skill below 1', { skills: { 1102001: [0, 2] as const } }, 'skills.1102001'],
    ['a skill beyond its levels', { skills: { 1102001: [1, 7] as const } }, 'skills.1102001'],
    [
      'a skill that the current stand does not allow',
      { skills: { 1102001: [5, 6] as const } },
      'skills.1102001',
    ],
    ['a trace of another', { traces: { 1001101: 'selected' as const } }, 'traces.1001101'],
    ['a skill as a trace', { traces: { 1102001: 'selected' as const } }, 'traces.1102001'],
  ])('with %s is refused with the place', (_what, change, path) => {
    expect(validateEntry(dataset, { ...seele, ...change })).toEqual({
      ok: false,
      error: { code: 'OUT_OF_RANGE', path },
    });
  });

  it('with a trace that its target does not allow is refused', () => {
    const target = { ...low, traces: { 1102103: 'selected' as const } };
    expect(validateEntry(dataset, target)).toMatchObject({ error: { path: 'traces.1102103' } });
  });
});
