/** A file that cannot be used, by its own fault. The message says why, and the run goes on. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
