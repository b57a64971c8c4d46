import type { ItemId } from '@trailbook/core/internal/dataset';
import { ItemGlyph } from '../../../game/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';

/** The glyph of an item that upgrades use; of one that is unknown, a plain one. */
export function MaterialGlyph({ id, className }: { id: ItemId; className?: string }) {
  const item = useGame('planner').tables.items.get(id);
  return (
    <ItemGlyph
      id={id}
      purpose={item?.purpose ?? 'other'}
      rarity={item?.rarity ?? 1}
      tier={item?.tier}
      className={className}
    />
  );
}
