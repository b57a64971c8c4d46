import { fail, ok, type Result } from '../../basics/result.ts';
import type { LegacyEntry } from './read-entry.ts';
import type { LegacyError, LegacyPlanner } from './stores.ts';

/** Ids that a character's skills and traces may have, by page id. */
export type LegacyConfig = ReadonlyMap<string, ReadonlySet<string>>;

/** The older migrations by their names, in their order. Rule U6. */
export const LEGACY_STEPS = {
  'V1 -> V2': v1ToV2,
  'V2 -> V2.2': (planner: LegacyPlanner) => ok(v2ToV22(planner)),
  'V2.2 -> V3': (planner: LegacyPlanner) => ok(v22ToV3(planner)),
  'V3 -> V3.1': (planner: LegacyPlanner) => ok(v3ToV31(planner)),
} as const;

const CHARACTER_BEFORE_V3 = 1;
const NEWEST = 4;

/** Brings an older planner to the newest of its versions, V3.1; one that is there stays as it is. */
export function migrateLegacy(
  planner: LegacyPlanner,
  config: LegacyConfig | undefined,
): Result<LegacyPlanner, LegacyError> {
  let migrated = planner;
  if (migrated.version > NEWEST) return fail({ code: 'LEGACY_NEWER', version: migrated.version });
  if (migrated.version < 2) {
    const step = v1ToV2(migrated, config);
    if (!step.ok) return step;
    migrated = step.value;
  }
  if (migrated.version < 2.2) migrated = v2ToV22(migrated);
  if (migrated.version < 3) migrated = v22ToV3(migrated);
  if (migrated.version < NEWEST) migrated = v3ToV31(migrated);
  return ok(migrated);
}

/** Drops skills and traces that the character does not have. */
function v1ToV2(
  planner: LegacyPlanner,
  config: LegacyConfig | undefined,
): Result<LegacyPlanner, LegacyError> {
  if (!config) return fail({ code: 'LEGACY_NO_CONFIG' });
  const entries: LegacyEntry[] = [];
  for (const entry of planner.entries) {
    if (entry.type !== CHARACTER_BEFORE_V3) {
      entries.push(entry);
      continue;
    }
    const known = config.get(entry.dataId);
    if (!known) return fail({ code: 'LEGACY_NO_CHARACTER', id: entry.dataId });
    entries.push({
      ...entry,
      ...(entry.skills ? { skills: only(entry.skills, known) } : {}),
      ...(entry.traces ? { traces: only(entry.traces, known) } : {}),
    });
  }
  return ok({ ...planner, version: 2, entries });
}

/** Adds the drop tiers that there were then. */
function v2ToV22(planner: LegacyPlanner): LegacyPlanner {
  const settings = { gold: 5, crimson: 6, echo: 6, ...planner.settings };
  return { ...planner, version: 2.2, settings };
}

/** Prefixes ids, counts types from 0, turns the order of priorities round, adds the shadow tier. */
function v22ToV3(planner: LegacyPlanner): LegacyPlanner {
  const highest = Math.max(0, ...planner.entries.map((entry) => entry.priority));
  return {
    ...planner,
    version: 3,
    settings: { shadow: 4, ...planner.settings },
    entries: planner.entries.map((entry) => ({
      ...entry,
      dataId: `${entry.type === CHARACTER_BEFORE_V3 ? 'c' : 'l'}_${entry.dataId}`,
      type: entry.type - 1,
      priority: highest - entry.priority,
    })),
    items: prefixed(planner.items),
  };
}

/** Of an item that has both spellings, the higher count. */
function prefixed(items: LegacyPlanner['items']): LegacyPlanner['items'] {
  const counts: Record<string, number> = {};
  for (const [id, count] of Object.entries(items)) {
    const name = id.startsWith('m_') ? id : `m_${id}`;
    counts[name] = Math.max(counts[name] ?? 0, count);
  }
  return counts;
}

function v3ToV31(planner: LegacyPlanner): LegacyPlanner {
  return { ...planner, version: NEWEST };
}

function only<T>(record: Readonly<Record<string, T>>, known: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(record).filter(([id]) => known.has(id)));
}
