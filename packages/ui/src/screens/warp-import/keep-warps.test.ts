import 'fake-indexeddb/auto';
import { type Journal, NEW_JOURNAL, noted } from '@trailbook/core/internal/records';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openVault } from '../../storage/index.ts';
import type { Device } from '../../stores/device.ts';
import { warpsStore } from '../../stores/warps-store.ts';
import { keepJournal, knownIds } from './keep-warps.ts';

const UID = '800000001';
const row = { id: '1700000000000000001', gachaId: 2003, itemId: 1102, time: '2023-11-15 06:13:20' };
const journal: Journal = [
  { event: 'page', type: 11, uid: UID, zone: 8, unread: 0, next: row.id, rows: [row] } as const,
  { event: 'banner', type: 11, end: 'ALL' } as const,
].reduce(noted, NEW_JOURNAL);

function deviceOf(): Device {
  const keeper = { snapshot: async () => undefined } as unknown as Device['keeper'];
  return { vault: openVault(), keeper, stores: new Map(), onKept: () => undefined };
}
const keep = (device: Device) => keepJournal(device, 'default', { journal, at: 5 });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

describe('what an import has brought', () => {
  it('is kept, and known to the next one', async () => {
    const device = deviceOf();
    expect(await keep(device)).toEqual({ uid: UID, added: 1, known: 0 });
    expect(await keep(device)).toEqual({ uid: UID, added: 0, known: 1 });
    expect(await knownIds(device, 'default')).toMatchObject({ [UID]: { 11: [row.id] } });
  });

  it('is not said to be kept where the browser stores nothing', async () => {
    const device = deviceOf();
    const { vault } = device;
    const broken = {
      ...vault,
      change: () => Promise.reject(new DOMException('Denied', 'UnknownError')),
    };
    expect(await keep({ ...device, vault: broken })).toBeUndefined();
  });

  it('is said to be kept, whatever was refused before', async () => {
    const device = deviceOf();
    warpsStore(device, 'default', UID).setState({ isRefused: true });
    expect(await keep(device)).toEqual({ uid: UID, added: 1, known: 0 });
  });
});
