import type { ItemPurpose } from '@trailbook/core/internal/dataset';
import { frameOf, type ShapedItem, shapeOf } from './item-shapes.ts';
import { LineGlyph } from './line-glyph.tsx';

interface Props extends ShapedItem {
  readonly rarity: number;
  readonly tier?: number | undefined;
  readonly className?: string | undefined;
  /** What its family is recognised by in the language; it stands in a frame of the item's use, where that has one. */
  readonly initials?: string | undefined;
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

/** A material's picture where no other is there: its use by shape, its family by initials or a turned notch, its tier by marks. */
export function ItemGlyph(props: Props) {
  const { id, purpose, food, rarity, tier, className = 'size-7', initials = '' } = props;
  const frame = initials === '' ? undefined : frameOf({ id, purpose });
  return (
    <LineGlyph
      d={frame ?? shapeOf({ id, purpose, food })}
      className={className}
      color={`var(--rarity-${Math.min(rarity, 5)})`}
    >
      {frame && <Initials text={initials} />}
      {!frame && HAS_NOTCH.has(purpose) && (
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

/** Two letters of an alphabet or of Hangul, or one sign that fills its square. */
function Initials({ text }: { text: string }) {
  const size = [...text].length === 1 ? 10 : /^[가-힣]/.test(text) ? 7 : 8.5;
  return (
    <text
      x="12"
      y={12 + size * 0.37}
      fontSize={size}
      fontWeight="700"
      textAnchor="middle"
      fill="currentColor"
      stroke="none"
    >
      {text}
    </text>
  );
}
