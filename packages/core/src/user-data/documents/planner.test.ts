import { expect, it } from 'vitest';
import { dataset } from '../../../test/real-data.ts';
import type { CharacterId, ItemId } from '../../dataset/index.ts';
import { type CustomCharacter, NO_FAMILY, newCharacterEntry } from '../../planner/index.ts';
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
