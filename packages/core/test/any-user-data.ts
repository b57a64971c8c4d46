import fc from 'fast-check';
import { withStamps } from '../src/achievements/index.ts';
import {
  type Address,
  type DocumentName,
  type Documents,
  kindOf,
  type PlacedDocument,
  type SealedDocument,
  TARGET_TYPES,
  VOICES,
} from '../src/user-data/index.ts';
import { BANNER_TYPES, mergePulls, type Pull } from '../src/warp/index.ts';

/** Any document of each kind, and any store of them, for laws. */

const count = fc.nat({ max: 2_000_000_000 });
const digits = fc.nat({ max: 999_999 }).map(String);
const stand = fc.record({
  level: fc.integer({ min: 1, max: 80 }),
  ascension: fc.integer({ min: 0, max: 6 }),
});
const tier = fc.integer({ min: 1, max: 7 });

const entry = fc.oneof(
  fc.record({
    kind: fc.constant('character' as const),
    id: fc.integer({ min: 1001, max: 9000 }),
    enabled: fc.boolean(),
    from: stand,
    to: stand,
    enhanced: fc.constantFrom(0, 1),
    eidolon: fc.integer({ min: 0, max: 6 }),
    skills: fc.dictionary(
      digits,
      fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 })),
      { maxKeys: 6, noNullPrototype: true },
    ),
    traces: fc.dictionary(digits, fc.constantFrom('selected' as const, 'unlocked' as const), {
      maxKeys: 10,
      noNullPrototype: true,
    }),
  }),
  fc.record({
    kind: fc.constant('lightCone' as const),
    id: fc.integer({ min: 20000, max: 25000 }),
    enabled: fc.boolean(),
    from: stand,
    to: stand,
  }),
);

export const anyPlanner = fc
  .tuple(
    fc.record({ gold: tier, crimson: tier, echo: tier, shadow: tier }),
    fc.array(entry, { maxLength: 12 }),
    fc.uniqueArray(fc.nat({ max: 50 }), { minLength: 12, maxLength: 12 }),
  )
  .map(
    ([settings, entries, ids]) =>
      ({
        ...kindOf('planner').empty,
        settings,
        entries: entries.map((fields, priority) => ({
          ...fields,
          // An id is of one entry: where two plans have the same, both mean the same thing.
          entryId: 100_000 * (ids[priority] ?? 0) + fields.id,
          priority,
        })),
      }) as unknown as Documents['planner'],
  );

export const anyInventory: fc.Arbitrary<Documents['inventory']> = fc
  .dictionary(digits, count, { maxKeys: 20, noNullPrototype: true })
  .map((items) => ({ version: 3, items }));

const anyAchievements: fc.Arbitrary<Documents['achievements']> = fc
  .dictionary(digits, fc.maxSafeInteger(), { maxKeys: 20, noNullPrototype: true })
  .map((stamps) => withStamps(kindOf('achievements').empty, Object.entries(stamps)));

const anyPreferences: fc.Arbitrary<Documents['preferences']> = fc.record({
  version: fc.constant(1 as const),
  voice: fc.constantFrom(null, ...VOICES),
  region: fc.constantFrom(null, 'asia' as const, 'america' as const),
});

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 5 });
const anyDismissals: fc.Arbitrary<Documents['dismissals']> = fc.record({
  version: fc.constant(1 as const),
  promotions: ids,
  redDots: ids,
});

/** Few ids, so that histories overlap; some beyond what a number holds, some of other lengths. */
const anyPull: fc.Arbitrary<Pull> = fc.record(
  {
    id: fc.oneof(
      fc.nat({ max: 30 }).map((place) => String(1_682_521_200_000_000_000n + BigInt(place))),
      fc.nat({ max: 5 }).map((place) => `17000000000${place}3456789`),
      digits,
    ),
    gachaId: fc.constantFrom(0, 1001, 2003),
    itemId: fc.constantFrom(1102, 20000, 23001),
    time: fc.constantFrom('2023-04-26 18:00:00', '2024-12-31 23:59:59'),
    zone: fc.constantFrom(-5, 1, 8),
    source: fc.constant('game' as const),
  },
  { requiredKeys: ['id', 'gachaId', 'itemId', 'time', 'zone'], noNullPrototype: true },
);

export const anyPulls = fc.array(anyPull, { maxLength: 30 });

const anyId = fc.nat({ max: 40 }).map((place) => `17000000000${10 + place}345678`);
const anySpan = fc
  .record({
    at: fc.nat({ max: 60 }),
    a: anyId,
    b: anyId,
    isToTheEnd: fc.boolean(),
    isFile: fc.boolean(),
  })
  .map(({ at, a, b, isToTheEnd, isFile }) => ({
    ...{ at, isToTheEnd, ...(isFile && { isFile }) },
    ...(a < b ? { oldest: a, newest: b } : { oldest: b, newest: a }),
  }));

export const anyAccountNotes: fc.Arbitrary<Documents['account/1']> = fc
  .dictionary(
    fc.constantFrom('1', '11', '22'),
    fc.record({
      isComplete: fc.constantFrom(null, true, false),
      imports: fc
        .uniqueArray(anySpan, { maxLength: 5, selector: ({ at }) => at })
        .map((spans) => spans.toSorted((a, b) => a.at - b.at)),
      manual: fc.uniqueArray(anyId, { maxLength: 4 }).map((ids) => ids.toSorted()),
    }),
    { noNullPrototype: true },
  )
  .map((histories) => ({ version: 1 as const, histories }));

const anySavings = fc.record({ jade: fc.nat({ max: 100_000 }), passes: fc.nat({ max: 500 }) });
const anyDay = fc.constantFrom('2026-11-22', '2027-02-28', '2028-02-29');

const anyOdds: fc.Arbitrary<Documents['odds']> = fc.record(
  {
    version: fc.constant(1 as const),
    savings: fc.option(fc.tuple(anySavings, anyDay).map(([savings, on]) => ({ ...savings, on }))),
    income: fc.record({ daily: anySavings, byVersion: anySavings }),
    until: fc.option(anyDay),
    targets: fc.array(
      fc.record({
        type: fc.constantFrom(...BANNER_TYPES),
        copies: fc.integer({ min: 1, max: 7 }),
        itemId: fc.option(fc.nat({ max: 30_000 })),
      }),
      { maxLength: 4 },
    ),
    featured: fc.constantFrom('published', 'observed'),
    achievements: fc.boolean(),
  },
  { requiredKeys: ['version', 'savings', 'income', 'until', 'targets', 'featured'] },
);

const anyIncome = fc
  .tuple(
    anySavings,
    fc.record(
      {
        rhythm: fc.constantFrom('daily', 'weekly', 'monthly', 'version', 'once'),
        on: fc.option(anyDay),
        isOn: fc.boolean(),
        name: fc.constantFrom('Twitch', '直播'),
      },
      { requiredKeys: ['rhythm', 'on', 'isOn'], noNullPrototype: true },
    ),
  )
  .map(([savings, line]) => ({ ...savings, ...line }));

export const anyForecast: fc.Arbitrary<Documents['forecast']> = fc.record({
  version: fc.constant(1 as const),
  savings: fc.option(fc.tuple(anySavings, anyDay).map(([savings, on]) => ({ ...savings, on }))),
  income: fc.dictionary(fc.constantFrom('points', 'shop', 'own1764300000000'), anyIncome, {
    noNullPrototype: true,
  }),
  targets: fc.uniqueArray(
    fc.record(
      {
        targetId: fc.nat({ max: 9 }),
        type: fc.constantFrom(...TARGET_TYPES),
        itemId: fc.option(fc.nat({ max: 30_000 })),
        name: fc.constant('~/?'),
        copies: fc.integer({ min: 1, max: 7 }),
        from: anyDay,
        until: anyDay,
      },
      {
        requiredKeys: ['targetId', 'type', 'itemId', 'copies', 'from', 'until'],
        noNullPrototype: true,
      },
    ),
    { maxLength: 4, selector: ({ targetId }) => targetId },
  ),
  featured: fc.constantFrom('published', 'observed'),
  achievements: fc.boolean(),
});

/** Documents of one profile by their names. */
function anyDocument(name: DocumentName): fc.Arbitrary<Documents[DocumentName]> {
  if (name === 'planner') return anyPlanner;
  if (name === 'inventory') return anyInventory;
  if (name === 'achievements') return anyAchievements;
  if (name === 'preferences') return anyPreferences;
  if (name === 'dismissals') return anyDismissals;
  if (name === 'odds') return anyOdds;
  if (name === 'forecast') return anyForecast;
  if (name.startsWith('account/')) return anyAccountNotes;
  return anyPulls.map((pulls) => ({ version: 1 as const, pulls: mergePulls(pulls, []) }));
}

const ADDRESSES: readonly Address[] = [
  { profile: 'default', name: 'planner' },
  { profile: 'default', name: 'inventory' },
  { profile: 'default', name: 'achievements' },
  { profile: 'default', name: 'warps/600000001/11' },
  { profile: 'default', name: 'account/600000001' },
  { profile: 'default', name: 'odds' },
  { profile: 'default', name: 'forecast' },
  { profile: 'second', name: 'planner' },
  { profile: 'second', name: 'warps/800000001/1' },
  { profile: '', name: 'preferences' },
  { profile: '', name: 'dismissals' },
];

const PROFILES: PlacedDocument = {
  profile: '',
  name: 'profiles',
  document: {
    version: 1,
    active: 'default',
    profiles: [
      { id: 'default', name: null, createdAt: 0, deletedAt: null },
      { id: 'second', name: 'Zweites 二', createdAt: 5, deletedAt: null },
    ],
  },
};

export const anyPlaced: fc.Arbitrary<PlacedDocument> = fc
  .constantFrom(...ADDRESSES)
  .chain((address) => anyDocument(address.name).map((document) => ({ ...address, document })));

/** Any store: some of the documents of two profiles and of the device. */
export const anyUserData: fc.Arbitrary<PlacedDocument[]> = fc
  .subarray([...ADDRESSES])
  .chain((addresses) =>
    fc.tuple(
      ...addresses.map((address) =>
        anyDocument(address.name).map((document) => ({ ...address, document })),
      ),
    ),
  )
  .map((documents) => [PROFILES, ...(documents as PlacedDocument[])]);

/** Documents that this version does not know, or only an older version of. */
export const anySealed: fc.Arbitrary<SealedDocument[]> = fc.uniqueArray(
  fc.record({
    profile: fc.constantFrom('default', 'second', '', 'A profile'),
    name: fc.constantFrom('journal', 'warps/1/99', '__proto__', 'échos'),
    rows: fc
      .uniqueArray(fc.tuple(fc.string({ maxLength: 30 }), fc.jsonValue()), {
        minLength: 1,
        maxLength: 4,
        selector: ([part]) => part,
      })
      // As JSON keeps it: there is no -0 in a file.
      .map((rows) => new Map<string, unknown>(JSON.parse(JSON.stringify(rows)))),
  }),
  { maxLength: 4, selector: ({ profile, name }) => `${profile}:${name}` },
);
