import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackedWorkbook, workbookSize } from './workbook-size.ts';
import { writeWorkbook } from './write-workbook.ts';

function written(name: string, rows: Iterable<readonly string[]>): Uint8Array {
  return Uint8Array.from([...writeWorkbook(name, rows)].flatMap((piece) => [...piece]));
}

function sheetIn(file: Uint8Array): string {
  const sheet = unzipSync(file)['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new Error('There is no sheet.');
  return strFromU8(sheet);
}

describe('a workbook', () => {
  it('has the parts that make it one, each named by the part that leads to it', () => {
    const parts = unzipSync(written('Warps', [['id']]));
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array(0));
    expect(text('_rels/.rels')).toContain('Target="xl/workbook.xml"');
    expect(text('xl/_rels/workbook.xml.rels')).toContain('Target="worksheets/sheet1.xml"');
    expect(text('xl/workbook.xml')).toContain('<sheet name="Warps" sheetId="1" r:id="rId1"/>');
  });

  it('keeps every cell in its place, as a text', () => {
    const sheet = sheetIn(written('Warps', [['id', '', 'name'], ['1767225600000000001']]));
    const cells = [...sheet.matchAll(/<c r="(\w+)" t="inlineStr">.*?<t[^>]*>(.*?)<\/t>/g)];
    expect(cells.map(([, place, text]) => [place, text])).toEqual([
      ['A1', 'id'],
      ['C1', 'name'],
      ['A2', '1767225600000000001'],
    ]);
  });

  it('names columns beyond the 26th as spreadsheets do', () => {
    const row = Array.from({ length: 703 }, () => 'x');
    const places = [...sheetIn(written('Wide', [row])).matchAll(/r="([A-Z]+)1"/g)];
    expect([25, 26, 51, 52, 701, 702].map((at) => places[at]?.[1])).toEqual([
      ...['Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'],
    ]);
  });

  it('is well-formed, whatever a name is made of', () => {
    const sheet = sheetIn(written('<"&">', [['<b>&amp;\u0000\u001b\uffff"', ' x ']]));
    expect(sheet).toContain('<t>&lt;b>&amp;amp;&quot;</t>');
    expect(sheet).toContain('<t xml:space="preserve"> x </t>');
  });

  it('comes in pieces while rows are still to come', () => {
    let given = 0;
    function* rows() {
      for (; given < 20_000; given++) yield [String(Math.sin(given))];
    }
    const pieces = writeWorkbook('Warps', rows());
    // What stands before the sheet in the archive, and the first of the sheet itself.
    for (let piece = 0; piece < 20; piece++) pieces.next();
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThan(20_000);
  });

  it('unpacked holds the same', () => {
    const file = written(
      'Warps',
      Array.from({ length: 3000 }, (_, row) => [`row ${row}`]),
    );
    const unpacked = unpackedWorkbook(file);
    expect(unpacked.length).toBeGreaterThan(5 * file.length);
    expect(unzipSync(unpacked)).toEqual(unzipSync(file));
    expect(workbookSize(unpacked)).toEqual(workbookSize(file));
  });
});
