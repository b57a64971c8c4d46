import type { ItemPurpose } from '@trailbook/core/internal/dataset';
import { type ShapedItem, shapeOf } from './item-shapes.ts';
import { LineGlyph } from './line-glyph.tsx';

interface Props extends ShapedItem {
  readonly rarity: number;
  readonly tier?: number | undefined;
  readonly className?: string | undefined;
}

/** Items of these uses share its shape, however many they are: a small mark is turned for each. */
const HAS_NOTCH: ReadonlySet<ItemPurpose> = new Set([
  'trace',
  'advancedTrace',
  'worldCurrency',
  'gift',
  'choiceGift',
  'collectible',
  'mission',
  'ingredient',
  'recipe',
  'consumable',
  'other',
]);

/** A material's picture where no other is there: its use by shape, its family by a turned notch, its tier by marks. */
export function ItemGlyph({ id, purpose, food, rarity, tier, className = 'size-7' }: Props) {
  return (
    <LineGlyph
      d={shapeOf({ id, purpose, food })}
      className={className}
      color={`var(--rarity-${Math.min(rarity, 5)})`}
    >
      {HAS_NOTCH.has(purpose) && (
        <path d="M12 1.5v2" transform={`rotate(${(id * 47) % 360} 12 12)`} />
      )}
      {tier !== undefined && (
        <path
          d={Array.from(
            { length: tier },
            (_, mark) => `M${12 + (mark * 2 - tier + 1) * 2} 23h.01`,
          ).join('')}
          strokeWidth="2"
        />
      )}
    </LineGlyph>
  );
}
