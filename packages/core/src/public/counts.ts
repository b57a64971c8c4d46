import { checkKind, checkWhole, MOST } from '../basics/check.ts';
import { InputError } from '../basics/input-error.ts';

/**
 * How many of what, by item id: what there is, what is left, what is missing. One shape for all of them, that of
 * JSON: what one function gives, another takes.
 */
export type Counts = Readonly<Record<string, number>>;

/** Counts as a plain object. */
export function toCounts(counts: ReadonlyMap<number, number>): Counts {
  const all: Record<string, number> = {};
  for (const [id, count] of counts) all[id] = count;
  return all;
}

/** As JavaScript writes a number: '02' would stand beside '2' and be taken for the same item. */
const ITEM_ID = /^[1-9]\d{0,14}$/;

/** An inventory may hold what no upgrade asks for: it is carried through. */
export function checkCounts(counts: unknown, path: string): void {
  checkKind(counts, path);
  for (const [id, count] of Object.entries(counts)) {
    if (!ITEM_ID.test(id)) throw new InputError('UNKNOWN_KEY', path, 'ids of items', id);
    checkWhole(count, `${path}.${id}`, 0, MOST);
  }
}
