import { readFileSync } from 'node:fs';
import { deflateRawSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Gzip, gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { anySealed, anyUserData } from '../../../test/any-user-data.ts';
import { lightConeEntry } from '../../../test/real-data.ts';
import {
  documentAt,
  isSealed,
  kindOf,
  type PlacedDocument,
  packBackup,
  peekBackup,
  type UserData,
  unpackBackup,
} from '../index.ts';
import { packContainer } from './container.ts';
import { crc32 } from './crc32.ts';
import { toLine } from './lines.ts';

const about = { createdAt: 1_700_000_000_000, store: 'a-store', revision: 12 };

const data: PlacedDocument[] = [
  {
    profile: 'default',
    name: 'inventory',
    document: { version: 3, items: { 2: 3_308_000, 211: 4, 110406: 65 } },
  },
  {
    profile: 'default',
    name: 'warps/600000001/11',
    document: {
      version: 1,
      pulls: Array.from({ length: 300 }, (_, place) => ({
        id: String(1_682_521_200_000_000_000n + BigInt(place) * 900_000_000_000n),
        gachaId: 2003,
        itemId: place % 9 ? 20000 : 1102,
        time: '2023-04-26 18:00:00',
        zone: 8,
      })),
    },
  },
];

function packed(all: UserData): Uint8Array {
  const result = packBackup(all, about);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const file = packed(data);

/** A well-made file around any lines: what a forger, not a broken disk, would bring. */
const forged = (...lines: unknown[]) => packContainer(lines.map(toLine));
const head = {
  format: 'trailbook-backup',
  ...about,
  measures: { planner: 0, inventory: 0, warps: 0, achievements: 0 },
};

describe('the table of the container in docs/file-formats.md', () => {
  const docs = readFileSync(
    new URL('../../../../../docs/file-formats.md', import.meta.url),
    'utf8',
  );

  it('is enough to build a file that is read', () => {
    const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
    const start = /\| 0–9 +\| `([0-9a-f ]+)`/.exec(docs)?.[1] ?? '';
    const name = /the file name, `([^`]+)`/.exec(docs)?.[1] ?? '';
    const text = gunzipSync(file);
    const body = deflateRawSync(text);
    const figures = (...values: number[]) => {
      const buffer = Buffer.alloc(values.length * 4);
      for (const [place, value] of values.entries()) buffer.writeUInt32LE(value, place * 4);
      return buffer;
    };
    const made = Buffer.concat([
      bytes(start),
      Buffer.from([13, 0]),
      Buffer.from('TB'),
      Buffer.from([9, 0, 1]),
      figures(crc32(body), body.length),
      Buffer.from(`${name}\0`),
      body,
      figures(crc32(text), text.length),
    ]);
    expect(made.indexOf(body)).toBe(48);
    expect(unpackBackup(made)).toEqual(unpackBackup(file));
  });

  it('says why a file that was gzipped again is refused', () => {
    expect(docs).toContain('gzipped again');
    expect(unpackBackup(gzipSync(gunzipSync(file)))).toMatchObject({
      error: { code: 'BACKUP_NOT_OURS' },
    });
  });
});

describe('a backup', () => {
  it('law: holds everything, to the last part', () => {
    fc.assert(
      fc.property(anyUserData, (all) => {
        const unpacked = unpackBackup(packed(all));
        if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.error));
        expect(unpacked.value.data).toEqual(all);
        expect(unpacked.value).toMatchObject(about);
      }),
    );
  });

  it('is a gzip file of lines, which any tool opens', () => {
    const lines = gunzipSync(file).toString('utf8').trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'trailbook-backup' });
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ rows: lines.length - 2 });
  });

  it('tells of itself without being read whole', () => {
    expect(peekBackup(file)).toMatchObject({
      ok: true,
      value: { ...about, measures: { planner: 0, inventory: 3, warps: 300, achievements: 0 } },
    });
  });

  it('says that it holds only what could not be stored, where it does', () => {
    const part = packBackup(data, { ...about, isPartial: true });
    if (!part.ok) throw new Error(part.error.code);
    expect(peekBackup(part.value)).toMatchObject({ ok: true, value: { isPartial: true } });
    expect(unpackBackup(part.value)).toMatchObject({ ok: true, value: { isPartial: true } });
    expect(unpackBackup(file)).not.toHaveProperty('value.isPartial');
  });

  it('is small: a pull takes a few bytes', () => {
    expect(file.length).toBeLessThan(6000);
  });
});

describe('what this version does not know', () => {
  const strangers = [
    ['default', 'inventory', '', { version: 4, parts: 1 }],
    ['default', 'inventory', 'shelf one', { plenty: true }],
    ['default', 'journal', '', { version: 1 }],
    ['default', 'warps/600000001/99', '', { version: 1 }],
    ['default', '__proto__', '', { polluted: true }],
    ['', 'planner', '', { version: kindOf('planner').version }],
    ['A profile', 'planner', '', { version: kindOf('planner').version }],
  ] as const;
  const unpacked = unpackBackup(forged(head, ...strangers, { rows: strangers.length }));
  if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.error));

  it('comes along sealed, each document on its own', () => {
    const { data: found, measures } = unpacked.value;
    expect(found.every(isSealed)).toBe(true);
    expect(found.map(({ profile, name }) => [profile, name])).toEqual([
      ['default', 'inventory'],
      ['default', 'journal'],
      ['default', 'warps/600000001/99'],
      ['default', '__proto__'],
      ['', 'planner'],
      ['A profile', 'planner'],
    ]);
    expect(measures.inventory).toBe(0);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('law: is packed beside what is known, and comes back unharmed', () => {
    fc.assert(
      fc.property(anyUserData, anySealed, (known, sealed) => {
        const again = unpackBackup(packed([...known, ...sealed]));
        if (!again.ok) throw new Error(JSON.stringify(again.error));
        expect(again.value.data).toEqual([...known, ...sealed]);
      }),
    );
  });
});

describe('the data of a profile that is not listed', () => {
  it('brings the profile back', () => {
    const row = ['ghost', 'inventory', '', { version: 3, parts: 0 }];
    const read = unpackBackup(forged(head, row, { rows: 1 }));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(documentAt(read.value.data, '', 'profiles')).toEqual({
      version: 1,
      active: 'default',
      profiles: [
        { id: 'default', name: null, createdAt: 0, deletedAt: null },
        { id: 'ghost', name: null, createdAt: 0, deletedAt: null },
      ],
    });
  });

  it('can be packed while the list is set aside', () => {
    const [inventory] = data as [PlacedDocument];
    const read = unpackBackup(packed([{ ...inventory, profile: 'second' }]));
    expect(read.ok && documentAt(read.value.data, 'second', 'inventory')).toEqual(
      inventory.document,
    );
  });

  it('does not touch a list that only a later version can read', () => {
    const rows = [
      ['', 'profiles', '', { version: 2 }],
      ['ghost', 'inventory', '', { version: 3, parts: 0 }],
    ];
    const read = unpackBackup(forged(head, ...rows, { rows: 2 }));
    expect(read.ok && read.value.data).toHaveLength(2);
  });
});

describe('a backup that could not be read again is not made', () => {
  const entry = lightConeEntry(23000);
  const planner = (...entries: object[]): PlacedDocument =>
    ({
      profile: 'default',
      name: 'planner',
      document: { ...kindOf('planner').empty, entries },
    }) as PlacedDocument;

  const plannerWith = (settings: object): PlacedDocument => {
    const { empty } = kindOf('planner');
    const document = { ...empty, settings: { ...empty.settings, ...settings } };
    return { profile: 'default', name: 'planner', document } as PlacedDocument;
  };
  const RUN = { kind: 'stagnantShadow', stage: 1101, items: [110406], attempts: 1, gained: {} };
  const GOAL = {
    kind: 'character',
    to: { level: 70, ascension: 5 },
    skills: { 2: 7 },
    traces: [6],
  };

  it.each([
    ['two entries of one id', planner(entry, entry), 'default planner entries.entryId'],
    ['a negative stock', { ...data[0], document: { version: 3, items: { 2: -1 } } }, 'items.2'],
    [
      'more power a day than there is',
      plannerWith({ pace: { powerPerDay: 1e9, reserve: 0, withSynthesis: true } }),
      'settings.pace.powerPerDay',
    ],
    [
      'more power for a run than there is',
      plannerWith({ today: { day: 20_000, runs: [{ ...RUN, power: 1e15 }] } }),
      'settings.today.runs.0.power',
    ],
    [
      'more goals than may be kept',
      plannerWith({
        ownPresets: Array.from({ length: 101 }, (_, at) => ({ ...GOAL, name: `${at}` })),
      }),
      'settings.ownPresets',
    ],
    ['a document in another place', { ...planner(), profile: '' }, 'planner name'],
  ])('%s', (_what, document, path) => {
    const result = packBackup([document as PlacedDocument], about);
    expect(result).toMatchObject({ ok: false, error: { code: 'BACKUP_BROKEN' } });
    expect(JSON.stringify(result)).toContain(path);
  });

  it('a moment beyond what a date can hold', () => {
    const result = packBackup(data, { ...about, createdAt: Number.MAX_SAFE_INTEGER });
    expect(result).toEqual({ ok: false, error: { code: 'BACKUP_BROKEN', path: 'head' } });
  });

  it('but what the store allows is: an id between two milliseconds', () => {
    const between = planner({ ...entry, entryId: 1_690_000_000_000.5 });
    const read = unpackBackup(packed([between]));
    expect(read.ok && read.value.data).toEqual([between]);
  });

  it('nor is one without the goals that were kept and the place of new entries', () => {
    const kept = plannerWith({ newEntries: 'end', ownPresets: [{ ...GOAL, name: 'mine' }] });
    const read = unpackBackup(packed([kept]));
    expect(read.ok && read.value.data).toEqual([kept]);
  });
});

it('a head that does not count a kind yet reads it as none', () => {
  const older = { ...head, measures: { planner: 3 } };
  expect(peekBackup(forged(older, { rows: 0 }))).toMatchObject({
    ok: true,
    value: { measures: { planner: 3, inventory: 0, warps: 0, achievements: 0 } },
  });
});

describe('1,000 backups that went wrong', () => {
  /** Reproducible, unlike Math.random. */
  function* randoms(seed: number): Generator<number, never> {
    let state = seed;
    for (;;) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }
  const random = randoms(42);
  const below = (limit: number) => Math.floor(random.next().value * limit);

  it('600 with a bit turned over are each refused', () => {
    for (let round = 0; round < 600; round++) {
      const copy = file.slice();
      const at = round < 60 ? round : below(file.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
      expect(unpackBackup(copy).ok).toBe(false);
    }
  });

  it('200 cut short and 100 with something behind are each refused', () => {
    for (let round = 0; round < 200; round++) {
      expect(unpackBackup(file.slice(0, below(file.length))).ok).toBe(false);
    }
    for (let round = 0; round < 100; round++) {
      const longer = new Uint8Array(file.length + 1 + below(64));
      longer.set(file);
      expect(unpackBackup(longer).ok).toBe(false);
    }
  });

  it('80 of noise, and files of other kinds, are not ours', () => {
    for (let round = 0; round < 80; round++) {
      const noise = Uint8Array.from({ length: below(5000) }, () => below(256));
      expect(unpackBackup(noise)).toEqual({ ok: false, error: { code: 'BACKUP_NOT_OURS' } });
    }
    for (const other of [new Uint8Array(0), gzipSync(new Uint8Array(10)), toLine(head)]) {
      expect(unpackBackup(other)).toEqual({ ok: false, error: { code: 'BACKUP_NOT_OURS' } });
    }
  });

  it('200 MB of zeros are refused unread', () => {
    expect(unpackBackup(new Uint8Array(200 * 1024 ** 2))).toEqual({
      ok: false,
      error: { code: 'BACKUP_NOT_OURS' },
    });
  });

  it('one beyond the size allowed is too large before it is unpacked', () => {
    const error = { code: 'BACKUP_TOO_LARGE' };
    const limits = { packedBytes: file.length - 1, unpackedBytes: 1e9 };
    expect(unpackBackup(file, limits)).toEqual({ ok: false, error });
  });

  it('a bomb of many short lines stops at the limit of what is unpacked', () => {
    function* endless() {
      yield toLine(head);
      const row = toLine(['default', 'inventory', '2', 1]);
      const thousand = new Uint8Array(row.length * 1000);
      for (let at = 0; at < 1000; at++) thousand.set(row, at * row.length);
      for (let at = 0; at < 100; at++) yield thousand;
    }
    const bomb = packContainer(endless());
    const limits = { packedBytes: 1e9, unpackedBytes: 100_000 };
    expect(unpackBackup(bomb, limits)).toEqual({
      ok: false,
      error: { code: 'BACKUP_TOO_LARGE' },
    });
  });

  it.each([
    ['no lines', [], 'rows'],
    ['another head', [{ format: 'poem' }], 'head'],
    ['no end', [head], 'rows'],
    ['a wrong sum', [head, { rows: 1 }], 'rows'],
    ['a row after the end', [head, { rows: 0 }, ['', 'profiles', '', {}]], 'rows'],
    ['a row that is none', [head, ['default', 7, '', {}], { rows: 1 }], 'row 0'],
    [
      'a key of a prototype',
      [
        head,
        ['default', 'inventory', '', JSON.parse('{"version":3,"parts":1}')],
        ['default', 'inventory', '__proto__', 5],
        { rows: 2 },
      ],
      'default inventory parts.__proto__',
    ],
    [
      'a negative stock',
      [
        head,
        ['default', 'inventory', '', { version: 3, parts: 1 }],
        ['default', 'inventory', '2', -1],
        { rows: 2 },
      ],
      'default inventory parts.2',
    ],
  ])('a forged one is refused with the place: %s', (_what, lines, path) => {
    const unpacked = unpackBackup(forged(...lines));
    expect(unpacked.ok).toBe(false);
    if (unpacked.ok) return;
    expect(unpacked.error).toMatchObject({ code: 'BACKUP_BROKEN' });
    expect('path' in unpacked.error && unpacked.error.path).toMatch(new RegExp(`^${path}`));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('of a later version are told apart from damaged ones', () => {
    const newer = file.slice();
    newer[16] = 2;
    expect(unpackBackup(newer)).toEqual({ ok: false, error: { code: 'BACKUP_NEWER' } });
  });

  it('an ordinary gzip of the same lines is not taken for one', () => {
    const chunks: Uint8Array[] = [];
    const gzip = new Gzip((chunk) => chunks.push(chunk));
    gzip.push(gunzipSync(file), true);
    expect(unpackBackup(chunks[0] ?? new Uint8Array(0)).ok).toBe(false);
  });
});
