import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  anyAccount,
  anyAccounts,
  datOf,
  pomMoeFile,
  srgfFile,
  stationCsv,
  stationDat,
  warpExportFile,
} from '../../../test/history-files.ts';
import {
  type ImportedHistory,
  isByHand,
  parseHistory,
  pullsByHand,
  readSheets,
  settleAccount,
  type TableOptions,
  tableRows,
  writeCsv,
  writeUigf,
} from '../index.ts';
import { readStarRailStationDat } from './star-rail-station-dat.ts';

const texts = {
  tables: { rarities: new Map([[1102, 5 as const]]), featured: new Map() },
  names: new Map([
    [1102, 'Seele, "the" Butterfly\n'],
    [20000, 'Arrows'],
  ]),
  ...{ language: 'en-us', appVersion: '1.0.0', exportedAt: 1_795_000_000 },
};

function read(file: string | Uint8Array, options?: TableOptions): ImportedHistory {
  const history = parseHistory(file, options);
  if (!history.ok) throw new Error(history.error.code);
  return history.value;
}
const errorOf = (file: string | Uint8Array) => {
  const history = parseHistory(file);
  return history.ok ? undefined : history.error.code;
};
/** What comes out of a file that names its accounts, or of one whose only account is told. */
const settled = (history: ImportedHistory, uid?: string): Account[] =>
  history.accounts.map((account) => {
    const own = account.uid ?? uid ?? '';
    return { uid: own, pulls: settleAccount(account, own) };
  });
const without = (account: Account, ...types: number[]): Account => ({
  ...account,
  pulls: new Map([...account.pulls].filter(([type]) => !types.includes(type))),
});
/** With the stars that our own files tell of characters. */
const withStars = (accounts: readonly Account[]): Account[] =>
  accounts.map(({ uid, pulls }) => ({
    uid,
    pulls: new Map(
      [...pulls].map(([type, list]) => [
        type,
        list.map((pull) => (pull.itemId === 1102 ? { ...pull, rarity: 5 as const } : pull)),
      ]),
    ),
  }));
const withPulls = (accounts: readonly Account[]) => accounts.filter(({ pulls }) => pulls.size > 0);

describe('law: what is written and read again is the same', () => {
  const everyAccount = (law: (account: Account) => void) =>
    fc.assert(fc.property(anyAccount, (account) => void law(account)));
  const everyAccounts = (law: (accounts: Account[]) => void) =>
    fc.assert(fc.property(anyAccounts, (accounts) => void law(accounts)));

  it('in UIGF', () =>
    everyAccounts((accounts) => {
      const history = read(writeUigf(accounts, texts));
      expect(history).toMatchObject({ format: 'uigf', refused: [], left: [] });
      expect(settled(history)).toEqual(withStars(accounts));
    }));

  it('in CSV', () =>
    everyAccounts((accounts) => {
      const history = read(writeCsv(accounts, texts));
      expect(history).toMatchObject({ format: 'csv', refused: [] });
      expect(settled(history)).toEqual(withStars(withPulls(accounts)));
    }));

  it('in the sheets of a workbook', () =>
    everyAccounts((accounts) => {
      const history = readSheets([{ name: 'Warps', rows: tableRows(accounts, texts) }]);
      expect(history.ok && settled(history.value)).toEqual(withStars(withPulls(accounts)));
    }));

  it('in SRGF', () =>
    everyAccount((account) => expect(settled(read(srgfFile(account)))).toEqual([account])));

  it('in star-rail-warp-export’s data', () =>
    everyAccount((account) => expect(settled(read(warpExportFile(account)))).toEqual([account])));

  it('in pom.moe’s data, which knows four banner types', () =>
    everyAccount((account) =>
      expect(settled(read(pomMoeFile(account)), account.uid)).toEqual([without(account, 21, 22)]),
    ));

  it('in Star Rail Station’s table, whose times are UTC', () =>
    everyAccount((account) =>
      expect(settled(read(stationCsv(account)), account.uid)).toEqual([account]),
    ));

  it('in Star Rail Station’s backup', () =>
    everyAccount((account) =>
      expect(settled(read(stationDat([account])), account.uid)).toEqual([account]),
    ));
});

const row = {
  gacha_id: '2003',
  gacha_type: '11',
  item_id: '1102',
  time: '2023-04-26 18:00:00',
  id: '1682521200000000001',
};
const uigf = (list: readonly unknown[], account: object = {}, file: object = {}) =>
  JSON.stringify({
    info: { version: 'v4.0' },
    hkrpg: [{ uid: '800000001', timezone: 8, list, ...account }],
    ...file,
  });

describe('rows by hand', () => {
  const pull = { itemId: 1102, gachaId: 2003, time: '2023-04-26 18:00:00', zone: 8 };
  const added = pullsByHand([], pull, { count: 2 });
  const account = {
    uid: '800000001',
    pulls: new Map([[11, added.ok ? added.value : []]] as const),
  };

  it('keep their mark in UIGF and back, for their ids tell', () => {
    expect(settled(read(writeUigf([account], texts)))).toEqual(withStars([account]));
  });

  it('are marked in tables', () => {
    const [header, ...lines] = tableRows([account], texts);
    expect(lines.map((cells) => cells[header?.indexOf('manual') ?? -1])).toEqual(['1', '1']);
  });
});

describe('UIGF', () => {
  it('is written as v4.1 with every optional field, all of a row as texts', () => {
    const [account] = settled(read(uigf([row])));
    const file = JSON.parse(writeUigf(account ? [account] : [], texts));
    expect(file.info).toMatchObject({ version: 'v4.1', export_app: 'Trailbook' });
    expect(file.hkrpg[0]).toMatchObject({ uid: '800000001', timezone: 8, lang: 'en-us' });
    expect(file.hkrpg[0].list).toEqual([
      {
        ...row,
        ...{ count: '1', name: texts.names.get(1102), item_type: 'Character', rank_type: '5' },
      },
    ]);
  });

  it('is read in any version 4, with numbers for texts, and ids that no number holds', () => {
    const text = uigf([row], { uid: 800000001, timezone: '8' }, { info: { version: 'v4.2' } });
    const numbers = text.replaceAll(/"(\d+)"/g, '$1');
    expect(numbers).toContain('"id":1682521200000000001');
    expect(read(numbers)).toEqual(read(uigf([row])));
  });

  it('leaves other games, and is refused when it has nothing else', () => {
    expect(read(uigf([row], {}, { hk4e: [{}], nap: [{}], hk4e_ugc: [] })).left).toEqual([
      { code: 'LEFT_OTHER_GAME', args: { name: 'hk4e' } },
      { code: 'LEFT_OTHER_GAME', args: { name: 'nap' } },
    ]);
    expect(errorOf(JSON.stringify({ info: { version: 'v4.0' }, hk4e: [] }))).toBe(
      'FORMAT_OTHER_GAME',
    );
    const older = { info: { uigf_version: 'v3.0' }, list: [{ uigf_gacha_type: '301' }] };
    expect(errorOf(JSON.stringify(older))).toBe('FORMAT_OTHER_GAME');
  });

  it('is read below the head of an older version too, where its rows are of this game', () => {
    const info = { uid: '800000001', uigf_version: 'v3.0', region_time_zone: 8 };
    const older = (rows: readonly object[]) => JSON.stringify({ info, list: rows });
    expect(read(older([row])).accounts).toEqual(read(uigf([row])).accounts);
    expect(read(JSON.stringify({ info, hkrpg: [] })).accounts).toEqual([]);
    expect(errorOf(older([{ ...row, gacha_type: '301' }]))).toBe('FORMAT_OTHER_GAME');
    expect(errorOf(older([row, { uigf_gacha_type: '301' }]))).toBe('FORMAT_OTHER_GAME');
  });

  it('says why a row was not read, and where it stands', () => {
    const rows = [
      null,
      { ...row, id: 'x' },
      { ...row, gacha_type: '301' },
      { ...row, item_id: '' },
      { ...row, time: '2023-02-30 18:00:00' },
      { ...row, uid: '800000002' },
    ];
    const { refused, accounts } = read(uigf(rows));
    expect(refused.map(({ code }) => code)).toEqual([
      'ROW_NO_OBJECT',
      'ROW_BAD_ID',
      'ROW_BAD_TYPE',
      'ROW_BAD_ITEM',
      'ROW_BAD_TIME',
      'ROW_OTHER_ACCOUNT',
    ]);
    expect(refused[1]?.place).toBe('hkrpg.0.list.1');
    expect(accounts[0]?.pulls).toEqual([]);
  });

  it('keeps the rows of an account without a number, by whatever stands in its place', () => {
    const accountOf = (uid: unknown) => read(uigf([row], { uid })).accounts[0];
    expect(accountOf(null)).toMatchObject({ uid: null, label: null, pulls: [{ itemId: 1102 }] });
    expect(accountOf('abc')).toMatchObject({ uid: null, label: 'abc', pulls: [{}] });
    expect(accountOf('1'.repeat(50))).toMatchObject({ uid: null, label: '1'.repeat(40) });
  });

  it('leaves what is no account at all', () => {
    const text = JSON.stringify({ info: { version: 'v4.1' }, hkrpg: [7] });
    expect(read(text).left).toEqual([{ code: 'LEFT_ACCOUNT', args: { name: 'hkrpg.0' } }]);
  });
});

describe('Star Rail Station', () => {
  const stored = (change: object) => ({
    ...{ uid: row.id, itemId: 1102, rarity: 5, gachaType: 11, timestamp: 1_682_503_200_000 },
    ...change,
  });

  it('comes in whole, with the warps of every profile and its other stores', () => {
    const two = fc.sample(anyAccount, { numRuns: 2, seed: 7 });
    const others = { '1_calculator': { version: 4 }, '2_inventory': {}, '1_theme': 'dark' };
    const history = read(stationDat(two, others));
    expect(history.accounts.map(({ uid, label }) => [uid, label])).toEqual([
      [null, 'Profile 1'],
      [null, 'Profile 2'],
    ]);
    expect(
      history.accounts.map((account, at) => settleAccount(account, two[at]?.uid ?? '')),
    ).toEqual(two.map(({ pulls }) => pulls));
    expect(history.stores).toEqual([
      { profile: 'Profile 1', store: 'calculator', value: { version: 4 } },
      { profile: 'Profile 2', store: 'inventory', value: {} },
    ]);
    expect(history.left).toEqual([{ code: 'LEFT_STORE', args: { name: '1_theme' } }]);
  });

  it('kept reruns as 21 and 22 before there were collaborations', () => {
    const at = (timestamp: number) => stored({ timestamp, gachaType: 21, uid: String(timestamp) });
    const days = [Date.UTC(2025, 6, 10, 23, 59), Date.UTC(2025, 6, 11)];
    const store = { items_21: days.map(at), items_22: [stored({ gachaType: 22 })] };
    const history = read(datOf(JSON.stringify({ data: { stores: { '1_warp-v2': store } } })));
    expect(history.accounts[0]?.pulls.map(({ type }) => type)).toEqual([11, 21, 12]);
    const table = 'uid,id,rarity,time,type,banner\n1,23001,5,2024-01-01T00:00:00.000Z,22,3003';
    expect(read(table).accounts[0]?.pulls).toMatchObject([{ type: 12, gachaId: 3003 }]);
  });

  it('numbers what was entered by hand in its own way', () => {
    const table =
      'uid,id,rarity,time,banner,type,manual\nabc,1102,5,2024-01-01T00:00:00.000Z,2003,11,true';
    const history = read(table);
    expect(history.accounts[0]?.pulls[0]?.id).toBeNull();
    const stored = {
      items_11: [{ uid: 'x', itemId: 1102, timestamp: 1_700_000_000_000, manual: true }],
    };
    const backup = read(datOf(JSON.stringify({ data: { stores: { '1_warp-v2': stored } } })));
    for (const [account] of [history.accounts, backup.accounts]) {
      const [row] = (account && settleAccount(account, '800000001').get(11)) ?? [];
      expect(isByHand(row?.id ?? '')).toBe(true);
    }
  });

  it('is refused when damaged, and when it would unpack to no end', () => {
    const file = datOf(JSON.stringify({ data: { stores: {} } }));
    expect(errorOf(file.subarray(0, file.length - 3))).toBe('FORMAT_DAMAGED');
    expect(errorOf(datOf('[]'))).toBe('FORMAT_DAMAGED');
    const long = datOf(JSON.stringify({ data: { stores: { x: ' '.repeat(3000) } } }));
    expect(readStarRailStationDat(long, 3000)).toMatchObject({
      error: { code: 'FORMAT_TOO_LARGE' },
    });
    expect(readStarRailStationDat(long, 4000).ok).toBe(true);
  });
});

describe('a table of any kind', () => {
  const names = new Map([
    ['seele', 1102],
    ['希儿', 1102],
  ]);

  it('is read by its headings, in any order, with names for ids', () => {
    const table =
      'Name;Banner Type;Date\nSeele;Character Event Warp;2023/4/26 18:00\n希儿;角色活动跃迁;2023-04-26 18:00:00';
    const pull = { id: null, type: 11, gachaId: 0, itemId: 1102, zone: null };
    expect(read(table, { names }).accounts[0]?.pulls).toEqual([
      { ...pull, time: '2023-04-26 18:00:00' },
      { ...pull, time: '2023-04-26 18:00:00' },
    ]);
  });

  it.each([
    [1, ['Stellarwarp', '뭇별의 워프', 'Warp Bintang-Bintang', 'วาร์ปสู่ดวงดาว']],
    [2, ['始発跳躍', 'Bước Nhảy Đầu Tiên', 'Saut hyperespace de départ']],
    [11, ['캐릭터 이벤트 워프', 'Прыжок События: Персонаж', 'Figuren-Aktionswarp']],
    [12, ['光錐活動躍遷', 'Salto Hiperespacial de Evento de Cone de Luz']],
    [21, ['コラボ跳躍・キャラクター', 'Salto de colaboración de personaje']],
    [22, ['光锥联动跃迁', 'กิจกรรมวาร์ป Light Cone คอลแลบ']],
  ])('knows banner type %i by what the game calls it in any language', (type, called) => {
    const rows = called.map((name) => `1102;${name};2023-04-26 18:00:00`);
    const history = read(['Item;Banner Type;Date', ...rows].join('\n'));
    expect(history.refused).toEqual([]);
    expect(history.accounts[0]?.pulls.map((pull) => pull.type)).toEqual(called.map(() => type));
  });

  it('asks for its columns when the headings do not tell, and takes them told', () => {
    const table = 'when,what,where\n2023-04-26 18:00:00,1102,11';
    expect(parseHistory(table)).toEqual({
      ok: false,
      error: {
        code: 'FORMAT_NEEDS_COLUMNS',
        args: {
          format: 'csv',
          header: ['when', 'what', 'where'],
          sample: [['2023-04-26 18:00:00', '1102', '11']],
        },
      },
    });
    const columns = { time: 0, item: 1, type: 2 };
    expect(read(table, { columns }).accounts[0]?.pulls).toHaveLength(1);
  });

  it('asks for no column among more than anybody would look through', () => {
    const of = (columns: number) => parseHistory('c,'.repeat(columns));
    expect(of(99)).toMatchObject({ error: { code: 'FORMAT_NEEDS_COLUMNS' } });
    expect(of(1_000_000)).toMatchObject({ error: { code: 'FORMAT_UNKNOWN' } });
  });

  it('says on which line a row stands that was not read', () => {
    const table =
      'time,type,item\n"2023-04-26\n18:00:00",11,1102\nx,11,1102\n2023-04-26 18:00:00,11,Nobody\n"open';
    expect(read(table, { names }).refused).toEqual([
      { place: '2', code: 'ROW_BAD_TIME' },
      { place: '4', code: 'ROW_BAD_TIME' },
      { place: '5', code: 'ROW_UNKNOWN_NAME' },
      { place: '6', code: 'ROW_BROKEN_QUOTES' },
    ]);
  });

  it('gives rows without ids the same ids each time, in their order, whichever end comes first', () => {
    const lines = [
      '2023-04-26 18:00:00,11,1102',
      '2023-04-26 18:00:00,11,20000',
      '2023-04-26 18:05:00,11,21000',
    ];
    const pullsOf = (rows: readonly string[]) =>
      settled(read(['time,type,item', ...rows].join('\n')), '800000001')[0]?.pulls.get(11);
    expect(pullsOf(lines)?.map(({ itemId }) => itemId)).toEqual([1102, 20000, 21000]);
    expect(pullsOf(lines.toReversed())).toEqual(pullsOf(lines));
  });
});

describe('a table that is cut short', () => {
  const rows = [
    '2023-04-26 18:00:00,11,2003,1682521200000000001,20006',
    '2023-04-26 18:00:00,12,3003,1682521200000000032,1102',
    '2023-04-26 18:00:00,11,2003,1682521200000000063,20001',
  ];
  /** A table with its columns in this order, and no end of its last line. */
  const tableOf = (...order: number[]) => {
    const ordered = (cells: readonly string[]) => order.map((at) => cells[at] ?? '').join(',');
    const header = ['time', 'gacha_type', 'gacha_id', 'id', 'item_id'];
    return [header, ...rows.map((row) => row.split(','))].map(ordered).join('\n');
  };

  it.each([
    ['the item', tableOf(0, 1, 2, 3, 4)],
    ['the id', tableOf(0, 1, 2, 4, 3)],
    ['the banner', tableOf(0, 1, 4, 3, 2)],
    ['the banner type', tableOf(0, 4, 2, 3, 1)],
    ['the time', tableOf(4, 1, 2, 3, 0)],
  ])('brings the row that is cut nowhere, and says so, wherever it is: in %s', (_, table) => {
    const whole = read(table);
    expect([whole.accounts[0]?.pulls.length, whole.refused]).toEqual([3, []]);
    expect(read(`${table}\n`).accounts).toEqual(whole.accounts);
    const start = table.lastIndexOf('\n') + 1;
    for (let end = start + 1; end < table.length; end++) {
      const { accounts, refused } = read(table.slice(0, end));
      expect(accounts[0]?.pulls).toEqual(whole.accounts[0]?.pulls.slice(0, 2));
      expect(refused).toMatchObject([{ place: '4' }]);
    }
  });

  it('of Star Rail Station is one as well', () => {
    const head = 'uid,id,rarity,time,banner,type,manual\n';
    const row = (id: string, type: number) =>
      `${id},20006,3,2024-01-01T00:00:00.000Z,2003,${type},false`;
    const table = `${head}${row('1682521200000000032', 11)}\n${row('1682521200000000001', 11)}`;
    expect(read(table).refused).toEqual([]);
    for (let end = table.lastIndexOf('\n') + 2; end < table.length; end++) {
      expect(read(table.slice(0, end)).accounts[0]?.pulls).toHaveLength(1);
    }
  });

  it('keeps rows whose ids a spreadsheet wrote as rounded numbers, and items yet to come', () => {
    const table = `id,time,type,item\n${['1.68252E+18', '1,68252e18', '1.7E+18']
      .map((id, at) => `"${id}",2023-04-26 18:00:0${at},11,30001`)
      .join('\n')}`;
    const { accounts, refused } = read(table);
    expect(refused).toEqual([]);
    expect(accounts[0]?.pulls.map(({ id, itemId }) => [id, itemId])).toEqual(
      Array.from({ length: 3 }, () => [null, 30_001]),
    );
  });

  it('says of its last row that it is cut', () => {
    const table = tableOf(0, 1, 2, 3, 4);
    const cut = { place: '4', code: 'ROW_CUT_SHORT' };
    expect(read(table.slice(0, -4)).refused).toEqual([cut]);
    expect(read(table.slice(0, -8)).refused).toEqual([cut]);
  });

  it('is none where a line ends it, or a character comes last of light cones', () => {
    const table = (last: string) =>
      `time,type,item\n${'2023-04-26 18:00:00,11,20000\n'.repeat(3)}${last}`;
    expect(read(table('2023-04-26 18:00:00,11,1102')).refused).toEqual([]);
    expect(read(table('2023-04-26 18:00:00,11,2\n')).refused).toEqual([]);
  });

  it('is none where only a column is shorter that nothing is read of', () => {
    const table = [12, 11, 10, 1].map((pity) => `2023-04-26 18:00:00,11,20000,${pity}`);
    expect(read(['time,type,item_id,pity', ...table].join('\n')).refused).toEqual([]);
  });
});

describe('what a file is', () => {
  it('is told by what it holds', () => {
    expect(errorOf('')).toBe('FORMAT_UNKNOWN');
    expect(errorOf('hello')).toBe('FORMAT_UNKNOWN');
    expect(errorOf('{"info":{}}')).toBe('FORMAT_UNKNOWN');
    expect(errorOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0))).toBe('FORMAT_WORKBOOK');
    expect(errorOf(Uint8Array.of(0x1f, 0x8b, 8, 12))).toBe('FORMAT_BACKUP');
    expect(errorOf(Uint8Array.of(0xff, 0xd8, 0, 0, 0))).toBe('FORMAT_UNKNOWN');
    expect(read(new TextEncoder().encode(`\uFEFF${uigf([row])}`)).format).toBe('uigf');
  });

  it.each([
    ['uigf', uigf([row])],
    ['srgf', JSON.stringify({ info: { srgf_version: 'v1.0', uid: '800000001' }, list: [row] })],
    ['warpExport', JSON.stringify({ result: [['11', [row]]], uid: '800000001' })],
    ['pomMoe', JSON.stringify({ default: { standard: [row] } })],
    ['json', JSON.stringify({ notes: [row] })],
  ])('is said to be cut short wherever it ends too early: %s', (format, whole) => {
    for (let end = 40; end < whole.length; end++) {
      expect(parseHistory(whole.slice(0, end))).toEqual({
        ok: false,
        error: { code: 'FORMAT_CUT_SHORT', args: { format } },
      });
    }
  });

  it('is said to be damaged where its middle is wrong', () => {
    const whole = uigf([row]);
    const damaged = { ok: false, error: { code: 'FORMAT_DAMAGED', args: { format: 'uigf' } } };
    expect(parseHistory(whole.replace(':', ';'))).toEqual(damaged);
    expect(parseHistory(`${whole}]`)).toEqual(damaged);
  });

  it('is said to be damaged where it is nested deeper than any tool writes', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(parseHistory(deep)).toMatchObject({
      error: { code: 'FORMAT_DAMAGED', args: { format: 'json' } },
    });
    expect(errorOf('[[1]]')).toBe('FORMAT_UNKNOWN');
  });

  it('is a damaged table where the quotes of its headings have no end', () => {
    expect(errorOf('"time,type,item\n2023-04-26 18:05:00,11,1102')).toBe('FORMAT_DAMAGED');
  });

  it('is none of these where no sheet of a workbook has records', () => {
    expect(readSheets([{ name: 'A', rows: [['x']] }])).toMatchObject({
      error: { code: 'FORMAT_UNKNOWN' },
    });
    const rows = [
      ['id', 'gacha_type', 'item_id', 'time'],
      [1.6825212e18, 11, 1102, row.time],
    ];
    const read = readSheets([
      { name: 'A', rows },
      { name: 'B', rows: [] },
    ]);
    expect(read.ok && read.value.refused).toEqual([{ place: 'A!2', code: 'ROW_BAD_ID' }]);
    expect(read.ok && read.value.left).toEqual([{ code: 'LEFT_PART', args: { name: 'B' } }]);
  });
});

describe('tables as spreadsheets write them', () => {
  const rows = ['time;type;item;id', '2023-04-26 18:00:00;11;1102;1682503260000123456'];
  const only = { id: '1682503260000123456', type: 11, itemId: 1102 };
  const pullsIn = (file: string | Uint8Array) => read(file).accounts[0]?.pulls;

  it('may begin with empty lines, or with a line that tells the separator', () => {
    expect(pullsIn(['', '', ...rows].join('\n'))).toMatchObject([only]);
    expect(pullsIn(['sep=;', ...rows].join('\r\n'))).toMatchObject([only]);
    const broken = ['sep=;', ...rows, ';11;1102;5'].join('\r\n');
    expect(read(broken).refused).toEqual([{ place: '4', code: 'ROW_BAD_TIME' }]);
  });

  it('may have two bytes a letter, in either order', () => {
    const text = `\uFEFF${rows.join('\r\n').replaceAll(';', '\t')}`;
    const letters = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
    const low = new Uint8Array(letters.buffer);
    const high = low.map((_, at) => low[at ^ 1] ?? 0);
    expect(pullsIn(low)).toMatchObject([only]);
    expect(pullsIn(high)).toMatchObject([only]);
  });

  it('refuse a time of a zone that there is not', () => {
    const row = (zone: string) => `time,type,item\n2023-04-26T18:00:00${zone},11,1102`;
    expect(pullsIn(row('+05:30'))).toMatchObject([{ zone: 5.5 }]);
    expect(read(row('+99:99')).refused).toEqual([{ place: '2', code: 'ROW_BAD_TIME' }]);
  });

  it.each([
    ['2024-02-29 23:59:59', true],
    ['2023-02-29 10:00:00', false],
    ['2023-04-31 10:00:00', false],
    ['2023-00-10 10:00:00', false],
    ['2023-13-10 10:00:00', false],
    ['2023-04-00 10:00:00', false],
    ['2023-04-26 24:00:00', false],
    ['2023-04-26 10:60:00', false],
    ['2023-04-26 10:00:60', false],
  ])('%s is a time: %s', (time, isTime) => {
    expect(pullsIn(`time,type,item\n${time},11,1102`) ?? []).toHaveLength(isTime ? 1 : 0);
  });
});
