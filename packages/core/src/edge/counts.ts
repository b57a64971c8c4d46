import { checkObject, checkWhole } from './check.ts';

/**
 * How many of what, by item id: what there is, what is left, what is missing. One shape for all of them, that of
 * JSON: what one function gives, another takes.
 */
export type Counts = Readonly<Record<string, number>>;

/** Counts as a plain object. */
export function toCounts(counts: ReadonlyMap<number, number>): Counts {
  return Object.fromEntries(counts);
}

/** An inventory may hold what no upgrade asks for: it is carried through. */
export function checkCounts(counts: unknown, path: string): void {
  checkObject(counts, path);
  for (const [id, count] of Object.entries(counts)) {
    checkWhole(Number(id), `${path}.${id}`, 1);
    checkWhole(count, `${path}.${id}`, 0);
  }
}

/** Counts with the ids as numbers; nothing of what there is none of. */
export function fromCounts(counts: Counts): ReadonlyMap<number, number> {
  return new Map(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([id, count]) => [Number(id), count]),
  );
}
