import type { Entry } from './entry.ts';
import { inOrder } from './priorities.ts';

/**
 * Entries as they travel to another plan: goals in their order, numbered by it. When they were made and what was left
 * out is nobody else's. Where the player is goes along if the player says so.
 * Rule P43.
 */
export function travellingEntries(
  entries: readonly Entry[],
  { withCurrent }: { readonly withCurrent: boolean },
): Entry[] {
  return inOrder(entries).map((entry, place) => ({
    ...(withCurrent ? entry : withoutCurrent(entry)),
    entryId: place,
    priority: place,
    enabled: true,
  }));
}

/** The goal of an entry for whoever has not begun. */
export function withoutCurrent<E extends Entry>(entry: E): E;
export function withoutCurrent(entry: Entry): Entry {
  const from = { level: 1, ascension: 0 };
  if (entry.kind === 'lightCone') return { ...entry, from };
  const { skills, traces } = entry;
  return {
    ...entry,
    from,
    eidolon: 0,
    skills: Object.fromEntries(
      Object.entries(skills).map(([id, [, to]]) => [id, [1, to] as const]),
    ),
    traces: Object.fromEntries(Object.keys(traces).map((id) => [id, 'selected' as const])),
  };
}

/** Whether an entry says where its player is. */
export function hasCurrent(entry: Entry): boolean {
  const { level, ascension } = entry.from;
  if (level > 1 || ascension > 0) return true;
  if (entry.kind === 'lightCone') return false;
  return (
    entry.eidolon > 0 ||
    Object.values(entry.skills).some(([from]) => from > 1) ||
    Object.values(entry.traces).includes('unlocked')
  );
}
