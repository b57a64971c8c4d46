/** The items that the rows of a table name. */
export interface Naming {
  readonly table: string;
  readonly items: readonly number[];
}

/** How many unknown items a sentence names. */
const MOST_NAMED = 10;

/** A sentence for each table that names items of which there is no row: what it says of them is left out, or leads nowhere. */
export function unknownItems(naming: readonly Naming[], known: ReadonlySet<number>): string[] {
  return naming.flatMap(({ table, items }) => {
    const unknown = [...new Set(items)].filter((item) => !known.has(item)).sort((a, b) => a - b);
    if (unknown.length === 0) return [];
    const more = unknown.length - MOST_NAMED;
    const named = unknown.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return [`${table} names items of which no table has a row: ${named}.`];
  });
}
