import fc from 'fast-check';
import { expect } from 'vitest';
import { canonical } from '../src/basics/canonical.ts';
import {
  documentAt,
  isSealed,
  kindOf,
  type PlacedDocument,
  type UserData,
} from '../src/user-data/index.ts';
import { packReplica, unpackReplica } from '../src/user-data/merge/index.ts';
import { replicaKey } from '../src/user-data/merge/replica.ts';
import { Crash, Device, type Fault, type Meeting, noFaults } from './sync-world.ts';

/** Generated stories of up to four devices with edits, crashes, lost answers and wrong clocks, over any cloud. */

const HOUR_MS = 3_600_000;
const START = 1_795_000_000_000;

export interface StoryCloud extends Meeting {
  /** Puts a file there as another program would. */
  put(name: string, bytes: Uint8Array): void;
}

function withItems(items: Record<string, number>) {
  return (data: UserData): UserData => [
    ...data.filter(({ name }) => name !== 'inventory'),
    { profile: 'default', name: 'inventory', document: { version: 3, items } },
  ];
}

const itemsOf = (device: Device) => documentAt(device.data, 'default', 'inventory').items;

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
async function play(
  cloud: StoryCloud,
  {
    steps,
    clockErrors,
  }: { readonly steps: readonly Step[]; readonly clockErrors: readonly number[] },
) {
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

/** Plays so many stories to their ends, and expects that all devices then hold the same, and that no edit was lost. */
export async function playStories(openCloud: () => StoryCloud, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 5, maxLength: 30 }),
      fc.array(fc.constantFrom(0, 0, -HOUR_MS, HOUR_MS), { minLength: 2, maxLength: 4 }),
      async (steps, clockErrors) => {
        const end = await play(openCloud(), { steps, clockErrors });
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
    { numRuns: runs },
  );
}
