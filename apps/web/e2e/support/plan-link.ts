import type { CharacterId } from '@trailbook/core/internal/dataset';
import type { CharacterEntry, Entry } from '@trailbook/core/internal/planner';
import { kindOf, writeLink } from '@trailbook/core/internal/user-data';

/** Seele from the beginning to the end, with one skill and one trace. */
export const plannedSeele: CharacterEntry = {
  ...{ kind: 'character', id: 1102 as CharacterId, entryId: 0, priority: 0, enabled: true },
  ...{ enhanced: 0, eidolon: 0, skills: { 1102001: [1, 6] }, traces: { 1102101: 'selected' } },
  ...{ from: { level: 1, ascension: 0 }, to: { level: 80, ascension: 6 } },
};

/** One of whom these data do not know. */
export const stranger: CharacterEntry = {
  ...plannedSeele,
  ...{ id: 9999 as CharacterId, skills: { 9999001: [1, 6] }, traces: {} },
};

/** The hash of an address that brings a plan. */
export function planHash(entries: readonly Entry[]): string {
  const numbered = entries.map((entry, at) => ({ ...entry, entryId: at, priority: at }));
  const link = writeLink('planner', { ...kindOf('planner').empty, entries: numbered });
  if (!link.ok) throw new Error(link.error.code);
  return `#plan=${link.value}`;
}
