import {
  type AccountHistory,
  tableRows,
  type UigfTexts,
  writeCsv,
  writeUigf,
} from '@trailbook/core/internal/warp';
import type { ExportKind } from './contracts.ts';

/** A file of histories, in one of the formats that are written. */
export async function writeFile(
  kind: ExportKind,
  histories: readonly AccountHistory[],
  texts: UigfTexts,
): Promise<Blob> {
  if (kind === 'xlsx') return writeWorkbook('Warps', tableRows(histories, texts));
  const text = kind === 'uigf' ? writeUigf(histories, texts) : writeCsv(histories, texts);
  return new Blob([text], { type: kind === 'uigf' ? 'application/json' : 'text/csv' });
}

/** A workbook with one sheet of texts. The library comes with the first workbook. */
async function writeWorkbook(name: string, rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  return write(cells, { sheet: name, stickyRowsCount: 1 }).toBlob();
}
