import { expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry, SEELE } from '../../test/real-data.ts';
import type { CharacterId, ItemId, LightConeId } from '../dataset/index.ts';
import { setEverything, setLevel } from './edit.ts';
import { type Entry, isKnown } from './entry.ts';
import { plan, serveAlone } from './plan.ts';
import { validateEntry } from './validate.ts';

const custom = {
  name: 'Somebody',
  path: 'hunt',
  rarity: 5,
  ascension: 110406 as ItemId,
  weekly: null,
  traceFamily: 1,
  commonFamily: 999_999,
} as const;

/** Entries of a newer version of the game, as a player who has updated elsewhere brings them here. */
const UNKNOWN: readonly Entry[] = [
  { ...characterEntry(SEELE), id: 9_999 as CharacterId, entryId: 10 },
  { ...lightConeEntry(23000), id: 99_999 as LightConeId, entryId: 11 },
  { ...characterEntry(SEELE), enhanced: 9, entryId: 12 },
  { ...characterEntry(SEELE), id: 1 as CharacterId, custom, entryId: 13 },
];

it.each(UNKNOWN)('entry $entryId is unknown, costs nothing, and is told apart', (entry) => {
  const seele = characterEntry(SEELE);
  const alone = plan(dataset, { entries: [seele], inventory: { 2: 5_000_000, 212: 40 } });
  const both = plan(dataset, { entries: [entry, seele], inventory: { 2: 5_000_000, 212: 40 } });
  expect(isKnown(dataset, entry)).toBe(false);
  expect(both.unknown).toEqual([entry.entryId]);
  expect([...both.entries.keys()]).toEqual([seele.entryId]);
  expect(both.total).toEqual(alone.total);
  expect(both.left).toEqual(alone.left);
  expect(both.farming).toEqual(alone.farming);
});

it.each(UNKNOWN.slice(0, 2))('entry $entryId is refused by name, not with a crash', (entry) => {
  expect(validateEntry(dataset, entry)).toEqual({
    ok: false,
    error: { code: 'UNKNOWN_SUBJECT', id: entry.id },
  });
  expect(serveAlone(dataset, entry, {}).items.size).toBe(0);
});

it('what the data do not know of is left as it is by every edit', () => {
  const [stranger] = UNKNOWN;
  if (!stranger) throw new Error('There are such entries above.');
  expect(setLevel(dataset, stranger, 'to', 1)).toBe(stranger);
  expect(setEverything(dataset, stranger)).toBe(stranger);
});

it('an unknown entry that is disabled is not spoken of', () => {
  const entries = UNKNOWN.map((entry) => ({ ...entry, enabled: false }));
  expect(plan(dataset, { entries }).unknown).toEqual([]);
});

it('entries of what the data know are known', () => {
  expect(isKnown(dataset, characterEntry(SEELE))).toBe(true);
  expect(isKnown(dataset, lightConeEntry(23000))).toBe(true);
});

it('an unknown item in the inventory is neither used nor lost', () => {
  const { left } = plan(dataset, {
    entries: [characterEntry(SEELE)],
    inventory: { 987654321: 12 },
  });
  expect(left.get(987_654_321 as ItemId)).toBe(12);
});
