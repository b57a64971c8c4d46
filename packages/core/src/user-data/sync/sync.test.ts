import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Cloud,
  Crash,
  Device,
  type Fault,
  type Faults,
  noFaults,
} from '../../../test/sync-world.ts';
import { documentAt, isSealed, kindOf, type PlacedDocument, type UserData } from '../index.ts';
import { canonical } from '../merge/canonical.ts';
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

/** What happens to devices, in the order in which it happens. */
type Step =
  | { readonly kind: 'item'; readonly device: number; readonly id: number }
  | { readonly kind: 'use up'; readonly device: number; readonly id: number }
  | { readonly kind: 'pull'; readonly device: number }
  | { readonly kind: 'add entry'; readonly device: number }
  | { readonly kind: 'remove entry'; readonly device: number; readonly id: number }
  | { readonly kind: 'change entry'; readonly device: number; readonly id: number }
  | { readonly kind: 'profile'; readonly device: number }
  | {
      readonly kind: 'sync';
      readonly device: number;
      readonly fault: readonly [step: number, fault: Fault] | undefined;
    };

const device = fc.nat({ max: 3 });
const id = fc.nat({ max: 4 });
const anyFault = fc.option(
  fc.tuple(
    fc.nat({ max: 9 }),
    fc.constantFrom<Fault>(
      'crash before',
      'crash after',
      'offline',
      'lost answer',
      'damaged',
      'empty',
    ),
  ),
  { nil: undefined },
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('item' as const), device, id }) },
  fc.record({ kind: fc.constant('use up' as const), device, id }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pull' as const), device }) },
  fc.record({ kind: fc.constant('add entry' as const), device }),
  fc.record({ kind: fc.constant('remove entry' as const), device, id }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change entry' as const), device, id }) },
  fc.record({ kind: fc.constant('profile' as const), device }),
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('sync' as const), device, fault: anyFault }),
  },
);

/** Two values of one thing: what an edit put in the place of what its device showed. */
class Edits {
  readonly #made = new Map<string, Set<string>>();
  readonly #replaced = new Map<string, Set<string>>();

  note(path: string, before: unknown, after: unknown): void {
    this.#of(this.#made, path).add(canonical(after ?? null));
    if (before !== undefined) this.#of(this.#replaced, path).add(canonical(before));
  }

  /** What may stand at last: values that no edit has knowingly replaced. */
  standing(path: string): string[] {
    const replaced = this.#of(this.#replaced, path);
    return [...this.#of(this.#made, path)].filter((value) => !replaced.has(value));
  }

  paths(): string[] {
    return [...this.#made.keys()];
  }

  #of(map: Map<string, Set<string>>, path: string): Set<string> {
    const found = map.get(path) ?? new Set<string>();
    map.set(path, found);
    return found;
  }
}

/** Plays one story to its end, when all devices are in step. */
async function play(steps: readonly Step[], clockErrors: readonly number[]) {
  const cloud = new Cloud();
  const journal = replicaKey({ profile: 'default', name: 'journal', version: 1 });
  const later = new Map([[journal, new Map([['a', { stamp: '000000001.0000.z', value: 1 }]])]]);
  cloud.put('z.base', packReplica(later, { device: 'z', deviceName: 'Later', at: START }));
  const devices = clockErrors.map((error, at) => new Device(`d${at}`, error));
  const edits = new Edits();
  const pulls = new Set<string>();
  const profiles = new Set<string>();
  const [added, removed] = [new Set<number>(), new Set<number>()];
  let now = START;
  let next = 1;
  for (const step of steps) {
    now += 60_000;
    const at = devices[step.device % devices.length] as Device;
    next++;
    if (step.kind === 'sync') {
      const faults = noFaults();
      if (step.fault) (faults.at as Map<number, Fault>).set(...step.fault);
      await at.sync(cloud, { now, faults }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
    } else if (step.kind === 'item' || step.kind === 'use up') {
      const items = itemsOf(at);
      const { [String(step.id)]: before, ...rest } = items;
      if (step.kind === 'use up' && before === undefined) continue;
      const after = step.kind === 'item' ? next : undefined;
      at.edit(withItems(after === undefined ? rest : { ...items, [step.id]: after }));
      // Nothing in it is nothing to be lost: a count that was made elsewhere may stand.
      edits.note(`item ${step.id}`, before, after);
    } else if (step.kind === 'pull') {
      const pull = {
        ...{ id: String(1_700_000_000_000_000_000n + BigInt(next)), gachaId: 2003, itemId: 1102 },
        ...{ time: '2023-11-14 22:13:20', zone: 8 },
      };
      pulls.add(pull.id);
      at.edit((data) => [
        ...data.filter(({ name }) => name !== 'warps/600000001/11'),
        {
          profile: 'default',
          name: 'warps/600000001/11',
          document: {
            version: 1,
            pulls: [...documentAt(data, 'default', 'warps/600000001/11').pulls, pull].sort(
              (a, b) => (a.id < b.id ? -1 : 1),
            ),
          },
        } as never,
      ]);
    } else if (step.kind === 'profile') {
      const profile = `p${next}`;
      profiles.add(profile);
      at.edit((data) => {
        const listed = documentAt(data, '', 'profiles');
        const one = { id: profile, name: profile, createdAt: now, deletedAt: null };
        const document = { ...listed, profiles: [...listed.profiles, one], active: profile };
        return [
          ...data.filter(({ name }) => name !== 'profiles'),
          { profile: '', name: 'profiles', document },
        ];
      });
    } else {
      const { entries } = documentAt(at.data, 'default', 'planner');
      const chosen = entries[('id' in step ? step.id : 0) % Math.max(1, entries.length)];
      const own = (list: readonly object[]) =>
        at.edit((data) => [
          ...data.filter(({ name }) => name !== 'planner'),
          {
            profile: 'default',
            name: 'planner',
            document: {
              ...documentAt(data, 'default', 'planner'),
              entries: list.map((one, priority) => ({ ...one, priority })),
            },
          } as never,
        ]);
      if (step.kind === 'add entry') {
        added.add(next);
        own([
          {
            ...{ entryId: next, priority: 0, enabled: true, kind: 'lightCone', id: 20000 },
            from: { level: 1, ascension: 0 },
            to: { level: 80, ascension: 6 },
          },
          ...entries,
        ]);
      } else if (chosen && step.kind === 'remove entry') {
        removed.add(chosen.entryId);
        own(entries.filter((one) => one !== chosen));
      } else if (chosen) {
        const to = { level: 1 + (next % 900), ascension: 0 };
        edits.note(`entry ${chosen.entryId}`, chosen.to, to);
        own(entries.map((one) => (one === chosen ? { ...one, to } : one)));
      }
    }
  }
  for (let round = 0; round < 3; round++) {
    for (const one of devices) {
      now += 60_000;
      expect(await one.sync(cloud, { now })).toMatchObject({ ok: true });
    }
  }
  return { devices, edits, pulls, profiles, added, removed, journal };
}

/** Documents without what each device keeps for itself; an empty one is as good as none. */
function shared(data: UserData): string {
  return canonical(
    data
      .filter((stored) => !isSealed(stored) && !isEmpty(stored))
      .map((stored) => [
        stored.profile,
        stored.name,
        { ...('document' in stored ? stored.document : {}), active: '' },
      ])
      .sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1)),
  );
}

function isEmpty({ name, document }: PlacedDocument): boolean {
  return canonical(document) === canonical(kindOf(name).empty);
}

describe('up to four devices', () => {
  const stories = Number(process.env.SYNC_STORIES ?? 150);
  it('all end equal, whatever happens to each of them, and no edit is lost', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 5, maxLength: 30 }),
        fc.array(fc.constantFrom(0, 0, -HOUR_MS, HOUR_MS), { minLength: 2, maxLength: 4 }),
        async (steps, clockErrors) => {
          const end = await play(steps, clockErrors);
          const [first, ...others] = end.devices as [Device, ...Device[]];
          for (const other of others) expect(shared(other.data)).toBe(shared(first.data));
          const warps = documentAt(first.data, 'default', 'warps/600000001/11').pulls;
          expect(new Set(warps.map((pull) => pull.id))).toEqual(end.pulls);
          const listed = documentAt(first.data, '', 'profiles').profiles.map((one) => one.id);
          expect(listed).toEqual(expect.arrayContaining([...end.profiles]));
          const { entries } = documentAt(first.data, 'default', 'planner');
          for (const entry of end.added) {
            if (end.removed.has(entry)) continue;
            expect(entries.map((one) => one.entryId)).toContain(entry);
          }
          for (const path of end.edits.paths()) {
            const [kind, key = ''] = path.split(' ');
            const standing = end.edits.standing(path);
            const found =
              kind === 'item'
                ? itemsOf(first)[key]
                : entries.find((one) => String(one.entryId) === key)?.to;
            if (kind === 'entry' && found === undefined) {
              expect(end.removed.has(Number(key))).toBe(true);
            } else expect(standing).toContain(canonical(found ?? null));
          }
          for (const one of end.devices) {
            const known = unpackReplica(one.memory?.known ?? new Uint8Array());
            expect(known.ok && known.value.replica.has(end.journal)).toBe(true);
          }
        },
      ),
      { numRuns: stories },
    );
  });
});
