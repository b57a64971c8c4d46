import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  anyAccount,
  datOf,
  pomMoeFile,
  srgfFile,
  stationCsv,
  stationDat,
  warpExportFile,
} from '../../../test/history-files.ts';
import {
  parseHistory,
  readSheets,
  settleAccount,
  tableRows,
  writeCsv,
  writeUigf,
} from '../index.ts';

/** Files that broke on their way, or were made by someone with other ideas: each is read or refused. */

const texts = {
  tables: { rarities: new Map(), featured: new Map() },
  names: new Map([[1102, 'Seele']]),
  ...{ language: 'en-us', appVersion: '1.0.0', exportedAt: 1 },
};

const FILES: Readonly<Record<string, (account: Account) => string | Uint8Array>> = {
  UIGF: (account) => writeUigf([account], texts),
  SRGF: srgfFile,
  'star-rail-warp-export': warpExportFile,
  'pom.moe': pomMoeFile,
  'Star Rail Station CSV': stationCsv,
  'Star Rail Station backup': (account) => stationDat([account]),
  CSV: (account) => writeCsv([account], texts),
};

const bytesOf = (file: string | Uint8Array) =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

/** Bytes written over others, and where the file ends. */
const damage = fc.record({
  bytes: fc.array(
    fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat({ max: 255 })),
    { maxLength: 8 },
  ),
  end: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

/** Anything in the place of any value. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    -0,
    1e300,
    1e18,
    '1e5',
    '',
    ' ',
    '__proto__',
    '9'.repeat(40),
    '2023-13-45 99:99:99',
  ),
);
const swaps = fc.array(fc.tuple(fc.nat({ max: 400 }), anyValue), { minLength: 1, maxLength: 4 });

function swapped(value: unknown, changes: ReadonlyMap<number, unknown>): unknown {
  let count = 0;
  const visit = (node: unknown): unknown => {
    const at = count++;
    if (changes.has(at)) return changes.get(at);
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]));
  };
  return visit(value);
}

/** Whatever is read can be stored, and whatever is not has a reason. */
function expectAnswer(read: ReturnType<typeof parseHistory>): void {
  if (!read.ok) {
    expect(read.error.code).toMatch(/^FORMAT_[A-Z_]+$/);
    return;
  }
  for (const { code, place } of read.value.refused) {
    expect(code).toMatch(/^ROW_[A-Z_]+$/);
    expect(place).not.toBe('');
  }
  for (const account of read.value.accounts) {
    if (account.uid !== null) expect(account.uid).toMatch(/^\d{1,12}$/);
    for (const pulls of settleAccount(account, account.uid ?? '800000001').values()) {
      for (const pull of pulls) {
        expect(pull.id).toMatch(/^\d{1,24}$/);
        expect(pull.time).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$|^(?:1999-12-31|2100-01-01) /);
        expect(Number.isSafeInteger(pull.itemId) && pull.itemId > 0).toBe(true);
        expect(Number.isSafeInteger(pull.gachaId) && pull.gachaId >= 0).toBe(true);
      }
    }
  }
}

describe.each(Object.entries(FILES))(
  'law: a file of %s is read or refused with a reason',
  (_, write) => {
    it('whatever bytes of it were changed, wherever it ends', () => {
      fc.assert(
        fc.property(anyAccount, damage, (account, { bytes, end }) => {
          const file = Uint8Array.from(bytesOf(write(account)));
          for (const [share, byte] of bytes) file[Math.floor(share * file.length)] = byte;
          expectAnswer(parseHistory(file.subarray(0, Math.ceil(end * file.length))));
        }),
        { numRuns: 500 },
      );
    });
  },
);

const JSON_FILES = ['UIGF', 'SRGF', 'star-rail-warp-export', 'pom.moe'] as const;

describe.each(JSON_FILES)('law: JSON of %s is read or refused with a reason', (name) => {
  it('whatever stands in the place of its values', () => {
    fc.assert(
      fc.property(anyAccount, swaps, (account, changes) => {
        const file = JSON.parse(String(FILES[name]?.(account)));
        expectAnswer(parseHistory(JSON.stringify(swapped(file, new Map(changes))) ?? ''));
      }),
      { numRuns: 500 },
    );
  });
});

describe('law: what else may hold anything', () => {
  it('is read or refused in a backup of Star Rail Station', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('1_warp-v2', 'warp-v2', '1_inventory', 'x'),
          fc.oneof(
            anyValue,
            fc.dictionary(fc.constantFrom('items_11', 'items_9', 'items_'), anyValue),
          ),
        ),
        (stores) =>
          expectAnswer(parseHistory(datOf(JSON.stringify({ profiles: stores, data: { stores } })))),
      ),
      { numRuns: 500 },
    );
  });

  it('is read or refused in the cells of a workbook', () => {
    fc.assert(
      fc.property(anyAccount, swaps, (account, changes) => {
        const rows = tableRows([account], texts).map((row): unknown[] => [...row]);
        for (const [place, value] of changes) {
          const row = rows[place % rows.length];
          if (row) row[place % row.length] = value;
        }
        expectAnswer(readSheets([{ name: 'Warps', rows }]));
      }),
      { numRuns: 500 },
    );
  });

  it('is read or refused as text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) =>
        expectAnswer(parseHistory(text)),
      ),
      { numRuns: 500 },
    );
  });
});
