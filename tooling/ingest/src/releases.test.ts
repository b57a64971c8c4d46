import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseVersions } from './releases.ts';

const data = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../data/game/${name}.json`, import.meta.url), 'utf8'));

interface Thing {
  readonly id: number;
  readonly version?: string;
}

interface Banner {
  readonly id: number;
  readonly version?: string;
  readonly featured?: number;
  readonly featured4?: readonly number[];
}

const characters: readonly Thing[] = data('characters');
const lightCones: readonly Thing[] = data('lightCones');
const relicSets: readonly Thing[] = data('relics').sets;
const banners: readonly Banner[] = data('banners').banners;
const released = new Map(
  [...characters, ...lightCones].map(({ id, version = '' }) => [id, version]),
);

/** Numbers, not text: 4.10 comes after 4.9. */
const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

describe('releaseVersions', () => {
  it('takes the version of the first banner that features a thing as its five-star', () => {
    const versions = releaseVersions([
      { version: '8.0', featured: 9_001 },
      { version: '8.1', featured: 9_001 },
      { version: '8.2' },
    ]);
    expect(versions.get(9_001)).toBe('8.0');
  });

  it('takes what was gathered before what a banner says', () => {
    expect(releaseVersions([{ version: '8.0', featured: 24_000 }]).get(24_000)).toBe('1.0');
  });
});

describe('the committed versions', () => {
  it('are known of every character, light cone and relic set', () => {
    const nameless = [...characters, ...lightCones, ...relicSets].filter(
      ({ version = '' }) => !/^\d\.\d$/.test(version),
    );
    expect(nameless).toEqual([]);
  });

  it('are never after a banner that has the thing', () => {
    const late = banners.flatMap(({ id, version, featured = 0, featured4 = [] }) =>
      [featured, ...featured4]
        .filter((thing) => version && compare(released.get(thing) ?? '', version) > 0)
        .map((thing) => ({ banner: id, version, thing, released: released.get(thing) })),
    );
    expect(late).toEqual([]);
  });

  it('go up with the ids of relic sets of one kind', () => {
    for (const isKind of [(id: number) => id < 300, (id: number) => id > 300]) {
      const versions = relicSets.filter(({ id }) => isKind(id)).map(({ version = '' }) => version);
      expect(versions).toEqual([...versions].sort(compare));
    }
  });

  // From patch notes and announcements; what is sold, given or always to be had has no banner of its own.
  it.each([
    ['Dan Heng', 1002, '1.0'],
    ['Arlan', 1008, '1.0'],
    ['Sampo', 1108, '1.0'],
    ['Bronya', 1101, '1.0'],
    ['Luocha', 1203, '1.1'],
    ['Kafka', 1005, '1.2'],
    ['March 7th of the Hunt', 1224, '2.4'],
    ['the Trailblazer of Harmony', 8005, '2.2'],
    ['the Trailblazer of Remembrance', 8007, '3.0'],
    ['Saber', 1014, '3.4'],
    ['Pearl', 1503, '4.6'],
    ['Landau’s Choice', 21009, '1.0'],
    ['On the Fall of an Aeon', 24000, '1.0'],
    ['Cruising in the Stellar Sea', 24001, '1.0'],
    ['Texture of Memories', 24002, '1.0'],
    ['Solitary Healing', 24003, '1.3'],
    ['Eternal Calculus', 24004, '2.3'],
    ['Dreamville Adventure', 21036, '2.0'],
    ['Colors for Tomorrow', 23055, '4.6'],
  ])('%s came as is known', (_, id, version) => {
    expect(released.get(id)).toBe(version);
  });
});
