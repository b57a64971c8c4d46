import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySealed, anyUserData } from '../../test/any-user-data.ts';
import { isSameStored, originOf } from './aside.ts';
import {
  asidesIn,
  bringIn,
  documentAt,
  holdingsOf,
  measure,
  mergeData,
  mergeStores,
  type PlacedDocument,
  packBackup,
  rowsOf,
  type SealedDocument,
  type StoredDocument,
  sealedParts,
  unpackBackup,
} from './index.ts';

const inventory = (items: Record<string, number>): PlacedDocument => ({
  profile: 'default',
  name: 'inventory',
  document: { version: 3, items },
});

/** As a later version would write it, in a place that this one knows. */
const newer = (version = 9, name = 'inventory', profile = 'default'): SealedDocument => ({
  profile,
  name,
  rows: new Map<string, unknown>([
    ['', { version, shelves: 3 }],
    ['shelf', version],
  ]),
});
const aside = (sealed: SealedDocument): SealedDocument => ({
  ...sealed,
  profile: `aside:${sealed.profile}`,
});

/** Newer documents where known ones stand. */
const anyNewer: fc.Arbitrary<SealedDocument[]> = fc.uniqueArray(
  fc
    .tuple(
      fc.integer({ min: 7, max: 12 }),
      fc.constantFrom('planner', 'inventory', 'warps/600000001/11'),
      fc.constantFrom('default', 'second'),
    )
    .map((of) => newer(...of)),
  { maxLength: 5, selector: ({ profile, name }) => `${profile}/${name}` },
);
/** A store of which later versions have written some. */
const anyMixed: fc.Arbitrary<StoredDocument[]> = fc
  .tuple(anyUserData, anyNewer, anySealed)
  .map(([known, later, strange]) => {
    const taken = new Set(later.map(({ profile, name }) => `${profile}/${name}`));
    return [
      ...known.filter(({ profile, name }) => !taken.has(`${profile}/${name}`)),
      ...later,
      ...strange,
    ];
  });

describe('a merge with what a later version has written', () => {
  it('leaves mine in its place and puts theirs aside, whichever of both can be read', () => {
    const readable = inventory({ 2: 1 });
    expect(mergeData([readable], [newer()])).toEqual([readable, aside(newer())]);
    const asRows = { profile: 'aside:default', name: 'inventory', rows: rowsOf(readable) };
    expect(mergeData([newer()], [readable])).toEqual([newer(), asRows]);
    expect(mergeStores([readable], [newer()]).aside).toEqual([newer()]);
  });

  it('puts in its place what has nothing beside it', () => {
    expect(mergeData([], [newer()])).toEqual([newer()]);
    expect(mergeStores([], [newer()]).aside).toEqual([]);
  });

  it('takes the same for the same, whatever the store counts in its head', () => {
    const head = { version: 9, shelves: 3, revision: 7 };
    const counted = { ...newer(), rows: new Map([...newer().rows, ['', head]]) };
    expect(mergeStores([counted], [newer()])).toMatchObject({ data: [counted], aside: [] });
  });

  it('keeps the newest of several aside, and hands out what gives way', () => {
    const mine = [inventory({ 2: 1 })];
    const both = mergeStores(mergeData(mine, [newer(9)]), [newer(10)]);
    expect(both).toMatchObject({
      data: [...mine, aside(newer(10))],
      aside: [newer(10)],
      left: [aside(newer(9))],
    });
    const older = mergeStores(both.data, [newer(9)]);
    expect(older).toMatchObject({ data: both.data, aside: [], left: [newer(9)] });
  });

  it('neither shuts nor switches the profiles of who has no list of them', () => {
    const sealedList = newer(2, 'profiles', '');
    expect(documentAt(mergeData([], [sealedList]), '', 'profiles').active).toBe('default');
    const list: PlacedDocument = {
      profile: '',
      name: 'profiles',
      document: {
        version: 1,
        active: 'second',
        profiles: [
          { id: 'default', name: 'Main', createdAt: 0, deletedAt: null },
          { id: 'second', name: 'Alt', createdAt: 5, deletedAt: null },
        ],
      },
    };
    for (const mine of [[], [inventory({ 2: 1 })]]) {
      expect(documentAt(mergeData(mine, [list]), '', 'profiles')).toMatchObject({
        active: 'default',
        profiles: [{ name: 'Main' }, { name: 'Alt' }],
      });
    }
  });

  it('law: nothing of either is lost, again changes nothing, and a backup holds all of it', () => {
    fc.assert(
      fc.property(anyMixed, anyMixed, (mine, theirs) => {
        expect(mergeData(mine, mine)).toEqual(mine);
        const { data, left } = mergeStores(mine, theirs);
        expect(mergeData(data, theirs)).toEqual(data);
        for (const stored of theirs.filter((document) => 'rows' in document)) {
          const kept = [...data, ...left].some(
            (other) =>
              isSameStored(other, stored) &&
              (other.profile === stored.profile || originOf(other)?.profile === stored.profile),
          );
          expect(kept).toBe(true);
        }
        const packed = packBackup(data, { createdAt: 1, store: 'a', revision: 1 });
        const read = packed.ok ? unpackBackup(packed.value) : packed;
        expect(read.ok && read.value.data).toEqual(data);
      }),
    );
  });
});

describe('what stands aside', () => {
  it('is told with where it belongs, and counts as nothing', () => {
    const data = mergeData([inventory({ 2: 1 })], [newer()]);
    expect(asidesIn(data)).toEqual([
      {
        place: { profile: 'aside:default', name: 'inventory' },
        origin: { profile: 'default', name: 'inventory' },
        isReadable: false,
      },
    ]);
    expect(measure(data)).toEqual(measure([inventory({ 2: 1 })]));
    expect(sealedParts(data)).toEqual([]);
  });

  it('is brought in once it can be read, and no sooner', () => {
    const [readable, other] = [inventory({ 2: 1 }), inventory({ 2: 7, 3: 4 })];
    const place = { profile: 'aside:default', name: 'inventory' };
    expect(bringIn(mergeData([readable], [newer()]), place)).toBeUndefined();
    expect(bringIn([readable], place)).toBeUndefined();
    // As after an update, which reads it.
    const updated = [readable, { ...place, rows: rowsOf(other) }];
    expect(asidesIn(updated)[0]?.isReadable).toBe(true);
    expect(bringIn(updated, place)).toEqual([inventory({ 2: 1, 3: 4 })]);
  });

  it('law: bringing in what a merge put aside is the merge that was meant', () => {
    fc.assert(
      fc.property(anyUserData, anyUserData, (mine, theirs) => {
        const isPlan = ({ name }: StoredDocument) => name === 'planner';
        const here = mine.filter(isPlan);
        const came = theirs.filter(isPlan);
        const asides = came.map((stored) => ({
          profile: `aside:${stored.profile}`,
          name: stored.name,
          rows: rowsOf(stored),
        }));
        let data: StoredDocument[] = [...here, ...asides];
        for (const { place } of asidesIn(data)) data = bringIn(data, place) ?? [];
        expect(asidesIn(data)).toEqual([]);
        const meant = mergeData(here, came);
        for (const profile of ['default', 'second']) {
          expect(documentAt(data, profile, 'planner')).toEqual(
            documentAt(meant, profile, 'planner'),
          );
        }
      }),
    );
  });
});

describe('what each profile holds', () => {
  it('is told by itself, with what a later version wrote of it', () => {
    const data = [inventory({ 2: 1 }), newer(9, 'planner')];
    expect(holdingsOf(data)).toEqual([
      {
        profile: { id: 'default', name: null },
        measures: { ...measure([]), inventory: 1 },
        newer: ['planner'],
      },
    ]);
    expect(sealedParts([...data, newer(2, 'journal', '')])).toEqual([
      { profile: { id: 'default', name: null }, kind: 'planner', counted: 'planner' },
      { profile: undefined, kind: 'journal', counted: undefined },
    ]);
  });
});
