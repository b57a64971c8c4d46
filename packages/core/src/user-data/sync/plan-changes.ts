import { isAlike } from '../../basics/canonical.ts';
import { fail, ok, type Result } from '../../basics/result.ts';
import { kindOf } from '../kinds.ts';
import {
  dataOf,
  fieldsOf,
  isPlaceInPlan,
  type ReplicaUnfit,
  replicaKey,
  UNSTAMPED,
} from '../merge/index.ts';
import { isSealed, type PlacedDocument, type StoredDocument } from '../rows.ts';
import type { UserData } from '../user-data.ts';

/** One field of a plan that a merge changed; without a value it was, or became, absent. */
interface ChangedField {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What a merge changed in the plan of one profile. */
interface ChangedPlan {
  readonly profile: string;
  /** Of the plan's document: fields of another version are none of today's. */
  readonly version: number;
  readonly fields: readonly ChangedField[];
}

/** What one merge changed in the plans, field by field. */
export interface PlanChange {
  /** When, in milliseconds. */
  readonly at: number;
  readonly plans: readonly ChangedPlan[];
}

/** How many entries a merge added, removed and changed, and whether it changed the plan's settings. */
export interface PlanChangeCounts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly hasSettings: boolean;
}

/** Plans without what was taken back, and how much of it stays because it was changed since. */
export interface TakenBack {
  readonly data: readonly StoredDocument[];
  readonly left: number;
}

/** What was farmed today is in the inventory, too: it is told, and not taken back. */
const TODAY = 'settings/today';
const MOST_CHANGES = 5;
/** Some 500 characters with all their traces. */
const MOST_FIELDS = 20_000;

/** What a merge changed in the plans; undefined where it changed nothing that can be taken back. */
export function planChangeOf(
  before: UserData,
  after: readonly StoredDocument[],
  at: number,
): PlanChange | undefined {
  const places = new Set([...before, ...after].filter(isPlan).map(({ profile }) => profile));
  const plans = [...places].flatMap((profile) => {
    const [then, now] = [planIn(before, profile), planIn(after, profile)];
    if (then === now || (then && isSealed(then)) || (now && isSealed(now))) return [];
    const fields = changedFields(fieldsOf(then, 'planner'), fieldsOf(now, 'planner'));
    return fields.length > 0 ? [{ profile, version: kindOf('planner').version, fields }] : [];
  });
  return plans.length > 0 ? { at, plans } : undefined;
}

/** The latest of them first, as many as are kept. */
export function withPlanChange(
  kept: readonly PlanChange[],
  change: PlanChange | undefined,
): readonly PlanChange[] {
  if (!change) return kept;
  let room = MOST_FIELDS;
  return [change, ...kept].slice(0, MOST_CHANGES).filter(({ plans }) => {
    room -= plans.reduce((sum, { fields }) => sum + fields.length, 0);
    return room >= 0;
  });
}

export function countPlanChange({ plans }: PlanChange): PlanChangeCounts {
  const counts = { added: 0, removed: 0, changed: 0, hasSettings: false };
  for (const [unit, fields] of plans.flatMap(({ fields }) => [...byUnit(fields)])) {
    const kind = kindOfUnit(unit, fields);
    if (kind === 'settings') counts.hasSettings = true;
    else if (kind !== 'moved') counts[kind]++;
  }
  return counts;
}

// Rule U24.
/**
 * Takes back what a merge changed in the plans. A field that was changed since stays as it is, and so does an entry that
 * came with the merge and was edited since.
 */
export function takeBackPlanChange(
  data: UserData,
  { plans }: PlanChange,
): Result<TakenBack, ReplicaUnfit> {
  let taken: readonly StoredDocument[] = data;
  let left = 0;
  for (const { profile, version, fields } of plans) {
    const plan = planIn(data, profile);
    if (version !== kindOf('planner').version || (plan && isSealed(plan))) {
      left += byUnit(fields).size;
      continue;
    }
    const now = fieldsOf(plan, 'planner');
    const before = new Map(now);
    for (const unit of byUnit(fields)) if (!takeBackUnit(before, unit)) left++;
    if (before.size === now.size && [...before].every(([path, value]) => now.get(path) === value)) {
      continue;
    }
    const made = planOf(profile, before);
    if (!made.ok) return made;
    taken = [...taken.filter((stored) => stored !== plan), made.value];
  }
  return ok({ data: taken, left });
}

/**
 * Takes one entry, or one setting, back to what it was.
 *
 * @returns whether all of it could be
 */
function takeBackUnit(
  plan: Map<string, unknown>,
  [unit, fields]: readonly [unit: string, fields: readonly ChangedField[]],
): boolean {
  const kind = kindOfUnit(unit, fields);
  const here = [...plan.keys()].filter((path) => path.startsWith(`${unit}/`));
  const isAsMerged = ({ path, after }: ChangedField) => isAlike(plan.get(path), after);
  if (kind === 'removed') {
    if (here.length > 0) return false;
  } else if (kind === 'added') {
    if (here.length === 0) return true;
    const known = new Set(fields.map(({ path }) => path));
    const isEdited = !here.every((path) => isPlaceInPlan(path) || known.has(path));
    if (isEdited || !fields.every((field) => isPlaceInPlan(field.path) || isAsMerged(field))) {
      return false;
    }
    for (const path of here) plan.delete(path);
    return true;
  } else if (kind !== 'settings' && here.length === 0) return kind === 'moved';
  let isWhole = true;
  for (const field of fields) {
    if (isAsMerged(field)) put(plan, field);
    else if (!isPlaceInPlan(field.path)) isWhole = false;
  }
  return isWhole;
}

function put(plan: Map<string, unknown>, { path, before }: ChangedField): void {
  if (before === undefined) plan.delete(path);
  else plan.set(path, before);
}

function isPlan({ name }: StoredDocument): boolean {
  return name === 'planner';
}

function planIn(data: readonly StoredDocument[], profile: string): StoredDocument | undefined {
  return data.find((stored) => isPlan(stored) && stored.profile === profile);
}

function planOf(
  profile: string,
  fields: ReadonlyMap<string, unknown>,
): Result<PlacedDocument, ReplicaUnfit> {
  const { version, empty } = kindOf('planner');
  const key = replicaKey({ profile, name: 'planner', version });
  const stamped = new Map([...fields].map(([path, value]) => [path, { stamp: UNSTAMPED, value }]));
  const made = dataOf(new Map([[key, stamped]]));
  if (!made.ok) return fail(made.error);
  const plan = made.value.find(isPlan) as PlacedDocument | undefined;
  return ok(plan ?? { profile, name: 'planner', document: empty });
}

function changedFields(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): ChangedField[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    if (path.startsWith(TODAY)) return [];
    const [then, now] = [before.get(path), after.get(path)];
    if (isAlike(then, now)) return [];
    return [
      {
        path,
        ...(then !== undefined && { before: then }),
        ...(now !== undefined && { after: now }),
      },
    ];
  });
}

/** An entry goes with all of its fields; of the settings each goes alone. */
function byUnit(fields: readonly ChangedField[]): Map<string, ChangedField[]> {
  const units = new Map<string, ChangedField[]>();
  for (const field of fields) {
    const unit = /^entries\/[^/]+/.exec(field.path)?.[0] ?? field.path;
    units.set(unit, [...(units.get(unit) ?? []), field]);
  }
  return units;
}

function kindOfUnit(
  unit: string,
  fields: readonly ChangedField[],
): 'settings' | 'added' | 'removed' | 'changed' | 'moved' {
  if (!unit.startsWith('entries/')) return 'settings';
  const kind = fields.find(({ path }) => path === `${unit}/kind`);
  if (kind && kind.before === undefined) return 'added';
  if (kind && kind.after === undefined) return 'removed';
  return fields.every(({ path }) => isPlaceInPlan(path)) ? 'moved' : 'changed';
}
