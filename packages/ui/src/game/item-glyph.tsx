import type { ItemPurpose } from '@trailbook/core/internal/dataset';
import { LineGlyph } from './line-glyph.tsx';

interface Props {
  readonly id: number;
  readonly purpose: ItemPurpose;
  readonly rarity: number;
  readonly tier?: number | undefined;
  readonly className?: string;
}

/** A shape for each use of a material; those of one use differ by the turn of a small mark. */
const SHAPES: Partial<Readonly<Record<ItemPurpose, string>>> = {
  characterExp: 'M6 4h10l3 3v13H6zM9 9h7M9 13h7',
  lightConeExp: 'M12 3 19 8v8l-7 5-7-5V8zM12 3v18',
  trace: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 4v16M5 8l14 8M19 8 5 16',
  advancedTrace: 'M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z',
  commonDrop: 'M5 9l7-5 7 5-2 10H7zM9 12h6',
  relicExp: 'M5 5h14v14H5zM9 9h6v6H9z',
};
/** What an ascension drop bears within: its element, which its id ends in. */
const DROPS: readonly string[] = [
  'M9 12h6M12 9v6',
  'M12 9v6',
  'M12 9c3 3 2 5 0 6-2-1-3-3 0-6',
  'M9.5 9.5l5 5M14.5 9.5l-5 5M12 8.5v7',
  'M13 8.5 10.5 12h3L11 15.5',
  'M9 11h5M9 13.5h6',
  'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M9 12h.01M15 12h.01',
  'M12 8.5l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z',
];
/** And without: one frame for each round of the drops that the game brought. */
const FRAMES: readonly string[] = [
  'M12 3 20 12 12 21 4 12z',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
  'M12 3 19.8 7.5v9L12 21l-7.8-4.5v-9z',
  'M5 5h14v14H5z',
  'M8.5 4h7L20 8.5v7L15.5 20h-7L4 15.5v-7z',
];
/** What has no use of its own bears one of the same signs, by its id, in a box. */
const BOX = 'M6.5 4h11L20 6.5v11L17.5 20h-11L4 17.5v-11z';
const TRACK_OF_DESTINY = 'M4 17C8 17 8 7 12 7s4 10 8 10M4 12c4 0 4-5 8-5M12 7c4 0 4 5 8 5';
const CREDIT_COIN = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v8M9.5 10.5 12 8l2.5 2.5';

/** A material's picture where no other is there: its use by shape, its family by a turned notch, its tier by marks. */
export function ItemGlyph({ id, purpose, rarity, tier, className = 'size-7' }: Props) {
  return (
    <LineGlyph
      d={shapeOf(id, purpose)}
      className={className}
      color={`var(--rarity-${Math.min(rarity, 5)})`}
    >
      {hasNotch(purpose) && <path d="M12 1.5v2" transform={`rotate(${(id * 47) % 360} 12 12)`} />}
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

function shapeOf(id: number, purpose: ItemPurpose): string {
  if (id === 2) return CREDIT_COIN;
  if (id === 241) return TRACK_OF_DESTINY;
  if (purpose === 'characterAscension') return dropOf(id);
  return SHAPES[purpose] ?? BOX + (DROPS[id % DROPS.length] ?? '');
}

/** Each drop of an ascension is another: its frame and what is in it stand in the last two figures of its id. */
export function dropOf(id: number): string {
  const frame = FRAMES[Math.floor(id / 10) % FRAMES.length] ?? '';
  return frame + (DROPS[id % 10] ?? DROPS[0]);
}

function hasNotch(purpose: ItemPurpose): boolean {
  return purpose === 'trace' || purpose === 'advancedTrace';
}
