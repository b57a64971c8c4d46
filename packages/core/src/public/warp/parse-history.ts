import { checkKind } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import type { TableOptions } from '../../warp/formats/csv.ts';
import type { FormatError, ImportedHistory } from '../../warp/formats/imported.ts';
import { parseHistory as innerParseHistory } from '../../warp/formats/parse-history.ts';

/**
 * Reads a file of warps, of whatever kind: what it holds tells which, never its name. Whatever cannot be read is
 * named with a reason, and reading goes on.
 *
 * @param file - its bytes, or text that was pasted
 * @throws InputError for what is neither
 */
export function parseHistory(
  file: Uint8Array | string,
  options: TableOptions = {},
): Result<ImportedHistory, FormatError> {
  if (typeof file !== 'string') checkKind(file, 'file', 'Uint8Array');
  checkKind(options, 'options');
  return innerParseHistory(file, options);
}
