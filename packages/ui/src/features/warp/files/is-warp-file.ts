import { parseHistory } from '@trailbook/core/internal/warp';

/** Whether it is of a warp tracker: read as one, or told by its kind though it is damaged. */
export function isWarpFile(bytes: Uint8Array): boolean {
  const read = parseHistory(bytes);
  if (read.ok) return read.value.accounts.length + read.value.stores.length > 0;
  const { error } = read;
  const isDamaged = error.code === 'FORMAT_DAMAGED' || error.code === 'FORMAT_CUT_SHORT';
  return isDamaged && error.args.format !== 'json' && error.args.format !== 'csv';
}
