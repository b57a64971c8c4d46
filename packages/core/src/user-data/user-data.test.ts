import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyUserData } from '../../test/any-user-data.ts';
import { characterEntry, SEELE } from '../../test/real-data.ts';
import { BANNER_TYPES, type BannerType, type Pull } from '../warp/index.ts';
import {
  type Documents,
  documentAt,
  fromRows,
  holdsLess,
  holdsNothing,
  isBackupDue,
  kindOf,
  measure,
  mergeData,
  newerKinds,
  outdatedSnapshots,
  overfullIn,
  type PlacedDocument,
  previewImport,
  type SealedDocument,
  type Snapshot,
  type StoredDocument,
  toRows,
} from './index.ts';

const inventory = (items: Record<string, number>, profile = 'default'): PlacedDocument => ({
  profile,
  name: 'inventory',
  document: { version: 3, items },
});

describe('two stores merged', () => {
  it('laws: with itself nothing changes, again nothing changes, nothing gets less', () => {
    fc.assert(
      fc.property(anyUserData, anyUserData, (mine, theirs) => {
        expect(mergeData(mine, mine)).toEqual(mine);
        const merged = mergeData(mine, theirs);
        expect(mergeData(merged, theirs)).toEqual(merged);
        expect(holdsLess(measure(merged), measure(mine))).toBe(false);
      }),
    );
  });

  it('what both have stays mine, what only one has comes along', () => {
    const merged = mergeData([inventory({ 2: 100, 211: 5 })], [inventory({ 2: 7, 212: 9 })]);
    expect(documentAt(merged, 'default', 'inventory').items).toEqual({ 2: 100, 211: 5, 212: 9 });
  });

  it('data of a default profile that one side never listed keeps its profile', () => {
    const profiles: PlacedDocument = {
      profile: '',
      name: 'profiles',
      document: {
        version: 1,
        active: 'second',
        profiles: [{ id: 'second', name: 'B', createdAt: 1, deletedAt: null }],
      },
    };
    const merged = mergeData([profiles], [inventory({ 2: 1 })]);
    expect(documentAt(merged, '', 'profiles').profiles.map(({ id }) => id)).toEqual([
      'second',
      'default',
    ]);
  });
});

it('what comes in for a profile that was deleted here brings it back', () => {
  const list = (deletedAt: number | null): PlacedDocument => ({
    profile: '',
    name: 'profiles',
    document: {
      version: 1,
      active: 'a',
      profiles: [
        { id: 'a', name: 'A', createdAt: 1, deletedAt: null },
        { id: 'b', name: 'B', createdAt: 1, deletedAt },
      ],
    },
  });
  const merged = mergeData([list(7)], [list(null), inventory({ 2: 1 }, 'b')]);
  expect(documentAt(merged, '', 'profiles')).toEqual(list(null).document);
});

describe('the preview of an import', () => {
  it('tells for each profile and kind what is here, in the backup, and what both would be', () => {
    const here = [inventory({ 2: 1, 211: 3, 212: 0 })];
    const backup = [inventory({ 2: 5, 213: 8 })];
    expect(previewImport(here, backup)).toEqual([
      {
        profile: { id: 'default', name: null },
        counted: 'inventory',
        here: 2,
        backup: 2,
        merged: 3,
      },
    ]);
    expect(previewImport([], [])).toEqual([]);
  });

  it('says of what a later version wrote that it cannot be counted, and never that it is none', () => {
    const newer: SealedDocument = {
      profile: 'default',
      name: 'inventory',
      rows: new Map([['', { version: 9 }]]),
    };
    const [row] = previewImport([inventory({ 2: 1 })], [newer]);
    expect(row).toMatchObject({ here: 1, backup: undefined, merged: 1 });
    const [alone] = previewImport([], [newer]);
    expect(alone).toMatchObject({ here: 0, backup: undefined, merged: undefined });
    expect(newerKinds([newer])).toEqual(new Set(['inventory']));
    const [now, then] = [measure([newer]), measure([inventory({ 2: 1 })])];
    expect(holdsLess(now, then)).toBe(true);
    expect(holdsLess(now, then, newerKinds([newer]))).toBe(false);
  });

  it('tells of profiles by their data, where their list is of a later version', () => {
    const list: SealedDocument = {
      profile: '',
      name: 'profiles',
      rows: new Map([['', { version: 2 }]]),
    };
    const second = { ...inventory({ 2: 5 }), profile: 'second' };
    for (const [here, backup] of [
      [[list, second], []],
      [[], [list, second]],
    ]) {
      expect(previewImport(here ?? [], backup ?? [])).toMatchObject([
        { profile: { id: 'second', name: null }, counted: 'inventory', merged: 1 },
      ]);
    }
  });
});

// Rule W4.
describe('an id under two banner types', () => {
  const warps = (type: BannerType, ...pulls: Pull[]): PlacedDocument => ({
    ...{ profile: 'default', name: `warps/800000001/${type}` },
    document: { version: 1, pulls },
  });
  const pull: Pull = {
    ...{ id: '1682521200000000001', gachaId: 2003, itemId: 1102 },
    ...{ time: '2023-04-26 23:00:00', zone: 8 },
  };
  const held = (data: readonly StoredDocument[]) =>
    BANNER_TYPES.filter(
      (type) => documentAt(data, 'default', `warps/800000001/${type}`).pulls.length > 0,
    );

  it('is one pull under each: the game counts collaborations apart', () => {
    const both = mergeData([warps(11, pull)], [warps(21, pull)]);
    expect(held(both)).toEqual([11, 21]);
    expect(mergeData(both, [warps(21, pull)])).toEqual(both);
  });

  it('is another pull in another account or profile', () => {
    const elsewhere = { ...warps(12, pull), profile: 'second' };
    expect(measure(mergeData([warps(11, pull)], [elsewhere])).warps).toBe(2);
    const other = { ...warps(12, pull), name: 'warps/600000001/12' } as PlacedDocument;
    expect(measure(mergeData([warps(11, pull)], [other])).warps).toBe(2);
  });
});

describe('a document that holds more than it may', () => {
  const entryOf = characterEntry(SEELE);
  const plan = (count: number): PlacedDocument => ({
    profile: 'default',
    name: 'planner',
    document: {
      ...kindOf('planner').empty,
      settings: { gold: 4, crimson: 6, echo: 5, shadow: 4 },
      entries: Array.from({ length: count }, (_, place) => ({ ...entryOf, entryId: place })),
    },
  });

  it('is named with its bound', () => {
    expect(overfullIn([plan(2000), inventory({ 2: 1 })])).toBeUndefined();
    expect(overfullIn([inventory({ 2: 1 }), plan(2001)])).toEqual({
      counted: 'planner',
      most: 2000,
    });
  });

  it('is an inventory of more items than there can be, used up or not', () => {
    const document = (many: number): Documents['inventory'] => ({
      version: 3,
      items: Object.fromEntries(Array.from({ length: many }, (_, place) => [place + 1, 0])),
    });
    const stored = (many: number) => overfullIn([inventory(document(many).items)]);
    expect(stored(10_000)).toBeUndefined();
    expect(stored(10_001)).toEqual({ counted: 'inventory', most: 10_000 });
    const kind = kindOf('inventory');
    const read = (many: number) => fromRows(kind, toRows(kind, document(many)));
    expect(read(10_000).ok).toBe(true);
    expect(read(10_001)).toEqual({
      ok: false,
      error: { code: 'DOCUMENT_BROKEN', path: 'items' },
    });
  });
});

describe('measures', () => {
  it('tell an emptied store from a full one, and any loss', () => {
    const full = measure([inventory({ 2: 1, 3: 1 })]);
    expect(holdsNothing(measure([]))).toBe(true);
    expect(holdsNothing(full)).toBe(false);
    expect(holdsLess(measure([inventory({ 2: 1 })]), full)).toBe(true);
    expect(holdsLess(full, full)).toBe(false);
  });
});

describe('the reminder to back up', () => {
  it('comes with the 200th new pull since the last backup', () => {
    expect(isBackupDue(199, 0)).toBe(false);
    expect(isBackupDue(200, 0)).toBe(true);
    expect(isBackupDue(399, 200)).toBe(false);
  });
});

describe('snapshots that may go', () => {
  const hour = 3_600_000;
  const start = 1_700_000_000_000 - (1_700_000_000_000 % (24 * hour));
  const snapshot = (createdAt: number, pulls = 1, bytes = 1000): Snapshot => ({
    name: String(createdAt),
    createdAt,
    bytes,
    measures: { ...measure([]), warps: pulls },
  });
  const kept = (snapshots: Snapshot[], space?: number) => {
    const outdated = new Set(outdatedSnapshots(snapshots, space));
    return snapshots.filter(({ name }) => !outdated.has(name)).map(({ createdAt }) => createdAt);
  };

  it('the newest two stay, whatever else there is', () => {
    const minutes = [0, 1, 2, 3].map((minute) => snapshot(start + minute * 60_000));
    expect(kept(minutes)).toEqual(expect.arrayContaining([start + 120_000, start + 180_000]));
  });

  it('the newest of each of six hours and of seven days stay', () => {
    const hourly = Array.from({ length: 12 * 24 * 2 }, (_, half) =>
      snapshot(start + half * (hour / 2)),
    );
    const times = kept(hourly);
    expect(times.length).toBeLessThanOrEqual(2 + 6 + 7 + 1);
    const days = new Set(times.map((time) => Math.floor(time / (24 * hour))));
    expect(days.size).toBe(7);
    const hours = new Set(times.map((time) => Math.floor(time / hour)));
    expect(hours.size).toBeGreaterThanOrEqual(6 + 6);
  });

  it('the fullest outlives a loss that went unnoticed', () => {
    const full = snapshot(start, 5000);
    const emptied = Array.from({ length: 60 }, (_, day) =>
      snapshot(start + (day + 1) * 24 * hour, 0),
    );
    expect(kept([full, ...emptied])).toContain(start);
  });

  it('beyond the space allowed the oldest go, the newest never', () => {
    const days = Array.from({ length: 5 }, (_, day) =>
      snapshot(start + day * 24 * hour, day, 1000),
    );
    expect(kept(days, 2500)).toEqual([start + 3 * 24 * hour, start + 4 * 24 * hour]);
    expect(kept([snapshot(start, 9, 5000), snapshot(start + hour, 1, 5000)], 100)).toHaveLength(2);
  });

  it('law: whenever snapshots are taken and cleared, the newest and the fullest are there', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(100 * hour), fc.nat(50)), { minLength: 1 }), (taken) => {
        let at = start;
        let files: Snapshot[] = [];
        for (const [pause, pulls] of taken) {
          at += pause + 1;
          files.push(snapshot(at, pulls));
          const outdated = new Set(outdatedSnapshots(files));
          files = files.filter(({ name }) => !outdated.has(name));
        }
        const fullest = Math.max(...taken.map(([, pulls]) => pulls));
        expect(files.at(-1)?.createdAt).toBe(at);
        expect(Math.max(...files.map(({ measures }) => measures.warps))).toBe(fullest);
        expect(files.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});
