import { checkKind } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import type { FormatError } from '../../warp/formats/imported.ts';
import { workbookSize as innerWorkbookSize } from '../../warp/formats/workbook-size.ts';

/**
 * How many bytes a workbook unpacks to, found without keeping any of them.
 *
 * @param file - its bytes
 * @throws InputError for what are none
 */
export function workbookSize(file: Uint8Array): Result<number, FormatError> {
  checkKind(file, 'file', 'Uint8Array');
  return innerWorkbookSize(file);
}
