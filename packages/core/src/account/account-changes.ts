import type { CharacterId, ItemId, LightConeId, PlannerTables } from '../dataset/index.ts';
import {
  type Entry,
  inOrder,
  isSameGoal,
  newCharacterEntry,
  newLightConeEntry,
  validateEntry,
} from '../planner/index.ts';
import type { AccountSnapshot, CharacterSnapshot, LightConeSnapshot } from './account-snapshot.ts';
import { isStand, raisedCharacter, raisedLightCone } from './raise-entry.ts';

/** One change that an account would make: to an entry, by a new one, or to a count. */
export type AccountChange =
  | { readonly kind: 'raise'; readonly before: Entry; readonly after: Entry }
  | { readonly kind: 'new'; readonly after: Entry }
  | {
      readonly kind: 'count';
      readonly item: ItemId;
      readonly before: number;
      readonly after: number;
    }
  /** Items of the plan that a whole inventory does not list: the player has none left. */
  | { readonly kind: 'gone'; readonly items: readonly Count[] };

export interface Count {
  readonly item: ItemId;
  readonly before: number;
}

export interface AccountChanges {
  readonly lines: readonly AccountChange[];
  /** Rows that the game's data do not know, or not so. */
  readonly unknown: number;
  /** Rows that are in the plan already, or further there. */
  readonly same: number;
}

interface Here {
  readonly entries: readonly Entry[];
  readonly items: Readonly<Record<string, number>>;
  /** When; tells new entries apart. */
  readonly now: number;
}

/**
 * What an account would change in the plan. Levels only go up; counts become what there is, and what an inventory
 * does not list is offered as gone. Of several copies of a light cone the furthest is for its first entry, and so on.
 */
export function accountChanges(
  tables: PlannerTables,
  here: Here,
  account: AccountSnapshot,
): AccountChanges {
  const lines: AccountChange[] = [];
  let unknown = 0;
  let same = 0;
  let made = 0;
  const free = new Set(inOrder(here.entries).filter(({ custom }) => !custom));
  const furthest = <Thing extends LightConeSnapshot>(things: readonly Thing[]) =>
    [...things].sort((a, b) => b.level - a.level || b.ascension - a.ascension);

  const take = (
    kind: Entry['kind'],
    { id, level, ascension }: LightConeSnapshot,
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
  for (const character of furthest(account.characters)) {
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
  for (const lightCone of furthest(account.lightCones)) {
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
  const counts = sums(account.materials);
  for (const [id, count] of counts) {
    const before = here.items[id] ?? 0;
    if (!tables.items.has(id)) unknown++;
    else if (before === count) same++;
    else lines.push({ kind: 'count', item: id, before, after: count });
  }
  const gone = (account.unreadMaterials ?? 0) > 0 ? [] : goneFrom(tables, here.items, counts);
  if (gone.length > 0) lines.push({ kind: 'gone', items: gone });
  return { lines, unknown, same };
}

function raise(tables: PlannerTables, entry: Entry, snapshot: CharacterSnapshot): Entry {
  return entry.kind === 'character' ? raisedCharacter(tables, entry, snapshot) : entry;
}

/** Items of the plan that an inventory does not list, where it lists any. */
function goneFrom(
  tables: PlannerTables,
  items: Here['items'],
  listed: ReadonlyMap<number, number>,
): Count[] {
  if (listed.size === 0) return [];
  return Object.entries(items).flatMap(([id, before]) => {
    const item = Number(id) as ItemId;
    return before > 0 && tables.items.has(item) && !listed.has(item) ? [{ item, before }] : [];
  });
}

/** Stacks of one item are one count. */
function sums(rows: AccountSnapshot['materials']): ReadonlyMap<ItemId, number> {
  const counts = new Map<ItemId, number>();
  for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}
