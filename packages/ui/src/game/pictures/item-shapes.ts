import type { ConsumableKind, ItemPurpose } from '@trailbook/core/internal/dataset';

/** A shape for each use of an item, on a grid of 24 by 24; what ascends characters has one for each, see `dropOf`. */
const SHAPES: Readonly<Record<Exclude<ItemPurpose, 'characterAscension' | 'consumable'>, string>> =
  {
    characterExp: 'M6 4h10l3 3v13H6zM9 9h7M9 13h7',
    lightConeExp: 'M12 3 19 8v8l-7 5-7-5V8zM12 3v18',
    trace: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 4v16M5 8l14 8M19 8 5 16',
    advancedTrace: 'M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z',
    commonDrop: 'M5 9l7-5 7 5-2 10H7zM9 12h6',
    relicExp: 'M5 5h14v14H5zM9 9h6v6H9z',
    // A cut gem, a coin, coins in a stack.
    virtualCurrency:
      'M7 4.5h10l4 5.5-9 10.5L3 10zM3 10h18M8.5 10 12 20.5l3.5-10M8.5 10 12 4.5l3.5 5.5',
    currency: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8.5 15.5 12 12 15.5 8.5 12z',
    worldCurrency: 'M5 7c0-4 14-4 14 0s-14 4-14 0M5 7v5c0 4 14 4 14 0V7M5 12v5c0 4 14 4 14 0v-5',
    // Tickets, with a star and with a ring.
    stellarPass:
      'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM8 7v10M14.5 9l.9 2.1 2.1.9-2.1.9-.9 2.1-.9-2.1-2.1-.9 2.1-.9z',
    specialPass:
      'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM8 7v10M14.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
    // A parcel with a bow, a chest of which one thing is taken.
    gift: 'M5 11h14v9H5zM4 7.5h16V11H4zM12 7.5V20M12 7.5C8.5 7.5 7 6 8 4.5s3.5 0 4 3M12 7.5c3.5 0 5-1.5 4-3s-3.5 0-4 3',
    choiceGift:
      'M4 12V10a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v9H4v-7h16M8.5 15.5h.01M12 15.5h.01M15.5 15.5h.01',
    // A keepsake under a bell of glass.
    collectible:
      'M6 17v-6a6 6 0 0 1 12 0v6M4 17h16v3H4zM12 8.5l1.2 2.8 2.8 1.2-2.8 1.2-1.2 2.8-1.2-2.8-2.8-1.2 2.8-1.2z',
    mission: 'M12 21c-4.5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11M12 6.5v4M12 13.5h.01',
    ingredient:
      'M9.5 3h5M10.5 3v6L5 18.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3M7.8 14h8.4',
    recipe: 'M6 3h8.5L18 6.5V21H6zM14.5 3v3.5H18M9 11h6a3 3 0 0 1-6 0M9 17.5h6',
    book: 'M12 6C9 4.5 6 4.5 3 5.5v13c3-1 6-1 9 .5 3-1.5 6-1.5 9-.5v-13c-3-1-6-1-9 .5zM12 6v13',
    music:
      'M9 17.5V5.5l10-2v12M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
    other: 'M12 3.5 20 8v8l-8 4.5L4 16V8zM4 8l8 4.5L20 8M12 12.5v8',
  };

/** Food by what it is eaten for: a hot bowl, a skewer, a loaf, a cup, a sweet. */
const FOOD: Readonly<Record<ConsumableKind, string>> = {
  healing:
    'M3 12h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8M8.5 9c-1.5-2 1.5-3 0-5M12 9c-1.5-2 1.5-3 0-5M15.5 9c-1.5-2 1.5-3 0-5',
  attack: 'M4 20 20 4M6.5 12.5l5 5 2-2-5-5zM10 9l5 5 2-2-5-5zM13.5 5.5l5 5 1.5-1.5',
  defence:
    'M4 10a4 4 0 0 1 4-4h8a4 4 0 0 1 2.5 7V19h-13v-6A4 4 0 0 1 4 10M9 9.5v3M12 9.5v3M15 9.5v3',
  recovery: 'M6 9h12l-1.5 12h-9zM5 6.5h14V9H5zM12 6.5 14 2.5h3M9.5 14h5',
  other: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M8.5 10 3.5 7v10l5-3M15.5 10l5-3v10l-5-3M10.5 14l3-4',
};
/** What is used up and no food: a flask to open. */
const CANISTER = 'M9.5 3h5v3h-5zM7.5 6h9l1.5 3v12H6V9zM6 12.5h12M6 17h12';

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
const TRACK_OF_DESTINY = 'M4 17C8 17 8 7 12 7s4 10 8 10M4 12c4 0 4-5 8-5M12 7c4 0 4 5 8 5';
const CREDIT_COIN = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v8M9.5 10.5 12 8l2.5 2.5';

/** What families of one use are told apart in by their initials: the outline of that use, with nothing in it. */
const FRAMES_OF_INITIALS: Readonly<Partial<Record<ItemPurpose, string>>> = {
  trace: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  commonDrop: 'M3.5 9.5 12 3l8.5 6.5-2.5 11H6z',
  advancedTrace: 'M4.5 4.5h15v15h-15zM12 1v3.5M23 12h-3.5M12 23v-3.5M1 12h3.5',
};

/** The frame that initials of an item's family stand in; undefined where its shape is its own. */
export function frameOf({ id, purpose }: ShapedItem): string | undefined {
  return id === 241 ? undefined : FRAMES_OF_INITIALS[purpose];
}

/** An item as its shape knows it. */
export interface ShapedItem {
  readonly id: number;
  readonly purpose: ItemPurpose;
  /** What it is eaten for, where it is food. */
  readonly food?: ConsumableKind | null | undefined;
}

/** The outline that an item is drawn with: its use, and what food is eaten for. */
export function shapeOf({ id, purpose, food }: ShapedItem): string {
  if (id === 2) return CREDIT_COIN;
  if (id === 241) return TRACK_OF_DESTINY;
  if (purpose === 'characterAscension') return dropOf(id);
  if (purpose === 'consumable') return food ? FOOD[food] : CANISTER;
  return SHAPES[purpose];
}

/** Each drop of an ascension is another: its frame and what is in it stand in the last two figures of its id. */
export function dropOf(id: number): string {
  const frame = FRAMES[Math.floor(id / 10) % FRAMES.length] ?? '';
  return frame + (DROPS[id % 10] ?? DROPS[0]);
}
