import { describe, expect, it } from 'vitest';
import { bannerTypeOfSheet } from './banner-names.ts';
import { readSheets, type Sheet } from './sheets.ts';

const names = new Map([
  ['seele', 1102],
  ['arrows', 20000],
]);
const TIME = '2025-04-11 09:41:17';
const shown = (name: string, ...rows: unknown[][]): Sheet => ({
  name,
  rows: [['Date', 'Nom', 'Catégorie', 'Rareté', 'Total', 'Pity', 'Remarques'], ...rows],
});
const warp = (name: string, time: unknown = TIME) => [time, name, 'x', '5', 1, 1, null];

describe('a sheet that is named after a banner type', () => {
  it('is read by the places of its columns, whatever they are called', () => {
    const sheets = [
      shown('Character Event Warp', warp('Seele'), warp('Nobody')),
      shown('Light Cone Event Warp', warp('Arrows')),
      shown('Stellar Warp'),
      { name: 'Notes', rows: [['x']] },
    ];
    expect(readSheets(sheets, { names })).toMatchObject({
      value: {
        ...{ format: 'sheets', left: [{ args: { name: 'Notes' } }] },
        refused: [{ place: 'Character Event Warp!3', code: 'ROW_UNKNOWN_NAME' }],
        accounts: [
          {
            uid: null,
            pulls: [
              { id: null, type: 11, itemId: 1102, time: TIME },
              { id: null, type: 12, itemId: 20000, time: TIME },
            ],
          },
        ],
      },
    });
  });

  it('is no table of warps where no time is in it', () => {
    expect(readSheets([shown('Stellar Warp', warp('Seele', 'soon'))], { names })).toMatchObject({
      error: { code: 'FORMAT_NEEDS_COLUMNS', args: { format: 'sheets' } },
    });
  });

  it.each([
    ['Прыжок события персонаж', 11],
    ['Прыжок события световой конус', 12],
    ['Совместный прыжок события персо', 21],
    ['Figuren-Kollaborationswarp', 21],
    ['Saut hyperespace événement de p', 11],
    ['常驻跃迁', 1],
    ['新手跃迁', 2],
    // Two types begin like that.
    ['Salto Hiperespacial de Evento d', undefined],
    ['Sheet1', undefined],
    ['11', undefined],
  ])('may have lost some of its name: %s', (name, type) => {
    expect(bannerTypeOfSheet(name)).toBe(type);
  });
});

describe('a sheet with the headings of the game’s own fields', () => {
  it('is read in no more time where it has thousands of other columns', () => {
    const others = Array.from({ length: 100_000 }, (_, at) => `other ${at}`);
    const row = ['1744335600000000042', '11', '1102', TIME];
    const rows = [['id', 'gacha_type', 'item_id', 'time', ...others], ...Array(2000).fill(row)];
    const read = readSheets([{ name: 'raw', rows }]);
    expect(read.ok && read.value.accounts[0]?.pulls).toHaveLength(2000);
  });
});

describe('any other sheet', () => {
  const header = ['Time', 'Warp Type', 'Item Name', 'UID'];
  const row = (time: unknown) => [time, 'Character Event Warp', 'Seele', '700000003'];

  it('is read by its headings, with those that have the same', () => {
    const sheets = [
      { name: 'Empty', rows: [] },
      { name: 'Other', rows: [['a', 'b', 'c'], row(TIME)] },
      { name: '2024', rows: [header, row(TIME), [null, null]] },
      { name: '2025', rows: [header, row(TIME)] },
    ];
    const read = readSheets(sheets, { names });
    expect(read).toMatchObject({ value: { accounts: [{ pulls: { length: 2 } }], refused: [] } });
    expect(read.ok && read.value.left.map(({ args }) => args.name)).toEqual(['Empty', 'Other']);
  });

  it('may keep times as such, which are off by less than a second', () => {
    const date = new Date(Date.UTC(2025, 3, 11, 9, 41, 16, 999));
    const raw = [
      ['id', 'gacha_type', 'item_id', 'time'],
      ['1', '11', '1102', date],
    ];
    for (const rows of [[header, row(date)], raw]) {
      expect(readSheets([{ name: 'A', rows }], { names })).toMatchObject({
        value: { accounts: [{ pulls: [{ time: TIME }] }] },
      });
    }
    expect(
      readSheets([{ name: 'A', rows: [header, row(new Date(Number.NaN))] }], { names }),
    ).toMatchObject({ value: { refused: [{ place: 'A!2', code: 'ROW_BAD_TIME' }] } });
  });

  it('asks for its columns, and takes them told', () => {
    const rows = [
      ['when', 'what', 'where'],
      [TIME, 1102, 11],
      [null, null, null],
    ];
    const sheets = [{ name: 'A', rows }];
    expect(readSheets(sheets)).toEqual({
      ok: false,
      error: {
        code: 'FORMAT_NEEDS_COLUMNS',
        args: { format: 'sheets', header: rows[0], sample: [[TIME, '1102', '11']] },
      },
    });
    expect(readSheets(sheets, { columns: { time: 0, item: 1, type: 2 } })).toMatchObject({
      value: { accounts: [{ pulls: [{ itemId: 1102, type: 11 }] }] },
    });
  });

  it('is refused where it is wider than anybody would look through', () => {
    const wide = Array.from({ length: 5000 }, (_, at) => `column ${at}`);
    expect(readSheets([{ name: 'A', rows: [wide, wide] }])).toMatchObject({
      error: { code: 'FORMAT_UNKNOWN' },
    });
  });
});
