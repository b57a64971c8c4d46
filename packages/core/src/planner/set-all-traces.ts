import type { PlannerTables } from '../dataset/index.ts';
import { allowsTrace } from './edit.ts';
import { type CharacterEntry, isTrace, pointsOf, type TraceState } from './entry.ts';

/** What all traces are to be: farmed, unless they are there already; there already; none of both. */
export type AllTraces = 'wanted' | 'owned' | 'none';

/** The entry with all traces set that its target allows; the others stay out of it. */
export function setAllTraces(
  tables: PlannerTables,
  entry: CharacterEntry,
  all: AllTraces,
): CharacterEntry {
  if (all === 'none') return { ...entry, traces: {} };
  const stateOf = (state: TraceState | undefined): TraceState =>
    all === 'owned' ? 'unlocked' : (state ?? 'selected');
  const traces = pointsOf(tables, entry)
    .filter((point) => isTrace(point) && allowsTrace(point, entry.to))
    .map(({ id }) => [id, stateOf(entry.traces[id])]);
  return { ...entry, traces: Object.fromEntries(traces) };
}
