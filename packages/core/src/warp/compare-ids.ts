/** Ids in the order of the pulls: ten pulls at once share one time, only the id orders them. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
