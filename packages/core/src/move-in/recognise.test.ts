import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  anyAccount,
  pomMoeFile,
  srgfFile,
  stationCsv,
  stationDat,
  warpExportFile,
} from '../../test/history-files.ts';
import { toolFile, toolFileNames } from '../../test/tool-files.ts';
import { writeExchange } from '../achievements/index.ts';
import { packBackup } from '../user-data/index.ts';
import { parseHistory, tableRows, writeCsv, writeUigf, writeWorkbook } from '../warp/index.ts';
import { recognise } from './recognise.ts';

const texts = {
  tables: { rarities: new Map(), featured: new Map() },
  names: new Map<number, string>(),
  ...{ language: 'en-us', appVersion: '1.0.0', exportedAt: 1 },
};
const letters = (text: string) => new TextEncoder().encode(text);

const HISTORIES: Readonly<Record<string, (account: Account) => string | Uint8Array>> = {
  UIGF: (account) => writeUigf([account], texts),
  SRGF: srgfFile,
  'star-rail-warp-export': warpExportFile,
  'pom.moe': pomMoeFile,
  'Star Rail Station CSV': stationCsv,
  'Star Rail Station backup': (account) => stationDat([account]),
  CSV: (account) => writeCsv([account], texts),
  workbook: (account) => Buffer.concat([...writeWorkbook('Warps', tableRows([account], texts))]),
};

describe('what a file is', () => {
  it.each(Object.keys(HISTORIES))('law: a history, whatever it holds: %s', (name) => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        const file = HISTORIES[name]?.(account) ?? '';
        expect(recognise(typeof file === 'string' ? letters(file) : file)).toBe('history');
        if (typeof file === 'string') expect(recognise(file)).toBe('history');
      }),
      { numRuns: 30 },
    );
  });

  it('is a backup of ours', () => {
    const packed = packBackup([], { createdAt: 1, store: 's', revision: 1 });
    expect(recognise(packed.ok ? packed.value : '')).toBe('backup');
  });

  it('is what the scanner saw', () => {
    const scan = JSON.stringify({ source: 'reliquary_archiver', characters: [], materials: [] });
    expect(recognise(letters(scan))).toBe('scan');
    expect(recognise(scan.slice(0, 40))).toBe('scan');
  });

  it.each([
    writeExchange([4010101, 4010102]),
    '[4010101, 4010102]',
    '[{"id":4010101,"name":"x"}]',
    '4010101\n4010102\n',
    '4010101, 4010102',
    '{"hsr_achievements":[4010101,',
  ])('is a list of achievements: %s', (text) => {
    expect(recognise(text)).toBe('achievements');
  });

  it.each(['{"calculator":"[]"}', '{"older":{"inventory":"{}"},"own":{}}'])(
    'is a block of stores: %s',
    (text) => expect(recognise(text)).toBe('block'),
  );

  it.each([
    'https://example.com/getGachaLog?authkey=abc&lang=en',
    'The page says:\nhttps://example.com/x?a=1&authkey=abc, and more',
  ])('is a link to records: %s', (text) => expect(recognise(text)).toBe('link'));

  it('is several files in one, and not where these are a workbook', () => {
    expect(recognise(zipSync({ 'a.json': letters('{}') }))).toBe('archive');
    expect(recognise(zipSync({ '[Content_Types].xml': letters('<x/>') }))).toBe('history');
  });

  it.each(['', ' ', '{}', '[]', 'null', 'hello', '{"a":1}', 'a line\nwith, a comma', '\0,\0'])(
    'is unknown: %j',
    (text) => expect(recognise(text)).toBe('unknown'),
  );

  it('is told with a mark of the byte order, and in two bytes a letter', () => {
    expect(recognise(`\uFEFF${writeExchange([4010101])}`)).toBe('achievements');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('[4010101]', 'utf16le')]);
    expect(recognise(wide)).toBe('achievements');
  });
});

describe('law: whatever comes', () => {
  it('has an answer, as bytes and as text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        recognise(bytes);
        recognise(Uint8Array.of(0x50, 0x4b, 3, 4, ...bytes));
        recognise(Buffer.from(bytes).toString('latin1'));
      }),
      { numRuns: 2000 },
    );
  });

  it('of JSON of any shape, too', () => {
    fc.assert(
      fc.property(fc.json(), (text) => void recognise(text)),
      { numRuns: 2000 },
    );
    expect(recognise('['.repeat(200_000))).toBe('history');
  });

  it('of nothing but addresses, in a time that grows with their number alone', () => {
    const before = performance.now();
    expect(recognise('https://a.b/c;'.repeat(20_000))).toBe('history');
    expect(performance.now() - before).toBeLessThan(1000);
    expect(recognise('https://a.b/?to=https://c.d/?authkey=e')).toBe('link');
  });

  it('of an address without an end, without all of the stack', () => {
    expect(recognise(`https://${'a'.repeat(20_000_000)}`)).toBe('unknown');
  });

  it('of many beginnings of a damaged file, each read once', () => {
    const text = '{"user":{'.repeat(300_000);
    expect(recognise(text)).toBe('history');
    expect(parseHistory(text)).toMatchObject({ error: { code: 'FORMAT_DAMAGED' } });
  });

  it('what the reader of histories can read is a history', () => {
    fc.assert(
      fc.property(anyAccount, fc.nat({ max: 400 }), (account, cut) => {
        for (const write of Object.values(HISTORIES)) {
          const file = write(account);
          const short = file.slice(0, Math.max(4, file.length - cut));
          const isRead = parseHistory(short).ok;
          expect(isRead && recognise(short) !== 'history').toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is nobody’s achievements where there are more ids than anything has, and takes no stack', () => {
    expect(recognise('4010101,'.repeat(5000))).toBe('achievements');
    expect(recognise('4010101,'.repeat(1_000_000))).toBe('history');
    expect(recognise('4010101 '.repeat(1_000_000))).toBe('unknown');
  });
});

describe('a file of another tool', () => {
  const NO_SCAN = ['enka-hsr-uid.json', 'mihomo-origin-sr_info.json', 'mihomo-parsed-v2.json'];
  const OTHERS = new Map<string, string>([
    ...NO_SCAN.map((name) => [name, 'unknown'] as const),
    ['irminsul-genshin-only-GOOD.json', 'history'],
    ['stardb-exporter-clipboard.json', 'achievements'],
  ]);

  it.each(toolFileNames('scans'))('is a scan by its shape: %s', (name) => {
    const file = toolFile('scans', name);
    expect(recognise(file)).toBe(OTHERS.get(name) ?? 'scan');
  });

  it('is a scan without a source, as a message of a stream, and where its end is missing', () => {
    const rows = '"characters":[],"light_cones":[{"id":"1"}]';
    expect(recognise(`{${rows}}`)).toBe('scan');
    expect(recognise(`{"event":"InitialScan","data":{${rows}}}`)).toBe('scan');
    expect(recognise(`{${rows}`)).toBe('scan');
    expect(recognise('{"characters":[]}')).toBe('unknown');
  });
});
