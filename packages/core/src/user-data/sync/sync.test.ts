import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { playStories } from '../../../test/sync-stories.ts';
import { Cloud, Device, type Faults } from '../../../test/sync-world.ts';
import { canonical } from '../../basics/canonical.ts';
import { documentAt, type UserData } from '../index.ts';
import { packReplica, unpackReplica } from '../merge/index.ts';
import { replicaKey } from '../merge/replica.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = 1_795_000_000_000;

function withItems(items: Record<string, number>, profile = 'default') {
  return (data: UserData): UserData => [
    ...data.filter((stored) => stored.profile !== profile || stored.name !== 'inventory'),
    { profile, name: 'inventory', document: { version: 3, items } },
  ];
}

const itemsOf = (device: Device, profile = 'default') =>
  documentAt(device.data, profile, 'inventory').items;

const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [String(100 + at), at + 1]));

async function synced(device: Device, cloud: Cloud, now: number) {
  const done = await device.sync(cloud, { now });
  expect(done).toMatchObject({ ok: true });
}

/** What stands in the cloud, to see whether anything was written. */
const inCloud = (cloud: Cloud) =>
  [...cloud.files.values()].map(({ name, version }) => `${name} ${version}`);

async function twoInStep() {
  const cloud = new Cloud();
  const [a, b] = [new Device('a'), new Device('b')];
  a.edit(withItems(many));
  await synced(a, cloud, START);
  await synced(b, cloud, START + 1);
  return { cloud, a, b };
}

describe('a sync', () => {
  it('brings to a new device what the cloud holds, and says what came from where', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    a.edit(withItems(many));
    await synced(a, cloud, START);
    const done = await b.sync(cloud, { now: START });
    expect(itemsOf(b)).toEqual(many);
    expect(done).toMatchObject({
      ok: true,
      value: { received: [{ from: 'Device a', counts: { inventory: 40 } }] },
    });
  });

  it('merges what a device has that syncs for the first time, with the cloud standing', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    a.edit(withItems({ '2': 5, '3': 1 }));
    b.edit(withItems({ '2': 9, '4': 7 }));
    await synced(a, cloud, START);
    await synced(b, cloud, START);
    await synced(a, cloud, START);
    expect(itemsOf(a)).toEqual({ '2': 5, '3': 1, '4': 7 });
    expect(itemsOf(b)).toEqual(itemsOf(a));
  });

  it('writes nothing where nothing has changed', async () => {
    const { cloud, a, b } = await twoInStep();
    const before = inCloud(cloud);
    await synced(a, cloud, START + DAY_MS * 3);
    await synced(b, cloud, START + DAY_MS * 3);
    expect(inCloud(cloud)).toEqual(before);
  });

  it('applies what came to what another tab stored meanwhile', async () => {
    const { cloud, a, b } = await twoInStep();
    a.edit(withItems({ ...many, '100': 77 }));
    await synced(a, cloud, START + 5);
    let isFirst = true;
    const meanwhile = () => {
      if (isFirst) b.edit(withItems({ ...itemsOf(b), '101': 88 }));
      isFirst = false;
    };
    expect(await b.sync(cloud, { now: START + 6, meanwhile })).toMatchObject({ ok: true });
    expect(itemsOf(b)).toMatchObject({ '100': 77, '101': 88 });
  });

  it('copies what is here before a merge changes it', async () => {
    const { cloud, a, b } = await twoInStep();
    a.edit(withItems({ ...many, '100': 77 }));
    await synced(a, cloud, START + 5);
    const before = b.data;
    await synced(b, cloud, START + 6);
    expect(b.snapshots.at(-1)).toBe(before);
  });

  it('stamps changes that it could not send when it noticed them', async () => {
    const { cloud, a, b } = await twoInStep();
    a.edit(withItems({ ...many, '100': 77 }));
    const offline: Faults = { step: 0, at: new Map([[1, 'offline']]) };
    expect(await a.sync(cloud, { now: START + 10, faults: offline })).toMatchObject({
      error: { code: 'CLOUD_OFFLINE' },
    });
    b.edit(withItems({ ...many, '100': 88 }));
    await synced(b, cloud, START + 20);
    await synced(a, cloud, START + 30);
    expect(itemsOf(a)['100']).toBe(88);
  });
});

describe('a read that failed', () => {
  for (const fault of ['offline', 'damaged', 'empty', 'lost answer'] as const) {
    it(`writes nothing, here or there: ${fault}`, async () => {
      const { cloud, a, b } = await twoInStep();
      a.edit(withItems({ ...many, '100': 77 }));
      await synced(a, cloud, START + 5);
      b.edit(withItems({ ...many, '101': 88 }));
      const [before, data] = [inCloud(cloud), b.data];
      // Noting the change and listing come first.
      const faults: Faults = { step: 0, at: new Map([[2, fault]]) };
      expect(await b.sync(cloud, { now: START + 6, faults })).toMatchObject({ ok: false });
      expect(inCloud(cloud)).toEqual(before);
      expect(b.data).toBe(data);
      await synced(b, cloud, START + 7);
      expect(itemsOf(b)).toMatchObject({ '100': 77, '101': 88 });
    });
  }
});

describe('a device that has lost what it had', () => {
  it('asks, with both sides, and writes nothing', async () => {
    const { cloud, b } = await twoInStep();
    b.edit(withItems({ '100': 1 }));
    const before = inCloud(cloud);
    expect(await b.sync(cloud, { now: START + 5 })).toMatchObject({
      error: { code: 'SHRUNK', here: { inventory: 1 }, cloud: { inventory: 40 } },
    });
    expect(inCloud(cloud)).toEqual(before);
  });

  it('brings it back, or removes it everywhere, as the player says', async () => {
    const back = await twoInStep();
    back.b.edit(withItems({}));
    await back.b.sync(back.cloud, { now: START + 5, consent: 'bring-back' });
    expect(itemsOf(back.b)).toEqual(many);
    const gone = await twoInStep();
    gone.b.edit(withItems({}));
    await gone.b.sync(gone.cloud, { now: START + 5, consent: 'remove-everywhere' });
    await synced(gone.a, gone.cloud, START + 6);
    expect(itemsOf(gone.a)).toEqual({});
  });

  it('gets all of it again where its store was wiped, and removes nothing', async () => {
    const { cloud, a } = await twoInStep();
    const wiped = new Device('c');
    await synced(wiped, cloud, START + 5);
    await synced(a, cloud, START + 6);
    expect(itemsOf(wiped)).toEqual(many);
    expect(itemsOf(a)).toEqual(many);
  });
});

describe('a cloud that was emptied', () => {
  it('is not filled again unasked, and then with everything', async () => {
    const { cloud, a, b } = await twoInStep();
    cloud.files.clear();
    expect(await b.sync(cloud, { now: START + 5 })).toMatchObject({
      error: { code: 'CLOUD_EMPTIED' },
    });
    expect(cloud.files.size).toBe(0);
    // Device b has told nothing of its own: what it fills the cloud with came from a.
    b.edit(withItems({ ...many, '100': 77 }));
    await b.sync(cloud, { now: START + 6, consent: 'write-again' });
    const c = new Device('c');
    await synced(c, cloud, START + 7);
    expect(itemsOf(c)).toEqual({ ...many, '100': 77 });
    await synced(a, cloud, START + 8);
    expect(itemsOf(a)).toEqual({ ...many, '100': 77 });
  });
});

describe('a file that is gone from the cloud', () => {
  it('is written again by the device whose it was', async () => {
    const { cloud, a, b } = await twoInStep();
    b.edit(withItems({ ...many, '2': 5 }));
    await synced(b, cloud, START + 5);
    const own = [...cloud.files.values()].filter(({ name }) => name.startsWith('a.'));
    for (const { id } of own) cloud.files.delete(id);
    await synced(a, cloud, START + 6);
    const c = new Device('c');
    await synced(c, cloud, START + 7);
    expect(itemsOf(c)).toEqual({ ...many, '2': 5 });
  });
});

describe('a copy of a device', () => {
  it('does not write over what the other one told', async () => {
    const { cloud, a, b } = await twoInStep();
    const copy = new Device('a');
    copy.data = a.data;
    copy.memory = a.memory;
    a.edit(withItems({ ...many, '100': 77 }));
    copy.edit(withItems({ ...many, '101': 88 }));
    for (const device of [a, copy, a, copy, b]) await synced(device, cloud, START + 5);
    expect(itemsOf(b)).toMatchObject({ '100': 77, '101': 88 });
  });
});

describe('what came in', () => {
  const entry = (entryId: number) => ({
    ...{ entryId, priority: 0, enabled: true, kind: 'lightCone', id: 20000 },
    ...{ from: { level: 1, ascension: 0 }, to: { level: 80, ascension: 6 } },
  });
  const withEntries = (ids: readonly number[]) => (data: UserData) =>
    [
      ...data.filter(({ name }) => name !== 'planner'),
      {
        ...{ profile: 'default', name: 'planner' },
        document: {
          ...documentAt(data, 'default', 'planner'),
          entries: ids.map((id, priority) => ({ ...entry(id), priority })),
        },
      },
    ] as never;
  const withMarks = (done: object, undone: object) => (data: UserData) =>
    [
      ...data.filter(({ name }) => name !== 'achievements'),
      { profile: 'default', name: 'achievements', document: { version: 2, done, undone } },
    ] as never;
  const receivedBy = async (device: Device, cloud: Cloud, now: number) => {
    const done = await device.sync(cloud, { now });
    return done.ok ? done.value.received : done;
  };

  it('is counted by things: an entry that is added moves others, and they are not told', async () => {
    const { cloud, a, b } = await twoInStep();
    a.edit(withEntries([1, 2, 3]));
    await synced(a, cloud, START + 5);
    expect(await receivedBy(b, cloud, START + 6)).toMatchObject([{ counts: { planner: 3 } }]);
    a.edit(withEntries([4, 1, 2, 3]));
    await synced(a, cloud, START + 7);
    expect(await receivedBy(b, cloud, START + 8)).toMatchObject([
      { counts: { planner: 1 }, removed: {} },
    ]);
  });

  it('tells what is gone as that', async () => {
    const { cloud, a, b } = await twoInStep();
    a.edit(withEntries([1, 2, 3]));
    a.edit(withMarks({ '11': 5, '12': 5 }, {}));
    await synced(a, cloud, START + 5);
    await synced(b, cloud, START + 6);
    a.edit(withEntries([1]));
    a.edit(withMarks({ '11': 5, '13': 9 }, { '12': 9, '14': 9 }));
    await synced(a, cloud, START + 7);
    expect(await receivedBy(b, cloud, START + 8)).toEqual([
      {
        ...{ at: START + 8, from: 'Device a' },
        counts: { achievements: 1 },
        removed: { planner: 2, achievements: 1 },
      },
    ]);
  });

  it('is no change of the plan to be taken back where a device joins', async () => {
    const cloud = new Cloud();
    const [a, b] = [new Device('a'), new Device('b')];
    a.edit(withEntries([1, 2]));
    b.edit(withEntries([3]));
    await synced(a, cloud, START);
    await synced(b, cloud, START + 1);
    expect(b.memory?.planChanges).toEqual([]);
    await synced(a, cloud, START + 2);
    expect(a.memory?.planChanges).toHaveLength(1);
  });
});

describe('the other devices', () => {
  it('are known by the names that the player gave them, and by when they told something last', async () => {
    const { cloud, a, b } = await twoInStep();
    expect(a.memory?.devices).toEqual({});
    b.edit(withItems({ ...many, '2': 5 }));
    await synced(b, cloud, START + 5);
    await synced(a, cloud, START + 6);
    expect(a.memory?.devices).toEqual({ b: { name: 'Device b', toldAt: START + 5 } });
    expect(b.memory?.devices).toEqual({ a: { name: 'Device a', toldAt: START } });
  });
});

describe('a device that is forgotten', () => {
  const forgotten = async () => {
    const { cloud, a, b } = await twoInStep();
    b.edit(withItems({ ...many, '2': 5, '100': 77 }));
    await synced(b, cloud, START + 5);
    expect(await a.sync(cloud, { now: START + 6, forget: 'b' })).toMatchObject({ ok: true });
    return { cloud, a, b };
  };

  it('has no files any more, and what it told is told by the one that forgot it', async () => {
    const { cloud, a } = await forgotten();
    expect([...cloud.files.values()].filter(({ name }) => name.startsWith('b.'))).toEqual([]);
    expect(a.memory?.devices).toEqual({});
    const c = new Device('c');
    await synced(c, cloud, START + 7);
    expect(itemsOf(c)).toEqual({ ...many, '2': 5, '100': 77 });
  });

  it('is there again when it syncs, and has lost nothing', async () => {
    const { cloud, a, b } = await forgotten();
    b.edit(withItems({ ...itemsOf(b), '3': 8 }));
    await synced(b, cloud, START + 7);
    await synced(a, cloud, START + 8);
    expect(itemsOf(a)).toEqual({ ...many, '2': 5, '3': 8, '100': 77 });
    expect(Object.keys(a.memory?.devices ?? {})).toEqual(['b']);
  });

  it('keeps its files where the sync ends anywhere before they are told again', async () => {
    for (let step = 0; step < 12; step++) {
      const { cloud, a, b } = await twoInStep();
      b.edit(withItems({ ...many, '2': 5 }));
      await synced(b, cloud, START + 5);
      const faults: Faults = { step: 0, at: new Map([[step, 'crash before']]) };
      await a.sync(cloud, { now: START + 6, faults, forget: 'b' }).catch(() => undefined);
      const c = new Device('c');
      await synced(c, cloud, START + 7);
      expect(itemsOf(c)).toEqual({ ...many, '2': 5 });
    }
  });
});

describe('generations', () => {
  it('are kept once a day before a write, five of them, each with what was there before', async () => {
    const { cloud, a } = await twoInStep();
    for (let day = 1; day <= 8; day++) {
      for (const hour of [0, 2]) {
        a.edit(withItems({ ...many, '100': 100 * day + hour }));
        await synced(a, cloud, START + day * DAY_MS + hour * HOUR_MS);
      }
    }
    const kept = [...cloud.files.values()].filter(({ name }) => name.startsWith('generation.'));
    expect(kept).toHaveLength(5);
    const newest = unpackReplica(kept.at(-1)?.bytes ?? new Uint8Array());
    expect(
      newest.ok && canonical([...newest.value.replica].map(([, fields]) => [...fields])),
    ).toContain('702');
  });
});

describe('a later version', () => {
  it('is passed through unread', async () => {
    const { cloud, a, b } = await twoInStep();
    const key = replicaKey({ profile: 'default', name: 'journal', version: 3 });
    const field = { stamp: '000000001.0000.z', value: { text: 'later' } };
    const replica = new Map([[key, new Map([['days/1', field]])]]);
    cloud.put('z.base', packReplica(replica, { device: 'z', deviceName: 'Later', at: START }));
    await synced(a, cloud, START + 5);
    await synced(b, cloud, START + 5);
    for (const device of [a, b]) {
      const known = unpackReplica(device.memory?.known ?? new Uint8Array());
      expect(known.ok && known.value.replica.get(key)?.get('days/1')).toEqual(field);
      expect(device.data.some(({ name }) => name === 'journal')).toBe(false);
    }
  });

  it('with files of another form ends the sync, and the player is asked to update', async () => {
    const { cloud, b } = await twoInStep();
    const file = packReplica(new Map(), { device: 'z', deviceName: 'Later', at: START });
    file[16] = 99;
    cloud.put('z.base', file);
    expect(await b.sync(cloud, { now: START + 5 })).toMatchObject({
      error: { code: 'CLOUD_NEWER' },
    });
  });
});

describe('a long history', () => {
  const pulls = Array.from({ length: 5000 }, (_, at) => ({
    id: String(1_700_000_000_000_000_000n + BigInt(at) * 7_654_321_987n),
    gachaId: 2003 + (at % 7),
    itemId: 1001 + (at % 13),
    time: '2023-11-14 22:13:20',
    zone: 8,
  }));
  const history = (count: number, data: UserData = []): UserData => [
    ...data.filter(({ name }) => !name.startsWith('warps/')),
    {
      profile: 'default',
      name: 'warps/600000001/11',
      document: { version: 1, pulls: pulls.slice(0, count) },
    } as never,
  ];

  it('is not written anew for one more pull', async () => {
    const cloud = new Cloud();
    const a = new Device('a');
    a.edit(() => history(4990));
    await synced(a, cloud, START);
    const base = [...cloud.files.values()].find(({ name }) => name === 'a.base');
    a.edit((data) => history(5000, data));
    await synced(a, cloud, START + 5);
    const written = [...cloud.files.values()].filter(({ name }) => name.startsWith('a.'));
    expect(written.find(({ name }) => name === 'a.base')?.version).toBe(base?.version);
    expect(written.find(({ name }) => name === 'a.recent')?.bytes.length).toBeLessThan(30_000);
    const b = new Device('b');
    await synced(b, cloud, START + 6);
    expect(documentAt(b.data, 'default', 'warps/600000001/11').pulls).toHaveLength(5000);
  });
});

describe('up to four devices', () => {
  it('all end equal, whatever happens to each of them, and no edit is lost', {
    timeout: 600_000,
  }, async () => {
    await playStories(() => new Cloud(), Number(process.env.SYNC_STORIES ?? 150));
  });
});
