import { strToU8 } from 'fflate';
import type { Marked } from '../../achievements/stamps.ts';
import { stampOf, withStamps } from '../../achievements/stamps.ts';
import { canonical } from '../../basics/canonical.ts';
import type { Entry, OwnPreset, PlannerSettings } from '../../planner/index.ts';
import type { ImportSpan, Pull } from '../../warp/index.ts';
import { groupOf, isStandIn } from '../../warp/made-up-ids.ts';
import { crc32 } from '../backup/crc32.ts';
import type { Profile } from '../documents/profiles.ts';
import type { Kind } from '../kinds.ts';
import {
  type Grain,
  list,
  type Node,
  object,
  optional,
  orNull,
  ownOfDevice,
  record,
  set,
  whole,
} from './grain.ts';

/** A level goes with its ascension, and a goal's two ends stand in one pair: these are never mixed. */
const entry: Grain = withGather(
  object({ skills: record(), traces: record() }),
  (gathered, node) => {
    const { skills, traces, ...rest } = gathered as Partial<Entry> & Record<string, unknown>;
    // A place alone is no entry: it was written where the entry was removed.
    if (!node?.parts.has('kind')) return undefined;
    return rest.kind === 'character' ? { ...rest, skills, traces } : rest;
  },
);

type Today = NonNullable<PlannerSettings['today']>;

/** A stage may be run several times a day: all that a run tells is its name, and how many like it there were before. */
function runKeys(runs: Today['runs']): string[] {
  const seen = new Map<string, number>();
  return runs.map((run) => {
    const name = `${run.kind}:${run.stage}:${crc32(strToU8(canonical(run))).toString(36)}`;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return count === 0 ? name : `${name}:${count}`;
  });
}

/** What was run today: each run by itself, under its day, of which the latest counts. */
const today: Grain = {
  spread(value, path, into) {
    const { day, runs, echoesBefore } = value as Today;
    const under = `${path}/${day}`;
    into.set(under, true);
    if (echoesBefore !== undefined) into.set(`${under}/echoesBefore`, echoesBefore);
    for (const [at, key] of runKeys(runs).entries()) into.set(`${under}/${key}`, runs[at]);
  },
  gather(node) {
    const days = [...(node?.parts ?? [])].sort(([a], [b]) => Number(b) - Number(a));
    const [latest] = days;
    if (!latest) return undefined;
    const [day, { parts }] = latest;
    const runs = [...parts]
      .filter(([key]) => key !== 'echoesBefore')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { value }]) => value);
    const echoesBefore = parts.get('echoesBefore')?.value;
    return { day: Number(day), runs, ...(echoesBefore !== undefined && { echoesBefore }) };
  },
};

/** By achievement: since when it is done, or not any more. */
const marks: Grain = {
  spread(value, _path, into) {
    const marked = value as Marked;
    for (const id of [...Object.keys(marked.done), ...Object.keys(marked.undone)]) {
      into.set(`marks/${id}`, stampOf(marked, id));
    }
  },
  gather(node) {
    const stamps = [...(node?.parts.get('marks')?.parts ?? [])].map(
      ([id, { value }]) => [id, value as number] as const,
    );
    return withStamps({ done: {}, undone: {} }, stamps);
  },
};

/** Each pull by its id; rows that stand in for those of one time belong together. */
const pulls: Grain = {
  spread(value, path, into) {
    const groups = new Map<string, Pull[]>();
    for (const pull of value as readonly Pull[]) {
      if (!isStandIn(pull.id)) {
        into.set(`${path}/${pull.id}`, pull);
        continue;
      }
      const key = `${path}/${groupOf(pull.id)}~`;
      groups.set(key, [...(groups.get(key) ?? []), pull]);
    }
    for (const [key, rows] of groups) into.set(key, rows);
  },
  gather: (node) =>
    [...(node?.parts.values() ?? [])].flatMap(({ value }) => value as Pull | Pull[]),
};

const spanKey = ({ at, oldest, newest, isToTheEnd, isFile = false, isByType }: ImportSpan) =>
  `${at}:${oldest}:${newest}:${isToTheEnd}:${isFile}${isByType ? ':byType' : ''}`;

const byName = ({ kind, name }: OwnPreset) => `${kind}:${name}`;

/** How finely each kind of document is merged. What is not named changes in one piece. */
export const GRAINS: Readonly<Record<Kind, Grain>> = {
  planner: object({
    version: ownOfDevice,
    settings: object({ ownPresets: optional(list(byName)), today }),
    entries: list(({ entryId }: Entry) => String(entryId), entry),
  }),
  inventory: object({ version: ownOfDevice, items: record() }),
  warps: object({ version: ownOfDevice, pulls }),
  account: object({
    version: ownOfDevice,
    histories: record(object({ isComplete: orNull, imports: list(spanKey), manual: set })),
  }),
  // A wish list is one thought.
  odds: object({
    version: ownOfDevice,
    savings: orNull,
    until: orNull,
    income: object({ daily: whole, byVersion: whole }),
    achievements: whole,
  }),
  // What is wanted, and in which order, is one thought; what comes in is told line by line.
  forecast: object({ version: ownOfDevice, savings: orNull, income: record() }),
  achievements: marks,
  preferences: object({
    version: ownOfDevice,
    voice: orNull,
    region: orNull,
    receipts: optional(record()),
  }),
  dismissals: object({ version: ownOfDevice, promotions: set, redDots: set }),
  // Which profile is in use, and how often a deleted one was shown, is the device's own.
  profiles: object({
    version: ownOfDevice,
    active: ownOfDevice,
    profiles: list(
      ({ id }: Profile) => id,
      withGather(
        object({ name: orNull, deletedAt: orNull, seenDeleted: ownOfDevice }),
        (gathered, node) => (node?.parts.has('id') ? gathered : undefined),
      ),
    ),
  }),
};

function withGather(
  grain: Grain,
  finish: (gathered: unknown, node: Node | undefined) => unknown,
): Grain {
  return { ...grain, gather: (node) => finish(grain.gather(node), node) };
}
