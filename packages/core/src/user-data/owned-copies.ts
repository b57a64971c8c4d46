/**
 * How often a player has each thing, by its id, counted from the stored parts of warps. Whatever is no list of
 * pulls counts nothing: this only decorates, and must not fail over what it cannot read.
 *
 * @param presets - copies that come without pulls, to whoever has any
 */
export function countCopies(
  parts: readonly unknown[],
  presets: ReadonlyMap<number, number> = new Map(),
): Map<number, number> {
  const copies = pulledIn(parts);
  if (copies.size === 0) return copies;
  for (const [id, count] of presets) copies.set(id, (copies.get(id) ?? 0) + count);
  return copies;
}

function pulledIn(parts: readonly unknown[]): Map<number, number> {
  const copies = new Map<number, number>();
  for (const part of parts) {
    if (!Array.isArray(part)) continue;
    for (const pull of part as readonly unknown[]) {
      const id = itemOf(pull);
      if (id) copies.set(id, (copies.get(id) ?? 0) + 1);
    }
  }
  return copies;
}

function itemOf(pull: unknown): number | undefined {
  if (typeof pull !== 'object' || pull === null || !('itemId' in pull)) return undefined;
  return typeof pull.itemId === 'number' && pull.itemId > 0 ? pull.itemId : undefined;
}

/** The most eidolons that copies beyond the first give. */
const LAST_EIDOLON = 6;

/** A character's eidolon by its copies: the first is the character itself. Rule D12. */
export function eidolonOf(copies: number): number | undefined {
  return copies > 0 ? Math.min(copies - 1, LAST_EIDOLON) : undefined;
}
