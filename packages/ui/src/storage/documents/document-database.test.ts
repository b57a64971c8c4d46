import 'fake-indexeddb/auto';
import { type Address, type Documents, kindOf } from '@trailbook/core/internal/user-data';
import { expect, it, vi } from 'vitest';
import { openDocumentDatabase } from './document-database.ts';

const pull = { id: '1', gachaId: 0, itemId: 1102, time: '2023-04-26 18:00:00', zone: 8 };

it('finds the accounts of a profile by their warps, each once', async () => {
  const database = openDocumentDatabase();
  const keep = (profile: string, name: Address['name'], document: object) =>
    database.change({ one: { profile, name } } as never, () => ({ one: document }) as never);
  for (const name of ['warps/800000001/11', 'warps/600000001/1', 'warps/600000001/12'] as const) {
    await keep('default', name, { version: 1, pulls: [pull] });
  }
  await keep('second', 'warps/700000001/1', { version: 1, pulls: [pull] });
  await keep('default', 'account/900000001', {
    ...kindOf('account/1').empty,
    histories: { 11: { isComplete: true, imports: [], manual: [] } },
  });
  expect(await database.warpAccounts('default')).toEqual(['600000001', '800000001']);
  expect(await database.warpAccounts('second')).toEqual(['700000001']);
  expect(await database.warpAccounts('nobody')).toEqual([]);
});

it('reads a long history a few parts at a time, and all of it', async () => {
  const database = openDocumentDatabase();
  const address = { profile: 'default', name: 'warps/100000001/11' } as const;
  // A part holds some eleven days.
  const pulls = Array.from({ length: 100 }, (_, at) => ({
    ...pull,
    id: String(1_600_000_000_000_000_000n + BigInt(at) * 1_000_000_000_000_000n),
  }));
  const asked = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await database.change<{ one: Documents['warps/1/1'] }>({ one: address }, () => ({
    one: { version: 1, pulls },
  }));
  asked.mockClear();
  const loaded = await database.load<{ one: Documents['warps/1/1'] }>({ one: address });
  expect(loaded).toMatchObject({ value: { documents: { one: { pulls } } } });
  expect(asked.mock.calls.length).toBeGreaterThan(2);
  for (const [, most] of asked.mock.calls) expect(most).toBeLessThanOrEqual(32);
  asked.mockRestore();
});
