import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPulls, anyUserData } from '../../../test/any-user-data.ts';
import { canonical } from '../../basics/canonical.ts';
import { DEVICE, documentAt, type UserData } from '../index.ts';
import { packReplica, unpackReplica } from './pack-replica.ts';
import { beyond, EMPTY_REPLICA, type Field, join, type Replica, replicaKey } from './replica.ts';
import { changesIn, dataOf, dataOnDevice } from './replica-of-data.ts';
import { nextStamp, UNSTAMPED } from './stamp.ts';

const stampAt = (now: number, device = 'a') => nextStamp(UNSTAMPED, now, device);

function made(replica: Replica): UserData {
  const data = dataOf(replica);
  if (!data.ok) throw new Error(`unfit: ${JSON.stringify(data.error)}`);
  return data.value;
}

function changed(data: UserData, replica: Replica = EMPTY_REPLICA, stamp = stampAt(1)): Replica {
  const changes = changesIn(data, replica, stamp);
  if (!changes.ok) throw new Error(`unfit: ${JSON.stringify(changes.error)}`);
  return changes.value.changes;
}

/** A replica as text, whatever the order in which it came about. */
function told(replica: Replica): string {
  return canonical(
    [...replica]
      .filter(([, fields]) => fields.size > 0)
      .map(([key, fields]) => [key, [...fields].sort(([a], [b]) => (a < b ? -1 : 1))])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

const anyStamp = fc.oneof(
  fc.constant(UNSTAMPED),
  fc
    .tuple(fc.nat({ max: 5 }), fc.constantFrom('a', 'b'))
    .map(([time, device]) => stampAt(time, device)),
);
const anyField = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Field> =>
  fc.record({ stamp: anyStamp, value }, { requiredKeys: ['stamp'] });
const anyPath = fc.constantFrom('entries/1', 'entries/1/to', 'entries/1/priority', 'a', 'b/c', 'b');
const placed = (profile: string, name: string, version: number) =>
  replicaKey({ profile, name, version });

/** Fields of a plan, of a kind that nobody knows, and pulls that contradict each other. */
const anyReplica: fc.Arbitrary<Replica> = fc
  .record({
    plan: fc.dictionary(anyPath, anyField(fc.jsonValue({ maxDepth: 1 })), { maxKeys: 5 }),
    journal: fc.dictionary(anyPath, anyField(fc.jsonValue({ maxDepth: 1 })), { maxKeys: 4 }),
    pulls: anyPulls.chain((pulls) =>
      fc.tuple(
        ...pulls
          .slice(0, 6)
          .map((pull) =>
            anyField(fc.constant(pull)).map((field) => [`pulls/${pull.id}`, field] as const),
          ),
      ),
    ),
  })
  .map(
    ({ plan, journal, pulls }) =>
      new Map([
        [placed('default', 'planner', 6), new Map(Object.entries(plan))],
        [placed('default', 'journal', 3), new Map(Object.entries(journal))],
        [placed('default', 'warps/600000001/11', 1), new Map(pulls)],
      ]),
  );

describe('joining replicas', () => {
  it('is commutative', () => {
    fc.assert(
      fc.property(anyReplica, anyReplica, (a, b) => {
        expect(told(join(a, b))).toBe(told(join(b, a)));
      }),
      { numRuns: 200 },
    );
  });

  it('is associative', () => {
    fc.assert(
      fc.property(anyReplica, anyReplica, anyReplica, (a, b, c) => {
        expect(told(join(join(a, b), c))).toBe(told(join(a, join(b, c))));
      }),
      { numRuns: 200 },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyReplica, anyReplica, (a, b) => {
        expect(told(join(a, a))).toBe(told(a));
        expect(told(join(join(a, b), b))).toBe(told(join(a, b)));
      }),
    );
  });

  it('says as much by what is not known yet as by all of it', () => {
    fc.assert(
      fc.property(anyReplica, anyReplica, (a, known) => {
        expect(told(join(beyond(a, known), known))).toBe(told(join(a, known)));
        expect(told(beyond(known, join(a, known)))).toBe(told(EMPTY_REPLICA));
      }),
    );
  });

  it('survives being packed', () => {
    fc.assert(
      fc.property(anyReplica, (replica) => {
        // JSON knows no -0.
        const kept = JSON.parse(JSON.stringify(told(replica)));
        const read = unpackReplica(
          packReplica(replica, { device: 'a', deviceName: 'Phone', at: 5 }),
        );
        expect(read.ok && told(read.value.replica)).toBe(kept);
      }),
    );
  });
});

describe('a replica of documents', () => {
  it('tells all of them: nothing differs when they are made of it again', () => {
    fc.assert(
      fc.property(anyUserData, (data) => {
        const replica = changed(data);
        expect(told(changed(made(replica), replica, stampAt(2)))).toBe(told(EMPTY_REPLICA));
        const again = join(replica, changed(data, replica, stampAt(2)));
        // What was brought into order, such as priorities, is told once more and no longer differs then.
        expect(canonical(made(again))).toBe(canonical(made(replica)));
      }),
      { numRuns: 100 },
    );
  });

  it('makes the same documents whichever of two devices is merged into the other', () => {
    fc.assert(
      fc.property(anyUserData, anyUserData, (mine, theirs) => {
        const [a, b] = [changed(mine), changed(theirs, EMPTY_REPLICA, stampAt(1, 'b'))];
        expect(canonical(made(join(a, b)))).toBe(canonical(made(join(b, a))));
      }),
      { numRuns: 100 },
    );
  });

  it('stamps no pull that merely came', () => {
    fc.assert(
      fc.property(anyUserData, (data) => {
        for (const [key, fields] of changed(data)) {
          if (!key.includes('"warps/')) continue;
          for (const { stamp } of fields.values()) expect(stamp).toBe(UNSTAMPED);
        }
      }),
    );
  });
});

const entry = (entryId: number, more: object = {}) => ({
  entryId,
  priority: 0,
  enabled: true,
  kind: 'character' as const,
  id: 1001,
  from: { level: 1, ascension: 0 },
  to: { level: 80, ascension: 6 },
  enhanced: 0,
  eidolon: 0,
  skills: { '1': [1, 6] },
  traces: {},
  ...more,
});

function plan(...entries: object[]): UserData {
  const empty = documentAt([], 'default', 'planner');
  const numbered = entries.map((one, priority) => ({ ...one, priority }));
  return [
    { profile: 'default', name: 'planner', document: { ...empty, entries: numbered } },
  ] as unknown as UserData;
}

const entriesOf = (data: UserData) => documentAt(data, 'default', 'planner').entries;

/** Two devices that share what they hold, and then change it without hearing of each other. */
function apart(shared: UserData, a: UserData, b: UserData, times = { a: 10, b: 20 }) {
  const base = changed(shared);
  const [left, right] = [
    join(base, changed(a, base, stampAt(times.a, 'a'))),
    join(base, changed(b, base, stampAt(times.b, 'b'))),
  ];
  return made(join(left, right));
}

describe('two devices that were both offline', () => {
  it('each change another field of an entry, and both changes stand', () => {
    const merged = apart(
      plan(entry(1)),
      plan(entry(1, { eidolon: 2 })),
      plan(entry(1, { skills: { '1': [1, 8] } })),
    );
    expect(entriesOf(merged)).toMatchObject([{ eidolon: 2, skills: { '1': [1, 8] } }]);
  });

  it('change the same field, and the later change stands', () => {
    const change = [plan(entry(1, { eidolon: 2 })), plan(entry(1, { eidolon: 5 }))] as const;
    expect(entriesOf(apart(plan(entry(1)), ...change))[0]).toMatchObject({ eidolon: 5 });
    const turned = apart(plan(entry(1)), ...change, { a: 30, b: 20 });
    expect(entriesOf(turned)[0]).toMatchObject({ eidolon: 2 });
  });

  it('one removes an entry which the other one changes later: it is there with all of its fields', () => {
    const merged = apart(
      plan(entry(1), entry(2)),
      plan(entry(2)),
      plan(entry(1, { eidolon: 6 }), entry(2)),
    );
    expect(entriesOf(merged)).toMatchObject([
      { entryId: 1, eidolon: 6, to: { level: 80 } },
      { entryId: 2 },
    ]);
  });

  it('one removes an entry, the other one adds a new one on top: the first is gone all the same', () => {
    const merged = apart(
      plan(entry(1), entry(2)),
      plan(entry(2)),
      plan(entry(3), entry(1), entry(2)),
    );
    expect(entriesOf(merged).map(({ entryId }) => entryId)).toEqual([3, 2]);
    expect(entriesOf(merged).map(({ priority }) => priority)).toEqual([0, 1]);
  });

  it('both add an entry: both are there', () => {
    const merged = apart(plan(), plan(entry(1)), plan(entry(2)));
    expect(entriesOf(merged)).toHaveLength(2);
  });

  it('one deletes a profile in which the other one goes on: it is live again', () => {
    const list = (deletedAt: number | null): UserData[number] => ({
      profile: DEVICE,
      name: 'profiles',
      document: {
        version: 1,
        active: 'default',
        profiles: [
          { id: 'default', name: null, createdAt: 0, deletedAt: null },
          { id: 'second', name: 'Second', createdAt: 5, deletedAt },
        ],
      },
    });
    const items = (count: number): UserData[number] =>
      ({
        profile: 'second',
        name: 'inventory',
        document: { version: 3, items: { '2': count } },
      }) as never;
    const shared = [list(null), items(1)];
    const went = (data: UserData) => documentAt(data, DEVICE, 'profiles').profiles[1]?.deletedAt;
    expect(went(apart(shared, [list(9), items(1)], [list(null), items(2)]))).toBeNull();
    expect(went(apart(shared, [list(9), items(1)], shared))).toBe(9);
  });

  it('each delete the profile that the other one keeps: one comes back', () => {
    const list = (first: number | null, second: number | null): UserData => [
      {
        profile: DEVICE,
        name: 'profiles',
        document: {
          version: 1,
          active: first === null ? 'default' : 'second',
          profiles: [
            { id: 'default', name: null, createdAt: 0, deletedAt: first },
            { id: 'second', name: 'Second', createdAt: 5, deletedAt: second },
          ],
        },
      },
    ];
    const merged = apart(list(null, null), list(7, null), list(null, 8));
    expect(documentAt(merged, DEVICE, 'profiles')).toMatchObject({
      active: 'default',
      profiles: [{ deletedAt: null }, { deletedAt: 8 }],
    });
  });
});

describe('what a device keeps for itself', () => {
  it('is the profile in use', () => {
    const list = (active: string): UserData => [
      {
        profile: DEVICE,
        name: 'profiles',
        document: {
          version: 1,
          active,
          profiles: ['default', 'second'].map((id, createdAt) => {
            return { id, name: null, createdAt, deletedAt: null };
          }),
        },
      },
    ];
    const replica = changed(list('second'));
    const onOther = dataOnDevice(replica, list('default'));
    expect(onOther.ok && documentAt(onOther.value, DEVICE, 'profiles').active).toBe('default');
  });

  it('is what a later version wrote', () => {
    const rows = new Map<string, unknown>([['', { version: 99 }]]);
    const here: UserData = [{ profile: 'default', name: 'planner', rows }];
    const merged = dataOnDevice(changed(plan(entry(1))), here);
    expect(merged.ok && merged.value.filter(({ name }) => name === 'planner')).toEqual(here);
    expect(told(changed(here))).toBe(told(changed([])));
  });
});

describe('documents of other versions', () => {
  it('of an earlier one are brought to the version of today, with the stamps of their fields', () => {
    const older: Replica = new Map([
      [
        placed('default', 'planner', 5),
        new Map<string, Field>(
          Object.entries(entry(1, { eidolon: 4 })).flatMap(([name, value]) =>
            name === 'skills' || name === 'traces'
              ? []
              : [[`entries/1/${name}`, { stamp: stampAt(30, 'old'), value }] as const],
          ),
        ),
      ],
    ]);
    const today = changed(plan(entry(1, { eidolon: 1 })));
    const merged = made(join(today, older));
    expect(entriesOf(merged)).toMatchObject([{ eidolon: 4, skills: { '1': [1, 6] } }]);
  });
});

describe('stamps', () => {
  it('come after all that was seen, whatever the clock says', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (clocks, now) => {
        let seen = UNSTAMPED;
        for (const clock of [...clocks, now]) {
          const next = nextStamp(seen, clock, 'a');
          expect(next > seen).toBe(true);
          seen = next;
        }
      }),
    );
  });
});
