import { describe, expect, it } from 'vitest';
import { dataset } from '../../../test/real-data.ts';
import type { CharacterId, ItemId, LightConeId } from '../../dataset/index.ts';
import {
  type CustomCharacter,
  type Entry,
  NO_FAMILY,
  newCharacterEntry,
  newLightConeEntry,
} from '../../planner/index.ts';
import { migrate, readPart } from '../document.ts';
import { plannerKind } from './planner.ts';

const custom: CustomCharacter = {
  ...{ name: 'Nobody yet', rarity: 5, path: 'hunt', weekly: null, ascension: 110406 as ItemId },
  ...{ traceFamily: dataset.items.get(110121 as ItemId)?.family ?? 0, commonFamily: NO_FAMILY },
};

it('reads a family that is not known where it was stored as null', () => {
  const entry = newCharacterEntry(dataset, 1_700_000_000_000 as CharacterId, { now: 1, custom });
  const stored = { ...entry, custom: { ...custom, commonFamily: null } };
  expect(readPart(plannerKind, '1', stored)).toMatchObject({ ok: true, value: entry });
  const plan = { ...plannerKind.empty, entries: [stored] };
  expect(migrate(plannerKind, plan)).toMatchObject({ ok: true, value: { entries: [entry] } });
});

describe('a merge of plans', () => {
  const made = (entry: Entry | undefined, priority: number): Entry => {
    if (!entry) throw new Error('There is no such thing.');
    return { ...entry, priority };
  };
  const entry = (id: number, entryId: number, priority = 0) =>
    made(newCharacterEntry(dataset, id as CharacterId, { now: entryId }), priority);
  const cone = (id: number, entryId: number) =>
    made(newLightConeEntry(dataset, id as LightConeId, { now: entryId }), 0);
  const merged = (mine: readonly Entry[], theirs: readonly Entry[]) =>
    plannerKind.merge(
      { ...plannerKind.empty, entries: mine },
      { ...plannerKind.empty, entries: theirs },
    ).entries;
  const shown = (entries: readonly Entry[]) => entries.map(({ id, entryId }) => [id, entryId]);

  it('keeps a character once, as mine has it, whichever made its own entry', () => {
    const mine = { ...entry(1102, 1000), enabled: false };
    expect(merged([mine], [entry(1102, 2000), entry(1101, 3000, 1)])).toEqual([
      mine,
      entry(1101, 3000, 1),
    ]);
  });

  it('loses no entry whose id another has, and brings none twice', () => {
    const mine = [entry(1102, 1000)];
    const theirs = [entry(1101, 1000), cone(23000, 1001)];
    const both = merged(mine, theirs);
    expect(shown(both)).toEqual([
      [1102, 1000],
      [1101, 1001],
      [23000, 1002],
    ]);
    expect(both.map(({ priority }) => priority)).toEqual([0, 1, 2]);
    expect(merged(both, mine)).toBe(both);
    expect(merged(both, theirs)).toBe(both);
  });

  it('has light cones as often as both have them', () => {
    expect(shown(merged([cone(23000, 1000)], [cone(23000, 1000), cone(23000, 2000)]))).toEqual([
      [23000, 1000],
      [23000, 2000],
    ]);
  });
});
