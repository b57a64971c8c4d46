import 'fake-indexeddb/auto';
import { readScanner } from '@trailbook/api/account';
import { readExchange } from '@trailbook/core/internal/achievements';
import { kindOf, packBackup } from '@trailbook/core/internal/user-data';
import { writeCsv, writeUigf } from '@trailbook/core/internal/warp';
import type { openPlanner } from '@trailbook/pages';
import { IDBFactory } from 'fake-indexeddb';
import LZString from 'lz-string';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSource } from '../src/features/settings/read-source.ts';
import { createWarpFiles } from '../src/features/warp/files/warp-files.ts';
import { fileText } from '../src/platform/file-text.ts';
import { createBackupService } from '../src/storage/backups/backup-service.ts';
import { openDocumentDatabase } from '../src/storage/documents/document-database.ts';

/** Each way that a file comes in, with what editors, tools and bad days make of files: read, or refused by its name. */

const UID = '800000001';
const pulls = [1, 2].map((place) => ({
  id: `170000000000000000${place}`,
  ...{ gachaId: 2003, itemId: 1102, time: '2023-11-15 06:13:20', zone: 8 },
}));
const history = { uid: UID, pulls: new Map([[11 as const, pulls]]) };
const texts = {
  tables: { rarities: new Map([[1102, 5 as const]]), featured: new Map() },
  names: new Map([[1102, 'Seele']]),
  ...{ language: 'en-us', appVersion: '1', exportedAt: 1_795_000_000 },
};
const seele = {
  ...{ entryId: 5, dataId: 'c_seele', priority: 0, type: 0, enabled: true },
  ...{ curLevel: 80, targetLevel: 80, curAscension: 6, targetAscension: 6 },
};
const calculator = { version: 4, settings: {}, entries: [seele] };
const inventory = { version: 2, items: { m_29328: 500 } };
const stores = {
  '1_warp-v2': {
    items_11: [{ uid: pulls[0]?.id, itemId: 1102, timestamp: 1_700_000_000_000, gachaType: 11 }],
  },
  '1_calculator': calculator,
};
const scanner = {
  source: 'reliquary_archiver',
  characters: [{ id: '1102', level: 70, ascension: 5, eidolon: 1, skills: { basic: 5 } }],
  materials: [{ id: '2', count: 9 }],
};
const backup = packBackup(
  [{ profile: 'default', name: 'inventory', document: { version: 3, items: { 2: 5 } } }],
  { createdAt: 5, store: 's', revision: 1 },
);
if (!backup.ok) throw new Error(backup.error.code);

vi.mock('../src/client/planner-file.ts', () => ({
  loadPlanner: async () => ({ tables: TABLES }) as unknown as ReturnType<typeof openPlanner>,
}));
const TABLES = vi.hoisted(() => {
  const ascensions = [20, 30, 40, 50, 60, 70, 80].map((maxLevel) => ({ maxLevel, cost: [] }));
  const variants = [{ enhanced: 0, points: [] }];
  return {
    characters: new Map([[1102, { id: 1102, pageId: 'seele', ascensions, variants }]]),
    lightCones: new Map(),
    items: new Map([[2, {}]]),
  };
});

/** What came of a file: a code where it was refused, and what was read of it where not. */
type Outcome = { readonly refused: string } | { readonly read: unknown };

function setUp() {
  const database = openDocumentDatabase();
  const backupService = createBackupService(database, async () => undefined as never);
  const files = createWarpFiles(database, {
    names: async () => new Map(),
    planner: async () => TABLES as never,
  });
  const profiles = { getState: () => ({ documents: { profiles: kindOf('profiles').empty } }) };
  const device = { database, stores: new Map([['profiles', profiles]]) } as never;
  return { database, backupService, files, device };
}

type Way = (file: Blob, site: ReturnType<typeof setUp>) => Promise<Outcome>;

const warps: Way = async (file, { files }) => {
  const read = await files.open(file, () => undefined);
  if (!read.ok) return { refused: read.error.code };
  return { read: read.value.accounts.map(({ count, hasStores }) => [count, hasStores]) };
};
const settings: Way = async (file, { device, backupService }) => {
  const source = await readSource(new File([file], 'x'), device, 'planner.json');
  if (!source.ok) return { refused: source.error.code };
  const preview = await backupService.preview(source.value.source);
  if (!preview.ok) return { refused: preview.error.code };
  return { read: preview.value.rows.map(({ counted, backup }) => [counted, backup]) };
};
const account: Way = async (file) => {
  const read = readScanner(await fileText(file));
  return read.ok ? { read: read.value } : { refused: read.error.code };
};
const achievements: Way = async (file) => {
  const read = readExchange(await fileText(file));
  return read.ok ? { read: read.value } : { refused: read.error.code };
};

const FILES: Readonly<Record<string, { readonly way: Way; readonly text: string }>> = {
  UIGF: { way: warps, text: writeUigf([history], texts) },
  'a table': { way: warps, text: writeCsv([history], texts) },
  'a storage block': { way: settings, text: JSON.stringify({ calculator, inventory }) },
  'an account’s file': { way: account, text: JSON.stringify(scanner) },
  achievements: { way: achievements, text: '{"hsr_achievements":[4010101,4010102]}' },
};
const PACKED: Readonly<Record<string, { readonly way: Way; readonly bytes: Uint8Array }>> = {
  'a backup of ours': { way: settings, bytes: backup.value },
  'a backup of the other site': {
    way: warps,
    bytes: new TextEncoder().encode(
      `srs${LZString.compressToUTF16(JSON.stringify({ version: 1, profiles: {}, data: { stores } }))}`,
    ),
  },
};

const utf16 = (text: string, isLow: boolean) => {
  const letters = [...`\uFEFF${text}`].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    letters.flatMap((code) => (isLow ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  );
};
const blob = (...parts: (string | Uint8Array)[]) => new Blob(parts as BlobPart[]);

async function outcomeOf(way: Way, file: Blob): Promise<Outcome> {
  const site = setUp();
  const outcome = await way(file, site);
  // Nothing is kept before the player has seen it.
  expect((await site.database.everything()).rows).toEqual([]);
  if ('refused' in outcome) expect(outcome.refused).toMatch(/^[A-Z_]{8,}$/);
  return outcome;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each(Object.entries(FILES))('%s', (_, { way, text }) => {
  it.each([
    ['with a mark of its bytes', blob(`\uFEFF${text}`)],
    ['in two bytes a letter', blob(utf16(text, true))],
    ['in two bytes a letter, the higher first', blob(utf16(text, false))],
    ['with the line ends of another system', blob(text.replaceAll(/,(?=")/g, ',\r\n'), '\r\n')],
  ])('%s is the same file', async (_name, file) => {
    const plain = await outcomeOf(way, blob(text));
    expect(plain).toHaveProperty('read');
    expect(await outcomeOf(way, file)).toEqual(plain);
  });

  it('cut short anywhere is read as far as it goes, or refused', async () => {
    for (let share = 0; share < 1; share += 0.07) {
      await outcomeOf(way, blob(text.slice(0, Math.floor(share * text.length))));
    }
  });

  it('twice in one is read or refused', async () => {
    await outcomeOf(way, blob(text, text));
    await outcomeOf(way, blob(text, '\n', text));
  });

  it.each([
    ['brackets', '['],
    ['parts of a known name', '{"hkrpg":'],
  ])('in the place of which ten megabytes of %s stand is refused', async (_name, mark) => {
    const deep = blob(mark.repeat(10_000_000 / mark.length));
    expect(await outcomeOf(way, deep)).toHaveProperty('refused');
  });

  it('keeps no name of a prototype', async () => {
    const hostile = text.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":1},');
    await outcomeOf(way, blob(hostile));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([
    ['text', (digits: string) => `"${digits}"`],
    ['negative', (digits: string) => `-${digits}`],
    ['nothing', () => 'null'],
    ['beyond all bounds', () => '1e999'],
    ['a share', (digits: string) => `${digits}.5`],
  ])('with numbers that are %s is read or refused', async (_name, written) => {
    const numbers = text.replaceAll(/(?<=[:[,])\d+(?=[,\]}])/g, written);
    await outcomeOf(way, blob(numbers));
  });
});

describe.each(Object.entries(PACKED))('%s', (_, { way, bytes }) => {
  it('is read whole', async () => {
    expect(await outcomeOf(way, blob(bytes))).toHaveProperty('read');
  });

  it('cut short anywhere is refused, and twice in one is never read twice', async () => {
    for (let share = 0.05; share < 1; share += 0.11) {
      const cut = bytes.slice(0, Math.floor(share * bytes.length));
      expect(await outcomeOf(way, blob(cut))).toHaveProperty('refused');
    }
    const twice = await outcomeOf(way, blob(bytes, bytes));
    if ('read' in twice) expect(twice).toEqual(await outcomeOf(way, blob(bytes)));
  });
});

describe('a file in the wrong place', () => {
  it.each([
    ['warps', FILES.UIGF?.text, 'FILE_OF_A_TOOL'],
    ['a table of warps', FILES['a table']?.text, 'FILE_OF_A_TOOL'],
    ['a backup of the other site', PACKED['a backup of the other site']?.bytes, 'FILE_OF_A_TOOL'],
    ['an account’s file', FILES['an account’s file']?.text, 'FILE_OF_A_TOOL'],
    ['nothing', '', 'BACKUP_NOT_OURS'],
  ])('is told in the settings for what it is: %s', async (_name, file, refused) => {
    expect(await outcomeOf(settings, blob(file ?? ''))).toEqual({ refused });
  });

  it('is told where warps are imported: a backup of ours', async () => {
    expect(await outcomeOf(warps, blob(PACKED['a backup of ours']?.bytes ?? ''))).toEqual({
      refused: 'FORMAT_BACKUP',
    });
  });
});

describe('dates that no warp has', () => {
  it.each(['1970-01-01 00:00:00', '2999-12-31 23:59:59'])('are told: %s', async (time) => {
    const site = setUp();
    const odd = { ...history, pulls: new Map([[11 as const, [{ ...pulls[0], time } as never]]]) };
    const read = await site.files.open(blob(writeUigf([odd], texts)), () => undefined);
    expect(read).toMatchObject({ value: { accounts: [{ count: 0 }], refusedCount: 1 } });
  });
});
