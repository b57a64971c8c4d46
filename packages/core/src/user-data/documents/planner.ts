import * as z from 'zod/mini';
import { isAlike } from '../../basics/canonical.ts';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { listOf } from '../../basics/list-of.ts';
import {
  DEFAULT_TIERS,
  DROP_SOURCES,
  type Entry,
  inOrder,
  MAX_PRESET_NAME,
  MAX_STORED_PRESETS,
  mergeEntries,
  type OwnPreset,
  type PlannerSettings,
} from '../../planner/index.ts';
import { entrySchema, settingsSchema } from '../../planner/schema.ts';
import { documentKind } from '../document.ts';

const MAX_ENTRIES = 2000;

const schema = z.object({
  version: z.literal(6),
  settings: settingsSchema,
  entries: listOf(entrySchema, MAX_ENTRIES).check(z.refine(haveOwnIds, { path: ['entryId'] })),
});

/** A player's plan. */
export interface PlannerDocument extends DeepReadonly<z.infer<typeof schema>> {}

export const plannerKind = documentKind<PlannerDocument>({
  migrations: [
    // Versions up to 4 are those of older stores, see legacy/; 6 adds the drop tiers.
    (document) => ({ ...document, settings: DEFAULT_TIERS }),
  ],
  schema,
  most: MAX_ENTRIES,
  empty: { settings: DEFAULT_TIERS, entries: [] },
  parts: {
    // Any number that is not negative, as text: ids are whole today, and were not always.
    key: /^\d+(\.\d+)?(e[+-]\d+)?$/,
    value: entrySchema,
    isUnder: (key, entry) => key === String((entry as Entry).entryId),
  },
  split: ({ entries, ...head }) => ({
    head,
    parts: new Map(entries.map((entry) => [String(entry.entryId), entry])),
  }),
  // Version 5 was stored in one piece, with its entries in the head.
  join: ({ head, parts }) => ({
    ...head,
    entries: head.entries ?? inOrder([...parts.values()] as Entry[]),
  }),
  merge: (mine, theirs) => {
    const settings = mergeSettings(mine, theirs);
    const entries = mergeEntries(mine.entries, theirs.entries);
    const isSame = settings === mine.settings && entries === mine.entries;
    return isSame ? mine : { ...mine, settings, entries };
  },
  measure: ({ entries }) => entries.length,
});

// Rule P42.
/**
 * Mine; what nobody has set here yet, such as tiers of drops, the pace, or where new entries go, comes from the other
 * plan. Goals that were kept come from both.
 */
function mergeSettings(mine: PlannerDocument, theirs: PlannerDocument): PlannerSettings {
  const tiers = hasOwnTiers(mine) || !hasOwnTiers(theirs) ? mine.settings : withTiers(mine, theirs);
  const { ownPresets: kept, ...others } = theirs.settings;
  const ownPresets = mergePresets(tiers.ownPresets, kept);
  const merged = { ...others, ...tiers, ...(ownPresets && { ownPresets }) };
  return isAlike(merged, mine.settings) ? mine.settings : merged;
}

/** Goals of both. Where they differ under one name, theirs has a number behind it. */
function mergePresets(
  mine: PlannerSettings['ownPresets'],
  theirs: PlannerSettings['ownPresets'],
): PlannerSettings['ownPresets'] {
  const merged = [...(mine ?? [])];
  for (const preset of theirs ?? []) {
    let named: OwnPreset = preset;
    const namesake = () =>
      merged.find(({ kind, name }) => kind === named.kind && name === named.name);
    for (let number = 2; namesake() && !isAlike(namesake(), named); number++) {
      const end = ` ${number}`;
      named = { ...preset, name: preset.name.slice(0, MAX_PRESET_NAME - end.length) + end };
    }
    if (!namesake() && merged.length < MAX_STORED_PRESETS) merged.push(named);
  }
  return merged.length === (mine?.length ?? 0) ? mine : merged;
}

function hasOwnTiers({ settings }: PlannerDocument): boolean {
  return DROP_SOURCES.some((tier) => settings[tier] !== DEFAULT_TIERS[tier]);
}

function withTiers(mine: PlannerDocument, { settings }: PlannerDocument): PlannerSettings {
  const { gold, crimson, echo, shadow } = settings;
  return { ...mine.settings, gold, crimson, echo, shadow };
}

/** Entries are told apart, and stored, by their id. */
function haveOwnIds(entries: readonly Entry[]): boolean {
  return new Set(entries.map((entry) => entry.entryId)).size === entries.length;
}
