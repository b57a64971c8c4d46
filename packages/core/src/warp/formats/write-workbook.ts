import { strToU8, Zip, ZipDeflate } from 'fflate';

/** How many rows are packed at a time. */
const ROWS_AT_A_TIME = 500;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes a workbook with one sheet of texts, whose first row stays in sight. It comes piece by piece, so that a long
 * history never stands in memory as XML, and is packed in this very thread: the packer's own worker starts from a blob,
 * which the site's content policy forbids.
 *
 * Source: ECMA-376, part 1, sections 12.2, 18.2 and 18.3.
 */
export function* writeWorkbook(
  name: string,
  rows: Iterable<readonly string[]>,
): Generator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
  });
  for (const [path, text] of [
    ...partsBeside(name),
    ['xl/worksheets/sheet1.xml', sheetOf(rows)] as const,
  ]) {
    const part = new ZipDeflate(path, { level: 6 });
    zip.add(part);
    for (const piece of text) {
      part.push(strToU8(piece));
      yield* packed.splice(0);
    }
    part.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* packed;
}

type Part = readonly [path: string, text: Iterable<string>];

/** What makes an archive with a sheet in it a workbook. */
function partsBeside(name: string): Part[] {
  return [
    [
      '[Content_Types].xml',
      [
        `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>`,
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
        '</Types>',
      ],
    ],
    ['_rels/.rels', relationTo('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      [
        `${HEAD}<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}">`,
        '<bookViews><workbookView/></bookViews>',
        `<sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    ],
    ['xl/_rels/workbook.xml.rels', relationTo('worksheet', 'worksheets/sheet1.xml')],
  ];
}

function relationTo(type: string, target: string): string[] {
  return [
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">`,
    `<Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`,
  ];
}

function* sheetOf(rows: Iterable<readonly string[]>): Generator<string> {
  yield `${HEAD}<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0">`;
  yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield '</sheetView></sheetViews><sheetData>';
  let [text, number] = ['', 0];
  for (const cells of rows) {
    number++;
    text += `<row r="${number}">${cells.map((cell, at) => cellOf(cell, `${columnName(at)}${number}`)).join('')}</row>`;
    if (number % ROWS_AT_A_TIME > 0) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

function cellOf(text: string, place: string): string {
  if (text === '') return '';
  // Readers leave out the space around a text unless they are told to keep it.
  const space = text.trim() === text ? '' : ' xml:space="preserve"';
  return `<c r="${place}" t="inlineStr"><is><t${space}>${escaped(text)}</t></is></c>`;
}

/** A, B … Z, AA. */
function columnName(at: number): string {
  const before = at < 26 ? '' : columnName(Math.floor(at / 26) - 1);
  return before + String.fromCharCode(65 + (at % 26));
}

/** Without the letters that no XML may hold. */
function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (letter) => ESCAPES[letter] ?? '') : text;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const SPECIAL = /[&<"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const ALL_SPECIAL = new RegExp(SPECIAL, 'g');
