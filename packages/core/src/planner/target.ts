import type { PlannerTables } from '../dataset/index.ts';
import { fitPoints, setEnhanced } from './edit.ts';
import type { CharacterEntry, Entry } from './entry.ts';

/**
 * The entry with the skills and traces that are wished, as far as its own stands allow: what a lower level takes
 * away comes back with the level.
 */
export function fitTarget(tables: PlannerTables, entry: Entry, target: Entry): Entry {
  if (entry.kind === 'lightCone' || target.kind === 'lightCone') return entry;
  return fitPoints(tables, { ...entry, skills: target.skills, traces: target.traces });
}

/**
 * What is wished once skills or traces were changed by hand: what was not touched stays wished, though the stands
 * may bar it for now.
 */
export function updateTarget(
  tables: PlannerTables,
  target: CharacterEntry,
  { before, after }: { readonly before: CharacterEntry; readonly after: CharacterEntry },
): CharacterEntry {
  if (before.enhanced !== after.enhanced) return setEnhanced(tables, target, after.enhanced);
  return {
    ...after,
    skills: changedIn(target.skills, before.skills, after.skills),
    traces: changedIn(target.traces, before.traces, after.traces),
  };
}

type States<T> = Readonly<Record<string, T>>;

function changedIn<T>(target: States<T>, before: States<T>, after: States<T>): States<T> {
  const ids = new Set([...Object.keys(target), ...Object.keys(after)]);
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const isTouched = String(before[id]) !== String(after[id]);
      const state = isTouched ? after[id] : target[id];
      return state === undefined ? [] : [[id, state]];
    }),
  );
}
