import type { Sheet } from '@trailbook/core/internal/warp';

/**
 * The sheets of a workbook as plain cells. Numbers stay the texts that they are written as: read as numbers,
 * ids would lose their last digits. The library comes with the first workbook.
 */
export async function readWorkbook(file: Blob): Promise<Sheet[]> {
  const { default: readSheets } = await import('read-excel-file/web-worker');
  const sheets = await readSheets<string>(file, { parseNumber: (text) => text });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }));
}
