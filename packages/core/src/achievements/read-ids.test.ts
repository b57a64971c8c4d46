import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementsKind } from '../user-data/documents/achievements.ts';
import { readAchievements } from './read-ids.ts';

const TIME = Date.UTC(2026, 0, 1);

/** What is done, and whether that is all; how a list says so is told with the exchange. */
function idsIn(value: unknown) {
  const { done, isWhole } = readAchievements(value);
  return { done, isWhole };
}

describe('achievements that another tracker tells', () => {
  it.each([
    ['a list of ids', [4010101, '4010102']],
    ['the exchange of the trackers', { hsr_achievements: [4010101, 4010102] }],
    ['rows with an id', [{ id: 4010101, name: 'x' }, { id: 4010102 }]],
    ['ids that are true', { 4010101: true, 4010102: true, 4010103: false }],
    [
      'rows that say whether they are done',
      [
        { id: 4010101, completed: true },
        { id: 4010102, completed: true },
        { id: 4010103, completed: false },
      ],
    ],
    [
      'ids with what is said of each',
      {
        achievements: {
          4010101: { done: true },
          4010102: { done: true },
          4010103: { done: false },
        },
      },
    ],
    ['a part with a version beside it', { version: 2, items: { 4010101: true, 4010102: true } }],
  ])('are read from %s', (_what, value) => {
    expect(idsIn(value)).toEqual({
      done: { 4010101: 0, 4010102: 0 },
      isWhole: true,
    });
  });

  it('keep the time at which they were done', () => {
    expect(idsIn({ 4010101: TIME })).toEqual({
      done: { 4010101: TIME },
      isWhole: true,
    });
  });

  it.each([
    ['a state that may mean anything', { 4010101: 1 }, {}],
    ['seconds, which may be a state as well', { 4010101: TIME / 1000 }, {}],
    ['ids of something else', [1, 4010101], { 4010101: 0 }],
    ['more than the achievements', { items: [4010101], pinned: [4010102] }, { 4010101: 0 }],
    ['what says nothing of being done', { 4010101: { note: 'x' } }, {}],
    ['a text', 'x', {}],
  ])('are not guessed at in %s', (_what, value, done) => {
    expect(idsIn(value)).toEqual({ done, isWhole: false });
  });

  it('law: whatever stands there, what is read can be stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('4010101', '4010102', 'items', '__proto__'), fc.anything()),
          fc.array(fc.anything()),
        ),
        (value) => {
          const { done } = readAchievements(value);
          const document = { ...achievementsKind.empty, done };
          expect(achievementsKind.schema.safeParse(document).success).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
