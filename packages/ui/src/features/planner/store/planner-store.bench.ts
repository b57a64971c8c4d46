import type { ItemId } from '@trailbook/core/internal/dataset';
import type { Entry } from '@trailbook/core/internal/planner';
import { kindOf } from '@trailbook/core/internal/user-data';
import { test } from 'vitest';
import { type PlannerDocuments, planActions } from './planner-store.ts';

/** A character in full, with all that a copy of everything would have to copy. */
const entryOf = (entryId: number): Entry =>
  ({
    kind: 'character',
    id: 1102,
    entryId,
    priority: entryId,
    enabled: true,
    enhanced: 0,
    eidolon: 0,
    from: { level: 1, ascension: 0 },
    to: { level: 80, ascension: 6 },
    skills: Object.fromEntries([1, 2, 3, 4].map((point) => [1102000 + point, [1, 10]])),
    traces: Object.fromEntries(
      Array.from({ length: 13 }, (_, point) => [1102101 + point, 'selected']),
    ),
  }) as unknown as Entry;

const planOf = (size: number): PlannerDocuments => ({
  planner: {
    ...kindOf('planner').empty,
    entries: Array.from({ length: size }, (_, entryId) => entryOf(entryId)),
  },
  inventory: {
    version: 3,
    items: Object.fromEntries(Array.from({ length: 130 }, (_, at) => [110_000 + at, at])),
  },
});

const SIZE = 1000;

/** Each starts from the outcome of the last, as a player's edits do. */
test(`one edit among ${SIZE} entries`, async ({ bench }) => {
  const editing = (
    name: string,
    next: (turn: number) => (documents: PlannerDocuments) => PlannerDocuments,
  ) => {
    let plan = planOf(SIZE);
    let turn = 0;
    return bench(name, () => {
      turn += 1;
      plan = next(turn)(plan);
    });
  };
  const entry = entryOf(SIZE / 2);
  const upgraded = { entry, inventory: {}, spent: new Map([[110_001 as ItemId, 1]]) };
  await bench.compare(
    editing('left out and taken in', (turn) => planActions.setEnabled(SIZE - 1, turn % 2 === 0)),
    editing('saved from its sheet', () => planActions.replace({ ...entry })),
    editing('upgraded and taken back', (turn) =>
      turn % 2 === 1
        ? planActions.upgraded(entry, upgraded)
        : planActions.undoUpgrade(entry, upgraded),
    ),
    editing('a count of the inventory', (turn) => planActions.setCounts({ 110001: turn })),
    editing('the farming tiers', (turn) =>
      planActions.setTiers({ ...planOf(0).planner.settings, gold: turn % 5 }),
    ),
  );
});
