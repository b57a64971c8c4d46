/** The cells of a table, and lines whose quotes are never closed. */
export interface CsvText {
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly brokenLine: number | undefined;
  /** Whether the last line is ended: many programs leave that out, and so does a broken download. */
  readonly hasLineEnd: boolean;
}

/** Reads comma-separated values, or such with semicolons or tabs. Source: RFC 4180. */
export function parseCsv(text: string): CsvText {
  const rows: { line: number; cells: string[] }[] = [];
  // Spreadsheets may say the separator in a line of its own.
  const declared = /^sep=([,;\t])\r?\n/i.exec(text);
  const separator = declared?.[1] ?? separatorOf(text);
  let line = declared ? 2 : 1;
  let at = declared?.[0].length ?? 0;
  const hasLineEnd = /[\r\n]$/.test(text);
  while (at < text.length) {
    const start = line;
    const cells: string[] = [];
    for (;;) {
      const cell = readCell(text, at, separator);
      if (!cell) return { rows, brokenLine: start, hasLineEnd };
      cells.push(cell.value);
      line += cell.lines;
      at = cell.end;
      if (text[at] !== separator) break;
      at++;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    line++;
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: start, cells });
  }
  return { rows, brokenLine: undefined, hasLineEnd };
}

interface Cell {
  readonly value: string;
  readonly end: number;
  /** Line breaks within it. */
  readonly lines: number;
}

function readCell(text: string, from: number, separator: string): Cell | undefined {
  if (text[from] !== '"') return { ...readUnquoted(text, from, separator), lines: 0 };
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return undefined;
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at++;
  }
  // What stands between the closing quote and the next cell is kept, as spreadsheets do.
  const rest = readUnquoted(text, at, separator);
  return { value: value + rest.value, end: rest.end, lines: value.split('\n').length - 1 };
}

function readUnquoted(
  text: string,
  from: number,
  separator: string,
): { value: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
    end++;
  return { value: text.slice(from, end), end };
}

/** Of the three, the one that the first line with anything in it has most of. */
function separatorOf(text: string): string {
  const first = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** A row as a line of CSV. */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map((cell) => quoted(String(cell))).join(',');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
