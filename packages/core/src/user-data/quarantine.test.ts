import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySealed, anyUserData } from '../../test/any-user-data.ts';
import {
  contentsByProfile,
  documentAt,
  kindOf,
  measure,
  mergeData,
  mergeStores,
  type PlacedDocument,
  packBackup,
  quarantinedIn,
  restoreQuarantined,
  rowsOf,
  type SealedDocument,
  type StoredDocument,
  sealedContents,
  unpackBackup,
} from './index.ts';
import { isSameStored, originOf } from './quarantine.ts';

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
      fc.integer({ min: kindOf('planner').version + 1, max: 12 }),
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
  it('leaves mine in its place and quarantines theirs, whichever of both can be read', () => {
    const readable = inventory({ 2: 1 });
    expect(mergeData([readable], [newer()])).toEqual([readable, aside(newer())]);
    const asRows = { profile: 'aside:default', name: 'inventory', rows: rowsOf(readable) };
    expect(mergeData([newer()], [readable])).toEqual([newer(), asRows]);
    expect(mergeStores([readable], [newer()]).quarantined).toEqual([newer()]);
  });

  it('puts a document in its place where nothing is there', () => {
    expect(mergeData([], [newer()])).toEqual([newer()]);
    expect(mergeStores([], [newer()]).quarantined).toEqual([]);
  });

  it('takes documents as equal that differ only in the count of changes', () => {
    const head = { version: 9, shelves: 3, revision: 7 };
    const counted = { ...newer(), rows: new Map([...newer().rows, ['', head]]) };
    expect(mergeStores([counted], [newer()])).toMatchObject({ data: [counted], quarantined: [] });
  });

  it('keeps the newest of several in quarantine, and returns those that give way', () => {
    const mine = [inventory({ 2: 1 })];
    const both = mergeStores(mergeData(mine, [newer(9)]), [newer(10)]);
    expect(both).toMatchObject({
      data: [...mine, aside(newer(10))],
      quarantined: [newer(10)],
      left: [aside(newer(9))],
    });
    const older = mergeStores(both.data, [newer(9)]);
    expect(older).toMatchObject({ data: both.data, quarantined: [], left: [newer(9)] });
  });

  it('neither closes nor switches profiles where there is no list of them', () => {
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

describe('quarantine', () => {
  it('names where a document belongs, and counts none of it', () => {
    const data = mergeData([inventory({ 2: 1 })], [newer()]);
    expect(quarantinedIn(data)).toEqual([
      {
        place: { profile: 'aside:default', name: 'inventory' },
        origin: { profile: 'default', name: 'inventory' },
        isReadable: false,
      },
    ]);
    expect(measure(data)).toEqual(measure([inventory({ 2: 1 })]));
    expect(sealedContents(data)).toEqual([]);
  });

  it('gives a document back once it can be read, and no sooner', () => {
    const [readable, other] = [inventory({ 2: 1 }), inventory({ 2: 7, 3: 4 })];
    const place = { profile: 'aside:default', name: 'inventory' };
    expect(restoreQuarantined(mergeData([readable], [newer()]), place)).toBeUndefined();
    expect(restoreQuarantined([readable], place)).toBeUndefined();
    // As after an update, which reads it.
    const updated = [readable, { ...place, rows: rowsOf(other) }];
    expect(quarantinedIn(updated)[0]?.isReadable).toBe(true);
    expect(restoreQuarantined(updated, place)).toEqual([inventory({ 2: 1, 3: 4 })]);
  });

  it('law: restoring what a merge quarantined gives the merge that was meant', () => {
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
        for (const { place } of quarantinedIn(data)) data = restoreQuarantined(data, place) ?? [];
        expect(quarantinedIn(data)).toEqual([]);
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

describe('the contents of each profile', () => {
  it('are listed by profile, with the kinds that a later version wrote', () => {
    const data = [inventory({ 2: 1 }), newer(9, 'planner')];
    expect(contentsByProfile(data)).toEqual([
      {
        profile: { id: 'default', name: null },
        measures: { ...measure([]), inventory: 1 },
        newer: ['planner'],
      },
    ]);
    expect(sealedContents([...data, newer(2, 'journal', '')])).toEqual([
      { profile: { id: 'default', name: null }, kind: 'planner', counted: 'planner' },
      { profile: undefined, kind: 'journal', counted: undefined },
    ]);
  });
});
