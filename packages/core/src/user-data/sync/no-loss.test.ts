import { describe, expect, it } from 'vitest';
import { Cloud, Device } from '../../../test/sync-world.ts';
import { gameId } from '../../warp/game-ids.ts';
import { type ImportedPull, mergePulls, settleAccount } from '../../warp/index.ts';
import { deleteProfile, dropProfiles, restoreProfile } from '../documents/profiles.ts';
import {
  type DocumentName,
  type Documents,
  documentAt,
  kindOf,
  type PlacedDocument,
  type SyncConsent,
} from '../index.ts';
import { isGeneration, keptAt } from './generations.ts';
import type { Transport } from './transport.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = 1_795_000_000_000;

function put<Name extends DocumentName>(
  device: Device,
  profile: string,
  name: Name,
  document: Documents[Name],
): void {
  device.edit((data) => [
    ...data.filter((stored) => stored.profile !== profile || stored.name !== name),
    { profile, name, document } as PlacedDocument,
  ]);
}

const itemsOf = (device: Device, profile: string) =>
  documentAt(device.data, profile, 'inventory').items;
const withItems = (items: Record<string, number>) => ({ version: 3 as const, items });
const manyItems = (count: number) =>
  withItems(Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 10), 1])));

async function synced(device: Device, cloud: Cloud, now: number, consent?: SyncConsent) {
  expect(await device.sync(cloud, { now, ...(consent && { consent }) })).toMatchObject({
    ok: true,
  });
}

function plan(
  count: number,
  first: number,
  settings: Partial<Documents['planner']['settings']> = {},
): Documents['planner'] {
  const { empty } = kindOf('planner');
  const entries = Array.from({ length: count }, (_, priority) => ({
    ...{ entryId: first + priority, priority, enabled: true, kind: 'lightCone' as const },
    id: (20_000 + first + priority) as never,
    from: { level: 1, ascension: 0 },
    to: { level: 80, ascension: 6 },
  }));
  return { ...empty, settings: { ...empty.settings, ...settings }, entries };
}

describe('a stage that was run twice on one day', () => {
  it('was run twice on every device', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    const run = (attempts: number) =>
      ({
        ...{ kind: 'goldenCalyx', stage: 1001, items: [2], attempts, power: attempts * 10 },
        gained: { '2': attempts * 5 },
      }) as never;
    put(
      a,
      'default',
      'planner',
      plan(1, 1, { today: { day: 100, runs: [run(1), run(3), run(1)] } }),
    );
    await synced(a, cloud, START);
    await synced(b, cloud, START + 1);
    put(b, 'default', 'inventory', withItems({ '9': 1 }));
    await synced(b, cloud, START + 2);
    await synced(a, cloud, START + 3);
    for (const device of [a, b]) {
      const { runs = [] } = documentAt(device.data, 'default', 'planner').settings.today ?? {};
      expect(runs.map(({ attempts }) => attempts).sort()).toEqual([1, 1, 3]);
    }
  });
});

describe('an entry that was removed and comes again from a backup', () => {
  it('is what the backup says, without what it had before', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    const { empty } = kindOf('planner');
    const withTraces = (...traces: string[]): Documents['planner'] => ({
      ...empty,
      entries: [
        {
          ...{ entryId: 1, priority: 0, enabled: true, kind: 'character' as const },
          ...{ id: 1001 as never, enhanced: 0, eidolon: 0, skills: {} },
          from: { level: 1, ascension: 0 },
          to: { level: 80, ascension: 6 },
          traces: Object.fromEntries(traces.map((trace) => [trace, 'unlocked' as const])),
        },
      ],
    });
    put(a, 'default', 'planner', withTraces('1', '2', '3'));
    await synced(a, cloud, START);
    await synced(b, cloud, START);
    put(a, 'default', 'planner', empty);
    await synced(a, cloud, START + 1);
    put(a, 'default', 'planner', withTraces('1'));
    for (const device of [a, b, a]) await synced(device, cloud, START + 2);
    for (const device of [a, b]) {
      const [entry] = documentAt(device.data, 'default', 'planner').entries;
      expect(entry).toMatchObject({ traces: { '1': 'unlocked' } });
      expect(Object.keys(entry?.kind === 'character' ? entry.traces : {})).toEqual(['1']);
    }
  });
});

describe('more than may be kept', () => {
  it('of entries is told as that, and stops nobody else', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    put(a, 'default', 'planner', plan(1100, 1));
    put(b, 'default', 'planner', plan(1100, 5001));
    await synced(a, cloud, START);
    expect(await b.sync(cloud, { now: START })).toMatchObject({
      error: { code: 'TOO_MANY', counted: 'planner', most: 2000 },
    });
    await synced(a, cloud, START + 1);
    put(b, 'default', 'planner', plan(900, 5001));
    await synced(b, cloud, START + 2);
    await synced(a, cloud, START + 3);
    expect(documentAt(a.data, 'default', 'planner').entries).toHaveLength(2000);
  });

  it('of what was dismissed is left out', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    const dots = (letter: string) => ({
      ...{ version: 1 as const, promotions: [] },
      redDots: Array.from({ length: 1500 }, (_, at) => letter + at),
    });
    put(a, '', 'dismissals', dots('a'));
    put(b, '', 'dismissals', dots('b'));
    for (const device of [a, b, a]) await synced(device, cloud, START);
    for (const device of [a, b]) {
      expect(documentAt(device.data, '', 'dismissals').redDots).toHaveLength(2000);
    }
  });
});

describe('a profile that was deleted long ago', () => {
  const items = { '2': 1, '3': 2, '4': 3 };

  async function deletedOnTwo(alt = withItems(items)) {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    const listed = documentAt([], '', 'profiles');
    const profile = { id: 'alt', name: 'Alt', createdAt: 5, deletedAt: null };
    put(a, '', 'profiles', { ...listed, profiles: [...listed.profiles, profile] });
    put(a, 'alt', 'inventory', alt);
    put(a, 'default', 'inventory', manyItems(40));
    await synced(a, cloud, START);
    put(a, '', 'profiles', deleteProfile(documentAt(a.data, '', 'profiles'), 'alt', START));
    await synced(a, cloud, START + HOUR_MS);
    await synced(b, cloud, START + 2 * HOUR_MS);
    return { cloud, a, b };
  }

  /** As the site does when a profile has been deleted for a month. */
  function drop(device: Device): void {
    const listed = documentAt(device.data, '', 'profiles');
    put(device, '', 'profiles', dropProfiles(listed, new Set(['alt'])));
    device.edit((data) => data.filter(({ profile }) => profile !== 'alt'));
  }

  function expectWhole(devices: readonly Device[], expected: Record<string, number>): void {
    for (const device of devices) {
      const { profiles } = documentAt(device.data, '', 'profiles');
      expect(profiles.find(({ id }) => id === 'alt')).toMatchObject({
        ...{ name: 'Alt', deletedAt: null },
      });
      expect(itemsOf(device, 'alt')).toEqual(expected);
    }
  }

  it('stays where another device had brought it back before it went for good here', async () => {
    const { cloud, a, b } = await deletedOnTwo();
    put(b, '', 'profiles', restoreProfile(documentAt(b.data, '', 'profiles'), 'alt'));
    await synced(b, cloud, START + 31 * DAY_MS);
    drop(a);
    await synced(a, cloud, START + 31 * DAY_MS + HOUR_MS);
    await synced(b, cloud, START + 32 * DAY_MS);
    expectWhole([a, b], items);
  });

  it('comes back whole where something in it was changed after it had gone for good', async () => {
    const { cloud, a, b } = await deletedOnTwo();
    drop(a);
    await synced(a, cloud, START + 31 * DAY_MS);
    put(b, 'alt', 'inventory', withItems({ ...items, '2': 100 }));
    await synced(b, cloud, START + 32 * DAY_MS);
    await synced(a, cloud, START + 33 * DAY_MS);
    expectWhole([a, b], { ...items, '2': 100 });
  });

  it('goes everywhere, and is no loss that the player is asked about', async () => {
    const { cloud, a, b } = await deletedOnTwo(manyItems(90));
    drop(a);
    await synced(a, cloud, START + 31 * DAY_MS);
    await synced(b, cloud, START + 32 * DAY_MS);
    for (const device of [a, b]) {
      expect(documentAt(device.data, '', 'profiles').profiles.map(({ id }) => id)).toEqual([
        'default',
      ]);
      expect(device.data.some(({ profile }) => profile === 'alt')).toBe(false);
      expect(itemsOf(device, 'default')).toEqual(manyItems(40).items);
    }
  });

  it('holds what a backup brings after it went for good, and nothing of before', async () => {
    const { cloud, a, b } = await deletedOnTwo();
    const backup = a.data;
    drop(a);
    await synced(a, cloud, START + 31 * DAY_MS);
    await synced(b, cloud, START + 32 * DAY_MS);
    a.edit(() => backup);
    put(a, '', 'profiles', restoreProfile(documentAt(a.data, '', 'profiles'), 'alt'));
    await synced(a, cloud, START + 33 * DAY_MS);
    await synced(b, cloud, START + 34 * DAY_MS);
    expectWhole([a, b], items);
    drop(a);
    await synced(a, cloud, START + 35 * DAY_MS);
    a.edit(() => backup);
    put(a, '', 'profiles', restoreProfile(documentAt(a.data, '', 'profiles'), 'alt'));
    put(a, 'alt', 'inventory', withItems({ '2': 1 }));
    await synced(a, cloud, START + 36 * DAY_MS);
    await synced(b, cloud, START + 37 * DAY_MS);
    expectWhole([a, b], { '2': 1 });
  });
});

describe('a document that was moved out of the way, as nobody could read it', () => {
  it('comes back, and what is removed of it after that is removed', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    put(a, 'default', 'planner', plan(30, 1));
    await synced(a, cloud, START);
    await synced(b, cloud, START);
    b.edit((data) => data.filter(({ name }) => name !== 'planner'));
    if (!b.memory) throw new Error('It has synced.');
    b.memory = { ...b.memory, missing: [{ profile: 'default', name: 'planner' }] };
    for (const device of [b, a]) {
      await synced(device, cloud, START + 1);
      expect(documentAt(device.data, 'default', 'planner').entries).toHaveLength(30);
    }
    put(b, 'default', 'planner', plan(29, 1));
    for (const device of [b, a]) {
      await synced(device, cloud, START + 2);
      expect(documentAt(device.data, 'default', 'planner').entries).toHaveLength(29);
    }
  });
});

describe('a cloud that has lost the files of a device that is no more', () => {
  it('gets what only they told from one that has read them, and nothing twice', async () => {
    const cloud = new Cloud();
    const [a, b, c] = [new Device('a'), new Device('b'), new Device('c')];
    put(a, 'default', 'inventory', manyItems(300));
    await synced(a, cloud, START);
    put(b, 'default', 'planner', plan(1, 1));
    await synced(b, cloud, START + 1);
    for (const { id, name } of [...cloud.files.values()]) {
      if (name.startsWith('a.')) cloud.files.delete(id);
    }
    await synced(b, cloud, START + 2);
    await synced(c, cloud, START + 3);
    expect(itemsOf(c, 'default')).toEqual(manyItems(300).items);
    expect(documentAt(c.data, 'default', 'planner').entries).toHaveLength(1);
    const written = [...cloud.files.values()].map(({ version }) => version);
    for (const device of [b, c, b, c]) await synced(device, cloud, START + 4);
    expect([...cloud.files.values()].map(({ version }) => version)).toEqual(written);
  });
});

describe('a cloud without room', () => {
  /** Of so many bytes. */
  class SmallCloud extends Cloud {
    most = Infinity;
    override transport(...faults: Parameters<Cloud['transport']>): Transport {
      const transport = super.transport(...faults);
      return {
        ...transport,
        write: async (name, bytes, replaced) => {
          const others = [...this.files.values()].filter(({ id }) => id !== replaced?.id);
          const held = others.reduce((sum, file) => sum + file.bytes.length, bytes.length);
          if (held > this.most) return { ok: false, error: { code: 'CLOUD_FULL' } };
          return transport.write(name, bytes, replaced);
        },
      };
    }
  }

  it('has it for what is new before what is old: generations give way, but not the last', async () => {
    const cloud = new SmallCloud();
    const [a, b] = [new Device('a'), new Device('b')];
    for (let day = 0; day < 7; day++) {
      put(a, 'default', 'inventory', {
        ...manyItems(1500),
        items: { ...manyItems(1500).items, '2': day },
      });
      await synced(a, cloud, START + 2 * day * DAY_MS);
    }
    const held = [...cloud.files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    cloud.most = held + 100;
    put(b, 'default', 'planner', plan(200, 1));
    await synced(b, cloud, START + 13 * DAY_MS);
    await synced(a, cloud, START + 13 * DAY_MS);
    expect(documentAt(a.data, 'default', 'planner').entries).toHaveLength(200);
    const left = [...cloud.files.values()].filter(isGeneration).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(5);
    cloud.most = 0;
    put(a, 'default', 'planner', plan(100, 1));
    expect(await a.sync(cloud, { now: START + 20 * DAY_MS })).toMatchObject({
      error: { code: 'CLOUD_FULL' },
    });
    expect([...cloud.files.values()].filter(isGeneration)).toHaveLength(1);
  });
});

describe('a clock', () => {
  it('of before there was time stops no sync', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    put(a, 'default', 'inventory', withItems({ '2': 1 }));
    await synced(a, cloud, -5);
    put(a, 'default', 'inventory', withItems({ '2': 2 }));
    await synced(a, cloud, -4);
    await synced(b, cloud, START);
    expect(itemsOf(b, 'default')).toEqual({ '2': 2 });
  });

  it('that was years ahead leaves no generations that take the place of others for good', async () => {
    const cloud = new Cloud();
    const a = new Device('a');
    const years = 3000 * DAY_MS;
    for (const [at, offset] of [years, years, years, years, years, 0, 0, 0, 0, 0, 0].entries()) {
      put(a, 'default', 'inventory', withItems({ '2': at + 1 }));
      await synced(a, cloud, START + offset + at * 2 * DAY_MS);
    }
    const kept = [...cloud.files.values()].filter(isGeneration).map(keptAt);
    expect(kept).toHaveLength(5);
    expect(Math.max(...kept)).toBeLessThan(START + years);
  });
});

// Rules W28 and U18.
describe('warps that two devices import from different files at the same time', () => {
  const account = { uid: '800000042', label: null };
  const bare = (itemId: number) => ({
    ...{ itemId, gachaId: 2003, type: 11 as const, zone: 8, time: '2025-07-15 09:04:30' },
  });
  const items = [20_001, 20_000, 20_000];
  const numbered = items.map((itemId, place) => ({
    ...bare(itemId),
    id: gameId({ hour: 1_752_537_600 + 3600, counter: 7 + place, tail: '42' }),
  }));
  const table = items.map((itemId) => ({ ...bare(itemId), id: null }));
  const name = 'warps/800000042/11';
  const importInto = (device: Device, rows: readonly ImportedPull[]) => {
    const told = settleAccount({ ...account, pulls: rows }, '800000042').get(11) ?? [];
    const own = documentAt(device.data, 'default', name);
    put(device, 'default', name, { ...own, pulls: mergePulls(own.pulls, told) });
  };
  const idsOf = (device: Device) =>
    documentAt(device.data, 'default', name).pulls.map(({ id }) => id);

  it.each([
    ['all of them with ids', numbered],
    ['one of two alike with its id', numbered.slice(0, 2)],
  ])('are there once on both: a table here, and there %s', async (_, there) => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    for (const device of [a, b, a]) await device.sync(cloud, { now: 1 });
    importInto(a, table);
    importInto(b, there);
    for (let round = 0; round < 4; round++) {
      for (const device of [a, b]) await device.sync(cloud, { now: 10 + round });
    }
    expect(idsOf(a)).toHaveLength(items.length);
    expect(idsOf(b)).toEqual(idsOf(a));
    expect(idsOf(a)).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
  });
});
