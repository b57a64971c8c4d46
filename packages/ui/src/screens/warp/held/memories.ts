import type { HeldItem, Pull } from '@trailbook/core/warp';

/** First meetings of one month of the server's, the latest first. */
export interface MemoryMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly met: readonly { readonly item: HeldItem; readonly pull: Pull }[];
}

/** When each thing came for the first time, the latest month first. */
export function memoriesOf(held: readonly HeldItem[]): MemoryMonth[] {
  const met = held
    .flatMap((item) => (item.first ? [{ item, pull: item.first }] : []))
    .sort((a, b) => (a.pull.time < b.pull.time ? 1 : -1));
  const months = new Map<string, { item: HeldItem; pull: Pull }[]>();
  for (const meeting of met) {
    const month = meeting.pull.time.slice(0, 7);
    const known = months.get(month);
    if (known) known.push(meeting);
    else months.set(month, [meeting]);
  }
  return [...months].map(([month, of]) => ({ month, met: of }));
}
