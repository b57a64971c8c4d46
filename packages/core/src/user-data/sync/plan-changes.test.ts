import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cloud, Device } from '../../../test/sync-world.ts';
import { canonical } from '../../basics/canonical.ts';
import type { Entry } from '../../planner/index.ts';
import {
  countPlanChange,
  documentAt,
  type PlanChange,
  peekCloud,
  takeBackPlanChange,
  type UserData,
} from '../index.ts';

const START = 1_795_000_000_000;
const WARPS = 'warps/600000001/11';
const MINUTE_MS = 60_000;

function entryOf(entryId: number, level = 80): Entry {
  return {
    ...{ entryId, priority: 0, enabled: true, kind: 'lightCone', id: 20000 },
    from: { level: 1, ascension: 0 },
    to: { level, ascension: 6 },
  } as unknown as Entry;
}

/** Changes the plan as the planner does: in the order of the list. */
function withPlan(change: (entries: readonly Entry[]) => readonly Entry[]) {
  return (data: UserData): UserData => {
    const document = documentAt(data, 'default', 'planner');
    const entries = change(document.entries).map((entry, priority) => ({ ...entry, priority }));
    return [
      ...data.filter(({ name }) => name !== 'planner'),
      { profile: 'default', name: 'planner', document: { ...document, entries } },
    ];
  };
}

const withSettings =
  (settings: object) =>
  (data: UserData): UserData => {
    const document = documentAt(data, 'default', 'planner');
    return [
      ...data.filter(({ name }) => name !== 'planner'),
      {
        profile: 'default',
        name: 'planner',
        document: { ...document, settings: { ...document.settings, ...settings } },
      },
    ];
  };

const add = (entry: Entry) => withPlan((entries) => [entry, ...entries]);
const remove = (id: number) =>
  withPlan((entries) => entries.filter(({ entryId }) => entryId !== id));
const raise = (id: number, level: number) =>
  withPlan((entries) =>
    entries.map((entry) =>
      entry.entryId === id ? ({ ...entry, to: { level, ascension: 6 } } as Entry) : entry,
    ),
  );

const planOf = (device: Device) => documentAt(device.data, 'default', 'planner');
const levels = (device: Device) =>
  Object.fromEntries(planOf(device).entries.map(({ entryId, to }) => [entryId, to.level]));

let now = START;
async function synced(cloud: Cloud, ...devices: Device[]) {
  for (const device of devices) {
    now += MINUTE_MS;
    expect(await device.sync(cloud, { now })).toMatchObject({ ok: true });
  }
}

/** Takes the last merge of a device back, as its player would. */
function takeBack(device: Device, change = device.memory?.planChanges[0] as PlanChange): number {
  const taken = takeBackPlanChange(device.data, change);
  if (!taken.ok) throw new Error(taken.error.code);
  device.edit(() => taken.value.data);
  return taken.value.left;
}

/** A phone and a desktop in step, with a plan of three. */
async function twoInStep() {
  const cloud = new Cloud();
  const [phone, desktop] = [new Device('phone'), new Device('desktop')];
  for (const id of [1, 2, 3]) phone.edit(add(entryOf(id)));
  await synced(cloud, phone, desktop);
  return { cloud, phone, desktop };
}

describe('what a merge changed in the plan', () => {
  it('is remembered, and counted by entries: one that only moved is not', async () => {
    const { cloud, phone, desktop } = await twoInStep();
    phone.edit(add(entryOf(4)));
    phone.edit(remove(1));
    phone.edit(raise(2, 60));
    phone.edit(withSettings({ pace: { powerPerDay: 300, reserve: 0, withSynthesis: true } }));
    await synced(cloud, phone, desktop);
    const [change] = desktop.memory?.planChanges ?? [];
    expect(change && countPlanChange(change)).toEqual({
      ...{ added: 1, removed: 1, changed: 1, hasSettings: true },
    });
    expect(change?.at).toBe(desktop.memory?.received[0]?.at);
  });

  it('is taken back on all devices, as a change of its own', async () => {
    const { cloud, phone, desktop } = await twoInStep();
    const before = canonical(planOf(desktop));
    phone.edit(add(entryOf(4)));
    phone.edit(remove(1));
    phone.edit(raise(2, 60));
    await synced(cloud, phone, desktop);
    expect(levels(desktop)).toEqual({ 2: 60, 3: 80, 4: 80 });
    expect(takeBack(desktop)).toBe(0);
    expect(canonical(planOf(desktop))).toBe(before);
    await synced(cloud, desktop, phone, desktop);
    expect(canonical(planOf(phone))).toBe(before);
    expect(canonical(planOf(desktop))).toBe(before);
  });

  it('stays where it was changed since, and the rest is taken back', async () => {
    const { cloud, phone, desktop } = await twoInStep();
    phone.edit(add(entryOf(4)));
    phone.edit(add(entryOf(5)));
    phone.edit(raise(2, 60));
    phone.edit(raise(3, 50));
    await synced(cloud, phone, desktop);
    desktop.edit(raise(4, 70));
    desktop.edit(raise(2, 65));
    expect(takeBack(desktop)).toBe(2);
    expect(levels(desktop)).toEqual({ 1: 80, 2: 65, 3: 80, 4: 70 });
  });

  it('is not taken back where the player removed or restored the entry since', async () => {
    const { cloud, phone, desktop } = await twoInStep();
    phone.edit(remove(1));
    phone.edit(raise(2, 60));
    await synced(cloud, phone, desktop);
    desktop.edit(add(entryOf(1, 40)));
    desktop.edit(remove(2));
    expect(takeBack(desktop)).toBe(2);
    expect(levels(desktop)).toEqual({ 1: 40, 3: 80 });
  });

  it('leaves what was farmed today: the inventory has it', async () => {
    const { cloud, phone, desktop } = await twoInStep();
    phone.edit(withSettings({ today: { day: 20_000, runs: [] } }));
    await synced(cloud, phone, desktop);
    expect(desktop.memory?.planChanges.some(({ at }) => at === now)).toBe(false);
  });

  it('is kept of the last five merges', async () => {
    const { cloud, phone, desktop } = await twoInStep();
    for (let level = 10; level < 80; level += 10) {
      phone.edit(raise(2, level));
      await synced(cloud, phone, desktop);
    }
    expect(desktop.memory?.planChanges).toHaveLength(5);
    for (const change of desktop.memory?.planChanges ?? []) takeBack(desktop, change);
    expect(levels(desktop)['2']).toBe(20);
  });
});

type Edit =
  | { readonly kind: 'add'; readonly device: number }
  | { readonly kind: 'remove' | 'raise' | 'pull'; readonly device: number; readonly id: number }
  | { readonly kind: 'sync' | 'take back'; readonly device: number };

const device = fc.nat({ max: 2 });
const id = fc.nat({ max: 5 });
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), device }),
  fc.record({ kind: fc.constantFrom('remove', 'raise', 'pull'), device, id }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const), device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take back' as const), device }) },
);

const withPull =
  (pullId: string) =>
  (data: UserData): UserData => [
    ...data.filter(({ name }) => name !== WARPS),
    {
      profile: 'default',
      name: WARPS,
      document: {
        version: 1,
        pulls: [
          ...documentAt(data, 'default', WARPS).pulls,
          { id: pullId, gachaId: 2003, itemId: 1102, time: '2023-11-14 22:13:20', zone: 8 },
        ],
      },
    } as never,
  ];

describe('whatever three devices do', () => {
  it('plans that were taken back end equal everywhere, own later goals stand, and no pull is gone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEdit, { minLength: 4, maxLength: 25 }), async (edits) => {
        const cloud = new Cloud();
        const devices = ['a', 'b', 'c'].map((name) => new Device(name));
        const pulls = new Set<string>();
        let next = 100;
        for (const edit of edits) {
          const at = devices[edit.device] as Device;
          next++;
          const chosen =
            'id' in edit
              ? planOf(at).entries[edit.id % (planOf(at).entries.length || 1)]
              : undefined;
          if (edit.kind === 'add') at.edit(add(entryOf(next)));
          else if (edit.kind === 'sync') await synced(cloud, at);
          else if (edit.kind === 'pull') {
            const pullId = String(1_700_000_000_000_000_000n + BigInt(next));
            pulls.add(pullId);
            at.edit(withPull(pullId));
          } else if (edit.kind === 'take back') {
            const [change] = at.memory?.planChanges ?? [];
            if (!change) continue;
            // Of what was edited here since the merge, nothing may go.
            const own = planOf(at).entries.find(({ enabled }) => enabled)?.entryId;
            if (own !== undefined) at.edit(raise(own, next));
            takeBack(at, change);
            if (own !== undefined) expect(levels(at)[own]).toBe(next);
          } else if (chosen && edit.kind === 'remove') at.edit(remove(chosen.entryId));
          else if (chosen) at.edit(raise(chosen.entryId, next));
        }
        await synced(cloud, ...devices, ...devices);
        const [first, ...others] = devices as [Device, ...Device[]];
        for (const other of others) {
          expect(canonical(planOf(other))).toBe(canonical(planOf(first)));
        }
        for (const one of devices) {
          const found = documentAt(one.data, 'default', WARPS).pulls.map((pull) => pull.id);
          expect(new Set(found)).toEqual(pulls);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a look at the cloud', () => {
  it('tells how much there is and from which devices, and changes nothing', async () => {
    const { cloud, desktop } = await twoInStep();
    desktop.edit(add(entryOf(4)));
    await synced(cloud, desktop);
    const before = [...cloud.files.values()].map(({ id: file, version }) => `${file} ${version}`);
    expect(await peekCloud(cloud.transport({ step: 0, at: new Map() }))).toMatchObject({
      ok: true,
      value: {
        measures: { planner: 4 },
        devices: [{ name: 'Device desktop' }, { name: 'Device phone' }],
      },
    });
    expect([...cloud.files.values()].map(({ id: file, version }) => `${file} ${version}`)).toEqual(
      before,
    );
  });

  it('is no emptiness where it fails', async () => {
    const { cloud } = await twoInStep();
    for (const fault of ['offline', 'damaged', 'empty'] as const) {
      const faults = { step: 0, at: new Map([[1, fault]]) };
      expect(await peekCloud(cloud.transport(faults))).toMatchObject({ ok: false });
    }
  });
});

describe('progress', () => {
  it('is told by stages, with what has come and what is sent', async () => {
    const { cloud, desktop, phone } = await twoInStep();
    phone.edit(raise(2, 60));
    await synced(cloud, phone);
    desktop.edit(raise(3, 60));
    const told: unknown[] = [];
    now += MINUTE_MS;
    await desktop.sync(cloud, { now, onProgress: (progress) => told.push(progress) });
    expect(told).toMatchObject([
      { stage: 'comparing' },
      { stage: 'reading', done: 0, all: 1, bytes: 0 },
      { stage: 'merging' },
      { stage: 'sending' },
    ]);
    expect((told.at(-1) as { bytes: number }).bytes).toBeGreaterThan(0);
  });
});
