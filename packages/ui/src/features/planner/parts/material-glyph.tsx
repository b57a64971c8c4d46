import { type ItemId, itemIconPath, type PlannerItem } from '@trailbook/core/internal/dataset';
import type { PlannerData } from '@trailbook/pages';
import { ItemGlyph, Picture, signInitialsOf, usePictureSource } from '../../../game/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { nameIn } from './names.ts';

/** The picture of an item that upgrades use, else its glyph; of one that is unknown, a plain one. */
export function MaterialGlyph({ id, className = 'size-7' }: { id: ItemId; className?: string }) {
  const game = useGame('planner');
  const item = game.tables.items.get(id);
  const path = item && itemIconPath(id);
  const isThere = usePictureSource(path) !== undefined;
  const glyph = (
    <ItemGlyph
      id={id}
      purpose={item?.purpose ?? 'other'}
      rarity={item?.rarity ?? 1}
      tier={item?.tier}
      initials={item && initialsIn(game, item)}
      className={isThere ? 'size-full' : className}
    />
  );
  if (!isThere) return glyph;
  return (
    <Picture path={path} sizes="1.75rem" className={className}>
      {glyph}
    </Picture>
  );
}

const known = new WeakMap<PlannerData, Map<string, string>>();

/** What an item's family is recognised by: the initials of its highest tier, the same for all of its tiers. Rule D27. */
function initialsIn(game: PlannerData, item: PlannerItem): string {
  const initials = known.get(game) ?? new Map<string, string>();
  known.set(game, initials);
  const key = item.family === undefined ? `item ${item.id}` : `family ${item.family}`;
  const found = initials.get(key);
  if (found !== undefined) return found;
  const name = nameIn(game.names.items, highestOf(game, item));
  const made = signInitialsOf(name.text);
  initials.set(key, made);
  return made;
}

function highestOf({ tables }: PlannerData, item: PlannerItem): ItemId {
  if (item.family === undefined) return item.id;
  let highest = item;
  for (const other of tables.items.values()) {
    if (other.family === item.family && (other.tier ?? 0) > (highest.tier ?? 0)) highest = other;
  }
  return highest.id;
}
