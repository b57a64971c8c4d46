/** A workbook with one sheet of texts. The library comes with the first workbook. */
export async function writeWorkbook(
  name: string,
  rows: readonly (readonly string[])[],
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  return write(cells, { sheet: name, stickyRowsCount: 1 }).toBlob();
}
