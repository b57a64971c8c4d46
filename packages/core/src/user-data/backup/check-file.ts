import { type ContainerError, type Limits, unpackContainer } from './container.ts';
import { lineReader } from './lines.ts';
import { ROW_LIMITS } from './row-reader.ts';

/** All rows, the head, and the count of rows. */
const MOST_LINES = ROW_LIMITS.rows + 2;
/** Those of 500,000 pulls, of eleven each, and of all that there may be beside them, with some room. */
const MOST_VALUES = 8_500_000;

/**
 * Unpacks a file without keeping anything of it: one that is damaged or too much is refused before it has
 * taken more memory than a line does.
 *
 * @returns why it is refused, undefined where it may be read
 */
export function fileError(file: Uint8Array, limits: Limits): ContainerError | undefined {
  let lines = 0;
  let all = 0;
  const isTooMuch = () => lines > MOST_LINES || all > MOST_VALUES;
  const read = unpackContainer(
    file,
    limits,
    lineReader((_line, values) => {
      lines++;
      all += values;
      return !isTooMuch();
    }),
  );
  if (!read.ok) return read.error;
  return isTooMuch() ? { code: 'BACKUP_TOO_LARGE' } : undefined;
}
