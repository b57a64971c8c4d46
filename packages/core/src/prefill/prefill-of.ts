import type { CharacterId, ItemId, LightConeId, PlannerTables } from '../dataset/index.ts';
import {
  type Entry,
  inOrder,
  isSameGoal,
  newCharacterEntry,
  newLightConeEntry,
  validateEntry,
} from '../planner/index.ts';
import { isStand, raisedCharacter, raisedLightCone } from './raised.ts';
import type { ToldAccount, ToldCharacter, ToldLightCone } from './told.ts';

/** One change that an account's facts would make: to an entry, by a new one, or to a count. */
export type PrefillLine =
  | { readonly kind: 'raise'; readonly before: Entry; readonly after: Entry }
  | { readonly kind: 'new'; readonly after: Entry }
  | {
      readonly kind: 'count';
      readonly item: ItemId;
      readonly before: number;
      readonly after: number;
    }
  /** What is here, and not in an inventory that is told whole: none is left of it, if the list is whole. */
  | { readonly kind: 'gone'; readonly items: readonly Count[] };

export interface Count {
  readonly item: ItemId;
  readonly before: number;
}

export interface Prefill {
  readonly lines: readonly PrefillLine[];
  /** Told things that the data do not know, or not so. */
  readonly unknown: number;
  /** Told things that are here already, or further here. */
  readonly same: number;
}

interface Here {
  readonly entries: readonly Entry[];
  readonly items: Readonly<Record<string, number>>;
  /** When; tells new entries apart. */
  readonly now: number;
}

/**
 * What an account's facts would change. Levels only go up; counts become what there is, and what an inventory does not
 * list is offered as gone. Of several copies of a light
 * cone the furthest is for the first entry of it, and so on.
 */
export function prefillOf(tables: PlannerTables, here: Here, told: ToldAccount): Prefill {
  const lines: PrefillLine[] = [];
  let unknown = 0;
  let same = 0;
  let made = 0;
  const free = new Set(inOrder(here.entries).filter(({ custom }) => !custom));
  const furthest = <Thing extends ToldLightCone>(things: readonly Thing[]) =>
    [...things].sort((a, b) => b.level - a.level || b.ascension - a.ascension);

  const take = (
    kind: Entry['kind'],
    { id, level, ascension }: ToldLightCone,
    raise: (entry: Entry) => Entry,
    fresh: () => Entry | undefined,
  ) => {
    const before = [...free].find((entry) => entry.kind === kind && entry.id === id);
    const start = before ?? fresh();
    const after = start && isStand(tables, start, { level, ascension }) ? raise(start) : undefined;
    if (!after || !validateEntry(tables, after).ok) {
      unknown++;
      return;
    }
    if (before) free.delete(before);
    if (before && isSameGoal(before, after)) same++;
    else lines.push(before ? { kind: 'raise', before, after } : { kind: 'new', after });
  };

  const seen = new Set<number>();
  for (const character of furthest(told.characters)) {
    if (seen.has(character.id)) continue;
    seen.add(character.id);
    take(
      'character',
      character,
      (entry) => raise(tables, entry, character),
      () => newCharacterEntry(tables, character.id as CharacterId, { now: here.now + made++ }),
    );
  }
  const listed = new Set(here.entries.map((entry) => `${entry.kind} ${entry.id}`));
  const offered = new Set<number>();
  for (const lightCone of furthest(told.lightCones)) {
    // Of what is not in the plan, one copy is offered; copies beyond the entries change nothing.
    const isFree = [...free].some(({ kind, id }) => kind === 'lightCone' && id === lightCone.id);
    if (!isFree && (listed.has(`lightCone ${lightCone.id}`) || offered.has(lightCone.id))) {
      same++;
      continue;
    }
    offered.add(lightCone.id);
    take(
      'lightCone',
      lightCone,
      (entry) => (entry.kind === 'lightCone' ? raisedLightCone(entry, lightCone) : entry),
      () => newLightConeEntry(tables, lightCone.id as LightConeId, { now: here.now + made++ }),
    );
  }
  const counts = sums(told.materials);
  for (const [id, count] of counts) {
    const before = here.items[id] ?? 0;
    if (!tables.items.has(id)) unknown++;
    else if (before === count) same++;
    else lines.push({ kind: 'count', item: id, before, after: count });
  }
  const gone = (told.unreadMaterials ?? 0) > 0 ? [] : goneFrom(tables, here.items, counts);
  if (gone.length > 0) lines.push({ kind: 'gone', items: gone });
  return { lines, unknown, same };
}

function raise(tables: PlannerTables, entry: Entry, told: ToldCharacter): Entry {
  return entry.kind === 'character' ? raisedCharacter(tables, entry, told) : entry;
}

/** What is here and was not told, where anything was. */
function goneFrom(
  tables: PlannerTables,
  items: Here['items'],
  told: ReadonlyMap<number, number>,
): Count[] {
  if (told.size === 0) return [];
  return Object.entries(items).flatMap(([id, before]) => {
    const item = Number(id) as ItemId;
    return before > 0 && tables.items.has(item) && !told.has(item) ? [{ item, before }] : [];
  });
}

/** Stacks of one item are one count. */
function sums(rows: ToldAccount['materials']): ReadonlyMap<ItemId, number> {
  const counts = new Map<ItemId, number>();
  for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}
