import { once } from 'node:events';
import { features } from 'node:process';
import { Worker } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../../test/hostile-backups.ts';
import { longHistory } from '../../../test/long-history.ts';
import { characterEntry, dataset, SEELE } from '../../../test/real-data.ts';
import { kindOf, type PlacedDocument, type Row, toRows, unpackBackup } from '../index.ts';
import { packContainer, sealed } from './container.ts';
import { crc32 } from './crc32.ts';
import { countValues, toLine } from './lines.ts';
import { rowReader } from './row-reader.ts';

const about = { createdAt: 1, store: 'a-store', revision: 1 };

/** What becomes of files where there is so much memory, in megabytes, for all that is made of them. */
async function readIn(megabytes: number, files: readonly Uint8Array[]): Promise<string[]> {
  const reader = new Worker(new URL('../../../test/read-backups.worker.ts', import.meta.url), {
    workerData: files,
    resourceLimits: { maxOldGenerationSizeMb: megabytes - YOUNG, maxYoungGenerationSizeMb: YOUNG },
    execArgv: [],
  });
  const [codes] = await once(reader, 'message');
  return codes;
}

const YOUNG = 16;
const ABOVE_THE_DATA = 64;

/** Memory is measured in a worker written in TypeScript, which the oldest Node does not read. */
const inWorker = it.runIf(features.typescript);

describe('a hostile backup', () => {
  inWorker(
    'is refused in 64 MB of memory, whatever it unpacks to',
    async () => {
      const files = Object.values(HOSTILE).map((make) => make());
      for (const file of files) expect(file.length).toBeLessThanOrEqual(16 * 1024 ** 2);
      for (const code of await readIn(ABOVE_THE_DATA, files)) {
        expect(code).toMatch(/^BACKUP_(BROKEN|DAMAGED|TOO_LARGE)$/);
      }
      // New codes alone would take whoever draws up tables of them a minute.
    },
    120_000,
  );

  it('is not read on after the first row that can never fit', () => {
    const row = toLine(['default', 'warps/600000001/11', '600000001', [{}]]);
    const head = toLine(['default', 'warps/600000001/11', '', { version: 1, parts: 9 }]);
    const start = toLine({ format: 'trailbook-backup', ...about, measures: NOTHING });
    const rest = new Uint8Array(1000).fill(0x31);
    expect(unpackBackup(packContainer([start, head, row, rest]))).toEqual({
      ok: false,
      error: { code: 'BACKUP_BROKEN', path: 'default warps/600000001/11 parts.600000001.0.id' },
    });
  });
});

/** What `packBackup` writes, packed by the machine's own deflate: by ours it would take half a minute. */
function packedFast(data: readonly PlacedDocument[]): Uint8Array {
  const lines = data.flatMap(({ profile, name, document }) =>
    [...toRows(kindOf(name), document)].map(([part, value]) => [profile, name, part, value]),
  );
  const start = { format: 'trailbook-backup', ...about, measures: NOTHING };
  const text = Buffer.concat([start, ...lines, { rows: lines.length }].map(toLine));
  return sealed(deflateRawSync(text), crc32(text), text.length);
}

describe('honest data of any size that a player can have', () => {
  const entryOf = characterEntry(SEELE);
  const PROFILES = Array.from({ length: 10 }, (_, place) => `profile-${place}`);
  const everything = (profile: string): PlacedDocument[] => [
    {
      profile,
      name: 'planner',
      document: {
        ...kindOf('planner').empty,
        settings: { gold: 4, crimson: 6, echo: 5, shadow: 4 },
        entries: Array.from({ length: 2000 }, (_, priority) => ({
          ...entryOf,
          entryId: 1_700_000_000_000 + priority,
          priority,
        })),
      },
    },
    {
      profile,
      name: 'inventory',
      document: {
        version: 3,
        items: Object.fromEntries([...dataset.items.keys()].map((id, place) => [id, place * 7])),
      },
    },
    {
      profile,
      name: 'achievements',
      document: {
        ...kindOf('achievements').empty,
        done: Object.fromEntries(
          Array.from({ length: 2000 }, (_, place) => [4_000_000 + place, 1_700_000_000_000]),
        ),
      },
    },
  ];

  it('is read: ten profiles of 2,000 entries and all items, and 500,000 pulls', () => {
    const profiles = PROFILES.map((id) => ({ id, name: id, createdAt: 1, deletedAt: null }));
    const list: PlacedDocument = {
      profile: '',
      name: 'profiles',
      document: { version: 1, active: 'profile-0', profiles },
    };
    const pulls = longHistory(500_000).map((placed) => ({ ...placed, profile: 'profile-0' }));
    const read = unpackBackup(packedFast([list, ...PROFILES.flatMap(everything), ...pulls]));
    expect(read.ok && read.value.measures).toMatchObject({
      planner: 20_000,
      inventory: 10 * (dataset.items.size - 1),
      achievements: 20_000,
      warps: 500_000,
    });
  }, 120_000);

  inWorker(
    'is read in 64 MB more than it takes itself',
    async () => {
      const PULLS = 500_000;
      // An object of five fields, and two texts.
      const data = (PULLS * 155) / 1e6;
      expect(await readIn(data + ABOVE_THE_DATA, [packedFast(longHistory(PULLS))])).toEqual([
        'read',
      ]);
    },
    120_000,
  );
});

describe('the values of a line', () => {
  it.each([
    ['1', 1],
    ['[]', 2],
    ['["a,b","c\\",[d"]', 3],
    ['{"a":[1,2],"b":{}}', 8],
  ])('of %s are counted from above without reading them', (json, values) => {
    expect(countValues(new TextEncoder().encode(json))).toBe(values);
  });

  it('are countless where they are nested too deep', () => {
    expect(countValues(new TextEncoder().encode('['.repeat(32)))).toBe(33);
    expect(countValues(new TextEncoder().encode('['.repeat(33)))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the intake of rows', () => {
  const limits = { rows: 3, documents: 2, values: 20, uncheckedValues: 10, uncheckedBytes: 100 };
  const ofValues = (values: number) => ({ values, bytes: 10 });
  const planHead = { profile: 'default', name: 'inventory', part: '' } as const;
  const head = { ...planHead, value: { version: 3, parts: 2 } };
  const later = { ...planHead, value: { version: 9, anything: true } };
  const tooLarge = { ok: false, error: { code: 'BACKUP_TOO_LARGE' } };

  it('takes as many rows as are allowed', () => {
    const { take, rows } = rowReader(limits);
    for (const part of ['', '2', '3']) {
      const value = part === '' ? head.value : 1;
      expect(take({ ...head, part, value }, ofValues(1)).ok).toBe(true);
    }
    expect(take({ ...head, part: '4', value: 1 }, ofValues(1))).toEqual(tooLarge);
    expect(rows).toHaveLength(3);
  });

  it('takes as many documents as are allowed', () => {
    const { take } = rowReader(limits);
    expect(take(head, ofValues(1)).ok).toBe(true);
    expect(take({ ...head, profile: 'second' }, ofValues(1)).ok).toBe(true);
    expect(take({ ...head, profile: 'third' }, ofValues(1))).toEqual(tooLarge);
  });

  it('takes less of what it cannot check', () => {
    const { take } = rowReader(limits);
    expect(take(head, ofValues(11)).ok).toBe(true);
    expect(rowReader(limits).take(later, ofValues(10)).ok).toBe(true);
    expect(rowReader(limits).take(later, ofValues(11))).toEqual(tooLarge);
  });

  it('takes no more bytes of what it cannot check', () => {
    const weigh = (bytes: number) => ({ values: 1, bytes });
    expect(rowReader(limits).take(later, weigh(100)).ok).toBe(true);
    expect(rowReader(limits).take(later, weigh(101))).toEqual(tooLarge);
    expect(rowReader(limits).take(head, weigh(101)).ok).toBe(true);
  });

  describe('of pulls', () => {
    const pull = {
      id: '1682521200000000000',
      gachaId: 1,
      itemId: 1,
      time: '2023-04-26 18:00:00',
      zone: 8,
    };
    const part = { profile: 'default', name: 'warps/600000001/11' } as const;
    const warpsHead = { ...part, part: '', value: { version: 1, parts: 1, more: [] } };
    const pulls = (value: unknown) => ({ ...part, part: '000001682', value: [value] });
    const valuesOf = (row: Row) =>
      countValues(toLine([row.profile, row.name, row.part, row.value]));
    const takenOf = (row: Row, uncheckedValues: number) => {
      const { take, rows } = rowReader({ ...limits, uncheckedValues });
      take(warpsHead, ofValues(0));
      return { taken: take(row, ofValues(valuesOf(row))), rows };
    };

    it('keeps only what belongs to them', () => {
      const { taken, rows } = takenOf(pulls({ ...pull, more: [[], []] }), 1000);
      expect(taken.ok).toBe(true);
      expect(rows.map((row) => row.value)).toEqual([{ version: 1, parts: 1 }, [pull]]);
    });

    it('takes two fields more of each, which a later version may have', () => {
      const row = pulls({ ...pull, rank: 5, name: 'Seele' });
      const aroundIt = valuesOf({ ...row, value: [] });
      expect(takenOf(row, aroundIt).taken.ok).toBe(true);
    });

    it('takes no more than it can bear of what does not belong to them', () => {
      const row = pulls({ ...pull, more: Array.from({ length: 10 }, () => []) });
      expect(takenOf(row, 10).taken).toEqual(tooLarge);
    });

    it('takes no more of them than a history may have, wherever they end', () => {
      const { take } = rowReader();
      const weight = { values: 0, bytes: 0 };
      take(warpsHead, weight);
      const many = pulls(pull);
      const thousands = { ...many, value: Array(50_000).fill(pull) };
      for (let part = 0; part < 10; part++) expect(take(thousands, weight).ok).toBe(true);
      expect(take(many, weight)).toEqual(tooLarge);
    });

    it('counts what stands in the head of a history', () => {
      const row = { ...warpsHead, value: { version: 1, more: [[], [], [], [], []] } };
      expect(takenOf(row, 10).taken).toEqual(tooLarge);
    });
  });

  it.each([
    ['a part without its head', [{ ...head, part: '2', value: 1 }], 'default inventory head'],
    [
      'a part that a whole document cannot have',
      [
        {
          profile: '',
          name: 'preferences',
          part: '',
          value: { version: 1, voice: null, region: null },
        },
        { profile: '', name: 'preferences', part: '1', value: [] },
      ],
      'preferences parts.1',
    ],
    [
      'pulls under the days of others',
      [
        { profile: 'default', name: 'warps/1/1', part: '', value: { version: 1 } },
        { profile: 'default', name: 'warps/1/1', part: '000001682', value: [] },
      ],
      'default warps/1/1 parts.000001682',
    ],
  ] as const)('refuses %s', (_what, given, path) => {
    const { take } = rowReader();
    expect(given.map((row) => take(row, { values: 1, bytes: 10 })).at(-1)).toEqual({
      ok: false,
      error: { code: 'BACKUP_BROKEN', path },
    });
  });
});

const NOTHING = { planner: 0, inventory: 0, warps: 0, achievements: 0 };
