/** How many there are of items, by their ids. */
export type Counts = Readonly<Record<string, number>>;

/** Whether what was entered changes anything of what is owned. */
export function isOtherThan(owned: Counts, entered: Counts): boolean {
  return Object.entries(entered).some(([id, count]) => count !== (owned[id] ?? 0));
}
