import { ok, type Result } from '../../basics/result.ts';
import type {
  PlannerCharacter,
  PlannerLightCone,
  PlannerPoint,
  PlannerTables,
} from '../../dataset/index.ts';
import {
  type CharacterEntry,
  DEFAULT_TIERS,
  DROP_SOURCES,
  type DropSource,
  type Entry,
  fitPoints,
  inOrder,
  isSkill,
  isTrace,
  newCharacterEntry,
  newLightConeEntry,
  type Side,
  type SkillGoal,
  type Stand,
  setAscension,
  setLevel,
  type TraceState,
} from '../../planner/index.ts';
import { type InventoryDocument, inventoryKind } from '../documents/inventory.ts';
import { type PlannerDocument, plannerKind } from '../documents/planner.ts';
import { gameItemId } from './item-ids.ts';
import type { LegacyBlock } from './names.ts';
import type { LegacyEntry } from './read-entry.ts';
import { type LegacyConfig, migrateLegacy } from './steps.ts';
import {
  type LegacyError,
  type LegacyPlanner,
  type LegacyUnread,
  readLegacyPlanner,
} from './stores.ts';

/** What the older stores become, and what of them has no place here. */
export interface Adopted {
  readonly planner: PlannerDocument;
  readonly inventory: InventoryDocument;
  readonly leftBehind: {
    /** Ids of entries whose character or light cone is not known; their places where that cannot be read. */
    readonly entries: readonly string[];
    /** Ids of items that are not known, or have no amount that can be read. */
    readonly items: readonly string[];
    /**
     * How many skills and traces are not known, stand in the place of the other, or are higher than is allowed; and how
     * many levels, states and settings cannot be read.
     */
    readonly points: number;
    /** Ids of the entries that came along without some of these. */
    readonly partly: readonly string[];
  };
  /** Why the plan or the inventory could not be read at all, where the other could. */
  readonly unread?: LegacyError;
}

const CHARACTER = 0;
const NONE = 0;
const SELECTED = 1;
const UNLOCKED = 2;
const STATES: ReadonlySet<number> = new Set([NONE, SELECTED, UNLOCKED]);

/**
 * Migrates the older stores through all of their versions to today's documents. Pure: the stores stay as
 * they are.
 *
 * @param tables - undefined while the game's data is not loaded, which only the oldest version needs
 * @returns undefined when there is nothing of a plan or an inventory
 */
export function adoptLegacy(
  block: LegacyBlock,
  tables: PlannerTables | undefined,
): Result<Adopted | undefined, LegacyError> {
  const whole = adoptAll(block, tables);
  if (whole.ok || !tables) return whole;
  // A plan says as much without its inventory, and an inventory without its plan.
  const { inventory, ...plan } = block;
  for (const part of [plan, { inventory }]) {
    const alone = adoptAll(part, tables);
    if (alone.ok && alone.value) return ok({ ...alone.value, unread: whole.error });
  }
  return whole;
}

function adoptAll(
  block: LegacyBlock,
  tables: PlannerTables | undefined,
): Result<Adopted | undefined, LegacyError> {
  const read = readLegacyPlanner(block);
  if (!read.ok) return read;
  if (!read.value) return ok(undefined);
  const { planner, earlier, unread } = read.value;
  const config = tables && legacyConfig(tables);
  const newest = broughtUp(planner, config);
  if (!newest.ok) return newest;
  if (!tables) return { ok: false, error: { code: 'LEGACY_NO_CONFIG' } };
  if (!earlier) return ok(toDocuments(newest.value, unread, tables));
  const before = broughtUp(earlier, config);
  if (before.ok) return ok(toDocuments(joined(newest.value, before.value), unread, tables));
  // What cannot be brought up to date does not hold back what is; alone it stays where it is.
  if (planner.entries.length === 0) return before;
  const left = [...unread.entries, ...earlier.entries.map(({ dataId }) => dataId)];
  return ok(toDocuments(newest.value, { ...unread, entries: left }, tables));
}

/** A plan of the newest version; what the steps leave out of an entry is counted with it. */
function broughtUp(
  planner: LegacyPlanner,
  config: LegacyConfig | undefined,
): Result<LegacyPlanner, LegacyError> {
  const migrated = migrateLegacy(planner, config);
  if (!migrated.ok) return migrated;
  const entries = migrated.value.entries.map((kept, at) => ({
    ...kept,
    unread: (kept.unread ?? 0) + countDropped(planner.entries[at], kept),
  }));
  return ok({ ...migrated.value, entries });
}

/** One plan of two: entries of the earlier that the newer has not follow its own. */
function joined(newer: LegacyPlanner, earlier: LegacyPlanner): LegacyPlanner {
  const keyOf = ({ entryId, dataId }: LegacyEntry) => `${entryId} ${dataId}`;
  const held = new Set(newer.entries.map(keyOf));
  const last = Math.max(-1, ...newer.entries.map(({ priority }) => priority));
  const others = earlier.entries
    .filter((entry) => !held.has(keyOf(entry)))
    .map((entry) => ({ ...entry, priority: Math.max(0, entry.priority) + last + 1 }));
  return { ...newer, entries: [...newer.entries, ...others] };
}

/** Ids of skills and traces as the older stores may name them: by the point, or by a skill of it. */
export function legacyConfig(tables: PlannerTables): LegacyConfig {
  return new Map(
    [...tables.characters.values()].map((character) => [
      character.pageId,
      new Set(standardPoints(character).flatMap(namesOf)),
    ]),
  );
}

function toDocuments(planner: LegacyPlanner, unread: LegacyUnread, tables: PlannerTables): Adopted {
  const unknownEntries = [...unread.entries];
  const partly: string[] = [];
  const tiers = planner.settings ?? {};
  const settings = toTiers(tiers);
  let points =
    unread.settings + DROP_SOURCES.filter((tier) => isOther(tiers[tier], settings[tier])).length;
  const entries: Entry[] = [];
  const used = new Set<number>();
  for (const legacy of planner.entries) {
    const entryId = freeId(legacy.entryId, used);
    const found = toEntry(legacy, entryId, tables);
    if (!found) {
      unknownEntries.push(legacy.dataId);
      continue;
    }
    used.add(entryId);
    entries.push(found.entry);
    const left = found.pointsLeft + (legacy.unread ?? 0);
    if (left > 0) partly.push(legacy.dataId);
    points += left;
  }
  const { items, unknown } = toItems(planner.items, tables);
  return {
    planner: {
      ...plannerKind.empty,
      settings,
      entries: inOrder(entries).map((entry, priority) => ({ ...entry, priority })),
    },
    inventory: { ...inventoryKind.empty, items },
    leftBehind: {
      entries: unknownEntries,
      items: [...unread.items, ...unknown],
      points,
      partly,
    },
  };
}

/** Skills and traces that a migration left out. A trace of no state says nothing, whosever it is. */
function countDropped(stored: LegacyEntry | undefined, { skills = {}, traces = {} }: LegacyEntry) {
  const storedTraces = Object.entries(stored?.traces ?? {}).filter(([, state]) => state !== NONE);
  return (
    Object.keys(stored?.skills ?? {}).filter((id) => !Object.hasOwn(skills, id)).length +
    storedTraces.filter(([id]) => !Object.hasOwn(traces, id)).length
  );
}

function toEntry(
  legacy: LegacyEntry,
  entryId: number,
  tables: PlannerTables,
): { entry: Entry; pointsLeft: number } | undefined {
  const pageId = legacy.dataId.slice(2);
  const priority = Math.max(0, Math.round(legacy.priority));
  const common = { entryId, priority, enabled: legacy.enabled ?? true };
  if (legacy.type !== CHARACTER) {
    const lightCone = byPage(tables.lightCones.values(), pageId);
    const entry = lightCone && newLightConeEntry(tables, lightCone.id, { now: entryId });
    if (!entry) return undefined;
    const stood = withStands(tables, { ...entry, ...common }, legacy);
    return { entry: stood, pointsLeft: countClamped(legacy, stood) };
  }
  const character = byPage(tables.characters.values(), pageId);
  const entry = character && newCharacterEntry(tables, character.id, { now: entryId });
  if (!entry) return undefined;
  const { skills, traces, goals, unknownPoints } = toPoints(legacy, character);
  const eidolon = Math.min(6, Math.max(0, Math.round(legacy.eidolon ?? 0)));
  // Stands first: on the way to them an entry is lower than it was, and would take its skills down with it.
  const bare: CharacterEntry = { ...entry, ...common, eidolon, skills: {}, traces: {} };
  const stood = withStands(tables, bare, legacy);
  const stored = { ...stood, skills, traces };
  const fitted = fitPoints(tables, stored);
  const changed = countClamped(legacy, stood) + (isOther(legacy.eidolon, eidolon) ? 1 : 0);
  return {
    entry: fitted,
    pointsLeft: unknownPoints + countLowered({ ...stored, skills: goals }, fitted) + changed,
  };
}

/** Levels and ascensions that there are not, and were brought to the nearest. */
function countClamped(legacy: LegacyEntry, { from, to }: Entry): number {
  const pairs = [
    [legacy.curLevel, from.level],
    [legacy.targetLevel, to.level],
    [legacy.curAscension, from.ascension],
    [legacy.targetAscension, to.ascension],
  ] as const;
  return pairs.filter(([stored, kept]) => isOther(stored, kept)).length;
}

/** Whether something was told, and it is not what was kept. */
function isOther(stored: number | undefined, kept: number): boolean {
  return stored !== undefined && stored !== kept;
}

/** Skills whose levels, and traces whose states, there are not, or the stands do not allow. */
function countLowered(stored: CharacterEntry, fitted: CharacterEntry): number {
  const skills = Object.entries(stored.skills).filter(([id, [from, to]]) => {
    const [current, target] = fitted.skills[id] ?? [0, 0];
    return current !== from || target !== to;
  });
  const traces = Object.keys(stored.traces).filter((id) => !Object.hasOwn(fitted.traces, id));
  return skills.length + traces.length;
}

/** Levels set one after the other, by the planner's own rules: what does not fit is clamped. */
function withStands<E extends Entry>(tables: PlannerTables, entry: E, legacy: LegacyEntry): E {
  const { curLevel, curAscension, targetLevel, targetAscension } = legacy;
  const to = { level: targetLevel, ascension: targetAscension };
  const aimed = withStand(tables, entry, 'to', to);
  return withStand(tables, aimed, 'from', { level: curLevel, ascension: curAscension });
}

/** Of a stand of which nothing is told, the lowest; the target follows the current one. */
function withStand<E extends Entry>(
  tables: PlannerTables,
  entry: E,
  side: Side,
  { level, ascension }: { readonly [Part in keyof Stand]: number | undefined },
): E {
  const ranked = ascension === undefined ? entry : setAscension(tables, entry, side, ascension);
  if (level === undefined && ascension !== undefined) return ranked;
  return setLevel(tables, ranked, side, level ?? 1);
}

function toPoints(legacy: LegacyEntry, character: PlannerCharacter) {
  const points = standardPoints(character);
  const skills: Record<string, SkillGoal> = {};
  const goals: Record<string, SkillGoal> = {};
  const traces: Record<string, TraceState> = {};
  for (const point of points) {
    if (isSkill(point)) {
      const goal = skillGoal(legacy, point);
      if (!goal) continue;
      const { curLevel, targetLevel } = goal;
      goals[point.id] = [curLevel, targetLevel];
      const from = levelOf(curLevel, point.levels.length);
      skills[point.id] = [from, Math.max(from, levelOf(targetLevel, point.levels.length))];
    } else if (isTrace(point)) {
      const state = legacy.traces?.[point.id];
      if (state === SELECTED) traces[point.id] = 'selected';
      else if (state === UNLOCKED) traces[point.id] = 'unlocked';
    }
  }
  return { skills, traces, goals, unknownPoints: countUnknown(legacy, points) };
}

/** Where a point has several skills, as a memosprite's has, the first that the older plan names speaks for it. */
function skillGoal(legacy: LegacyEntry, point: PlannerPoint) {
  const name = namesOf(point).find((id) => legacy.skills?.[id]);
  return name === undefined ? undefined : legacy.skills?.[name];
}

/** Traces list the whole tree: skills at no state, and points that cost nothing, are no loss. */
function countUnknown(legacy: LegacyEntry, points: readonly PlannerPoint[]): number {
  const skills = new Set(points.filter(isSkill).flatMap(namesOf));
  const traces = new Set(points.filter((point) => !isSkill(point)).map(({ id }) => String(id)));
  const unknownSkills = Object.keys(legacy.skills ?? {}).filter((id) => !skills.has(id));
  const unknownTraces = Object.entries(legacy.traces ?? {}).filter(
    ([id, state]) => state !== NONE && (!traces.has(id) || !STATES.has(state)),
  );
  return unknownSkills.length + unknownTraces.length;
}

function standardPoints(character: PlannerCharacter): readonly PlannerPoint[] {
  return character.variants.find(({ enhanced }) => enhanced === 0)?.points ?? [];
}

/** What older plans call a point by: its own id, or a skill's of it. */
function namesOf(point: PlannerPoint): readonly string[] {
  return [point.id, ...(isSkill(point) ? point.skills : [])].map(String);
}

function toItems(stored: LegacyPlanner['items'], tables: PlannerTables) {
  const items: Record<string, number> = {};
  const unknown: string[] = [];
  for (const [key, count] of Object.entries(stored)) {
    const id = gameItemId(key.replace(/^m_/, ''));
    if (id !== undefined && tables.items.has(id)) items[id] = Math.max(items[id] ?? 0, count);
    else unknown.push(key);
  }
  return { items, unknown };
}

function toTiers(settings: Readonly<Record<string, number>>): PlannerDocument['settings'] {
  const tier = (name: DropSource) => {
    const value = Math.round(settings[name] ?? Number.NaN);
    return value >= 1 && value <= 9 ? value : DEFAULT_TIERS[name];
  };
  return {
    gold: tier('gold'),
    crimson: tier('crimson'),
    echo: tier('echo'),
    shadow: tier('shadow'),
  };
}

function byPage<T extends PlannerCharacter | PlannerLightCone>(
  subjects: Iterable<T>,
  pageId: string,
): T | undefined {
  return [...subjects].find((subject) => subject.pageId === pageId);
}

function levelOf(level: number, levels: number): number {
  return Math.min(Math.max(1, Math.round(level)), levels);
}

function freeId(wanted: number, used: ReadonlySet<number>): number {
  let id = wanted;
  while (used.has(id)) id++;
  return id;
}
