import type { Promotion } from '../../client/client-config.ts';

/** What decides on what a visitor is shown. */
export interface Seen {
  /** Promotions that were sent away, by id. */
  readonly dismissed: ReadonlySet<string>;
  readonly hasWarps: boolean;
}

/**
 * The promotion of a place: the operator's first that was not sent away. What asks to share warps is for players who
 * imported some. Rule S22.
 */
export function choosePromotion(
  promotions: readonly Promotion[],
  place: Promotion['place'],
  { dismissed, hasWarps }: Seen,
): Promotion | undefined {
  if (place === 'warp-share' && !hasWarps) return undefined;
  return promotions.find((one) => one.place === place && !dismissed.has(one.id));
}
