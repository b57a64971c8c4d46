import { DUPE_PRESETS, type HeldItem, type Pull } from '@trailbook/core/internal/warp';

interface Meeting {
  readonly item: HeldItem;
  readonly pull: Pull;
}

/** First meetings of one month of the server's, the latest first. */
export interface MemoryMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly met: readonly Meeting[];
}

/** What came when, and who was there before any warp. */
export interface Memories {
  /** The latest month first. */
  readonly months: readonly MemoryMonth[];
  readonly fromStart: readonly HeldItem[];
}

/** When each thing came for the first time; a warp for one who was there already is no first meeting. */
export function memoriesOf(collection: readonly HeldItem[]): Memories {
  const isFromStart = ({ itemId }: HeldItem) => DUPE_PRESETS.has(itemId);
  const met = collection
    .filter((item) => !isFromStart(item))
    .flatMap((item) => (item.first ? [{ item, pull: item.first }] : []))
    .sort((a, b) => (a.pull.time < b.pull.time ? 1 : -1));
  const months = new Map<string, Meeting[]>();
  for (const meeting of met) {
    const month = meeting.pull.time.slice(0, 7);
    const known = months.get(month);
    if (known) known.push(meeting);
    else months.set(month, [meeting]);
  }
  return {
    months: [...months].map(([month, of]) => ({ month, met: of })),
    fromStart: collection.filter(isFromStart),
  };
}
