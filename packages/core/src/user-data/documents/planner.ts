import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { listOf } from '../../basics/list-of.ts';
import {
  DEFAULT_TIERS,
  DROP_SOURCES,
  type Entry,
  inOrder,
  MAX_OWN_PRESETS,
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

/**
 * Mine; where nobody has set drop tiers yet, or said where new entries go, another plan comes with its own. Goals that
 * were kept come from both.
 */
function mergeSettings(mine: PlannerDocument, theirs: PlannerDocument): PlannerSettings {
  const tiers = hasOwnTiers(mine) || !hasOwnTiers(theirs) ? mine.settings : withTiers(mine, theirs);
  const newEntries = tiers.newEntries ?? theirs.settings.newEntries;
  const ownPresets = mergePresets(tiers.ownPresets, theirs.settings.ownPresets);
  if (newEntries === tiers.newEntries && ownPresets === tiers.ownPresets) return tiers;
  return { ...tiers, ...(newEntries && { newEntries }), ...(ownPresets && { ownPresets }) };
}

function mergePresets(
  mine: PlannerSettings['ownPresets'],
  theirs: PlannerSettings['ownPresets'],
): PlannerSettings['ownPresets'] {
  const isMine = ({ kind, name }: OwnPreset) =>
    mine?.some((preset) => preset.kind === kind && preset.name === name) === true;
  const added = theirs?.filter((preset) => !isMine(preset)) ?? [];
  return added.length === 0 ? mine : [...(mine ?? []), ...added].slice(0, MAX_OWN_PRESETS);
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
