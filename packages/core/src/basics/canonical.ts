/** A value as text that does not depend on the order in which its fields were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two values say the same: what was stored may come back with its fields in another order. */
export function isAlike(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}
