import { accountChanges } from '@trailbook/core/internal/account';
import { nameIndex } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { dataset as tables } from '../../../core/test/real-data.ts';
import { toolFile, toolFileNames } from '../../../core/test/tool-files.ts';
import { readNamedScanner, readScanner } from './index.ts';

const textOf = (name: string) => new TextDecoder().decode(toolFile('scans', name));
const names = nameIndex(tables);
const read = (name: string) => readScanner(textOf(name), names);

const none = { characters: [], lightCones: [], materials: 0 };
/** What is read of each file: characters with level and eidolon, light cones with level, and how many materials. */
const SCANS: Readonly<Record<string, object | string>> = {
  'enka-hsr-uid.json': 'ACCOUNT_OTHER',
  'fribbels-optimizer-save.json': {
    ...{ characters: [[1107, 1, 1]], lightCones: [[23002, 1]], materials: 0 },
  },
  'hsr-scanner-1.1.0-v3.json': {
    characters: [
      [1107, 80, 1],
      [8004, 20, 0],
      [1001, 40, 0],
    ],
    lightCones: [
      [20002, 1],
      [23002, 80],
    ],
    materials: 0,
  },
  'hsr-scanner-1.4.1-v4.json': {
    characters: [
      [1107, 80, 1],
      [1103, 20, 3],
      [1407, 70, 0],
      [8004, 80, 6],
    ],
    lightCones: [
      [20014, 1],
      [23002, 80],
    ],
    materials: 0,
  },
  'irminsul-genshin-only-GOOD.json': 'ACCOUNT_OTHER',
  'mihomo-origin-sr_info.json': 'ACCOUNT_OTHER',
  'mihomo-parsed-v2.json': 'ACCOUNT_OTHER',
  'reliquary-archiver-0.17.0-no-login-seen.json': {
    ...none,
    characters: [
      [1107, 80, 1],
      [1103, 20, 3],
    ],
  },
  'reliquary-archiver-0.17.0-v4.json': {
    characters: [
      [1107, 80, 1],
      [1103, 20, 3],
      [1407, 70, 0],
      [8004, 80, 6],
      [8008, 80, 6],
      [1001, 60, 6],
      [1224, 60, 6],
      [1502, 80, 0],
    ],
    lightCones: [
      [20014, 1],
      [23002, 80],
    ],
    materials: 3,
  },
  'reliquary-schema-by-another-source.json': {
    characters: [
      [1102, 80, 1],
      [8008, 80, 1],
      [8010, 80, 1],
      [1006, 80, 1],
    ],
    ...{ lightCones: [[23001, 80]], materials: 3 },
  },
  'srod-v1.json': { characters: [[1107, 80, 1]], lightCones: [[23002, 80]], materials: 0 },
  'stardb-exporter-clipboard.json': 'ACCOUNT_OTHER',
  'yas-march7th-v1.json': 'ACCOUNT_RELICS',
  'yas-scanner-v3.json': 'ACCOUNT_RELICS',
};

describe('a scan of whichever tool', () => {
  it.each(toolFileNames('scans'))('is read by its shape: %s', (name) => {
    const account = read(name);
    if (!account.ok) return expect(account.error.code).toBe(SCANS[name]);
    const { characters, lightCones, materials, unread } = account.value;
    expect({
      characters: characters.map(({ id, level, eidolon }) => [id, level, eidolon]),
      lightCones: lightCones.map(({ id, level }) => [id, level]),
      materials: materials.length,
    }).toEqual(SCANS[name]);
    expect(unread).toBe(0);
  });

  it('brings skills and traces from each of the schemas', () => {
    const levels = { 1: 4, 2: 9, 3: 10, 4: 9, 6: 1, 7: 1 };
    for (const name of ['hsr-scanner-1.1.0-v3.json', 'srod-v1.json']) {
      const account = read(name);
      expect(account.ok && account.value.characters[0]?.points.levels).toMatchObject(levels);
    }
  });

  it('asks for names where the rows have no ids, and says so where there are none', async () => {
    const text = textOf('hsr-scanner-1.1.0-v3.json');
    expect(readScanner(text)).toEqual({ ok: false, error: { code: 'ACCOUNT_NAMES' } });
    expect(await readNamedScanner(text, async () => names)).toMatchObject({ ok: true });
    const offline = readNamedScanner(text, () => Promise.reject(new Error('offline')));
    expect(await offline).toMatchObject({ error: { code: 'ACCOUNT_NAMES' } });
    const ids = readNamedScanner(textOf('hsr-scanner-1.4.1-v4.json'), () => {
      throw new Error('Not needed.');
    });
    expect(await ids).toMatchObject({ ok: true });
  });

  it('counts a name that is not known as unread', () => {
    const file = { source: 'x', characters: [{ key: 'Nobody', level: 1, ascension: 0 }] };
    const known = { ...file, light_cones: [{ key: 'In the Night', level: 1, ascension: 0 }] };
    expect(readScanner(JSON.stringify(known), names)).toMatchObject({
      value: { characters: [], lightCones: [{ id: 23001 }], unread: 1 },
    });
  });

  it('may be a message of the scanner’s stream, or the lines of one', () => {
    const data = JSON.parse(textOf('reliquary-archiver-0.17.0-v4.json'));
    const message = JSON.stringify({ event: 'InitialScan', data });
    const whole = read('reliquary-archiver-0.17.0-v4.json');
    expect(readScanner(message)).toEqual(whole);
    const later = JSON.stringify({ event: 'UpdateGachaFunds', data: { stellar_jade: 1 } });
    expect(readScanner(`${message}\n${later}\n`)).toEqual(whole);
  });

  it('changes nothing of what it has not seen', () => {
    const account = read('reliquary-archiver-0.17.0-no-login-seen.json');
    if (!account.ok) throw new Error(account.error.code);
    const here = { entries: [], items: { 2: 100, 110101: 3 }, now: 1 };
    const { lines } = accountChanges(tables, here, account.value);
    expect(lines.filter(({ kind }) => kind === 'count' || kind === 'gone')).toEqual([]);
  });

  it('takes no level of a build that is simulated', () => {
    const form = { characterEidolon: 2, characterLevel: 80 };
    const save = { relics: [], characters: [{ id: '1205b1', form }, { id: '1107' }] };
    expect(readScanner(JSON.stringify(save))).toMatchObject({
      value: { characters: [{ id: 1205, level: 1, eidolon: 2 }], isSimulated: true },
    });
  });
});
