import type { ItemRef } from '@trailbook/core/internal/dataset';
import { ItemGlyph, Picture } from '../../../game/index.ts';

type Drawn = Pick<ItemRef, 'id' | 'purpose' | 'food' | 'rarity' | 'tier' | 'icon'>;

/** An item as rows and cards show it. */
export function ItemPicture(props: {
  item: Drawn;
  className?: string;
  sizes?: string;
  isMain?: boolean;
}) {
  const { item, className = 'size-7 shrink-0', sizes = '1.75rem', isMain } = props;
  return (
    <Picture path={item.icon} sizes={sizes} className={className} isMain={isMain}>
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
