import type { Result } from '../../result.ts';
import type { FormatError } from '../../warp/formats/imported.ts';
import { workbookSize as innerWorkbookSize } from '../../warp/formats/workbook-size.ts';
import { checkKind } from '../check.ts';

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
