import type { ItemRef } from '@trailbook/core/internal/dataset';
import { ItemGlyph, Picture } from '../../../game/index.ts';

type Drawn = Pick<ItemRef, 'id' | 'purpose' | 'food' | 'rarity' | 'tier' | 'icon'>;

/** An item as rows and cards show it. */
export function ItemPicture({ item, className }: { item: Drawn; className?: string }) {
  return (
    <Picture path={item.icon} width={96} height={96} className={className ?? 'size-7 shrink-0'}>
      <ItemGlyph
        id={item.id}
        purpose={item.purpose}
        food={item.food}
        rarity={item.rarity}
        tier={item.tier ?? undefined}
        className="size-full"
      />
    </Picture>
  );
}
