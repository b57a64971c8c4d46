import { isLightCone } from './item-shape.ts';
import type { Pull } from './pull.ts';
import { compareMoments } from './pull-order.ts';
import type { WarpTables } from './tables.ts';
import { rarityOf } from './tables.ts';

/** A character or light cone of 4★ or 5★, as often as a player has it. */
export interface HeldItem {
  readonly itemId: number;
  readonly kind: 'character' | 'lightCone';
  readonly copies: number;
  /** Eidolon 0 to 6, or superimposition 1 to 5. */
  readonly level: number;
  /** Copies beyond what raises the level. */
  readonly surplus: number;
  /** Undefined for what a player has without a pull. */
  readonly first: Pull | undefined;
  readonly last: Pull | undefined;
}

// Rule W13.
/**
 * Copies that come without pulls, by item: March 7th and Dan Heng join at the start.
 */
export const DUPE_PRESETS: ReadonlyMap<number, number> = new Map([
  [1001, 1],
  [1002, 1],
]);

const LAST_EIDOLON = 6;
const LAST_SUPERIMPOSITION = 5;

// Rule W13: things above 3★ count.
/**
 * What a player has, by the pulls of all banners of an account; in the order of ids.
 *
 * @param presets - copies that come without pulls
 */
export function heldItems(
  tables: WarpTables,
  pulls: Iterable<Pull>,
  presets: ReadonlyMap<number, number> = DUPE_PRESETS,
): HeldItem[] {
  const byItem = new Map<number, Pull[]>([...presets.keys()].map((id) => [id, []]));
  for (const pull of pulls) {
    if (!isCounted(tables, pull)) continue;
    const known = byItem.get(pull.itemId);
    if (known) known.push(pull);
    else byItem.set(pull.itemId, [pull]);
  }
  return [...byItem]
    .map(([itemId, list]) => held(itemId, list, presets.get(itemId) ?? 0))
    .filter(({ copies }) => copies > 0)
    .sort((a, b) => a.itemId - b.itemId);
}

/** A character that the data does not hold yet is counted all the same: there are none of 3★. */
function isCounted(tables: WarpTables, pull: Pull): boolean {
  const rarity = rarityOf(tables, pull);
  return rarity === null ? isCharacter(pull.itemId) : rarity > 3;
}

function held(itemId: number, pulls: readonly Pull[], preset: number): HeldItem {
  const copies = pulls.length + preset;
  const kind = isCharacter(itemId) ? 'character' : 'lightCone';
  const level =
    kind === 'character'
      ? Math.min(copies - 1, LAST_EIDOLON)
      : Math.min(copies, LAST_SUPERIMPOSITION);
  const used = kind === 'character' ? level + 1 : level;
  const ordered = [...pulls].sort(compareMoments);
  return {
    itemId,
    kind,
    copies,
    level,
    surplus: copies - used,
    first: ordered[0],
    last: ordered.at(-1),
  };
}

function isCharacter(itemId: number): boolean {
  return !isLightCone(itemId);
}
