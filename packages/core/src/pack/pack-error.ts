/** Bytes that are no pack, not whole, or made to exhaust their reader. */
export class PackError extends Error {
  override readonly name = 'PackError';
}
