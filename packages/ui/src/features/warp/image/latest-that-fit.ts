import type { FiveStar } from '@trailbook/core/internal/warp';
import { type LineRow, layOutLine } from '../line/line-layout.ts';

/** Pixels a pull, and of the parts of a row, at the usual size. */
export const SCALE = 2.4;
export const SIGN = 64;
export const SIGN_HEIGHT = 88;
export const SIDING = 26;
const ROW_GAP = 34;
/** A short history is drawn larger, so that it does not leave its image empty; a long one smaller, to show more of it. */
const ZOOMS = [2, 1.7, 1.4, 1.2, 1, 0.85] as const;
const SMALLEST = 0.75;

/** The pulls that are drawn on a shared image. */
export interface SharedPulls {
  readonly fiveStars: readonly FiveStar[];
  readonly more: { readonly pulls: number; readonly isWhole: boolean };
}

interface Room {
  readonly width: number;
  readonly height: number;
}

interface Latest {
  /** How much larger than usual the rows are drawn. */
  readonly zoom: number;
  readonly stars: readonly FiveStar[];
  readonly rows: readonly LineRow[];
}

/** All 5★s as large as there is room for, or as many of the latest as there is room for at the smallest size. */
export function latestThatFit({ fiveStars, more }: SharedPulls, { width, height }: Room): Latest {
  const layOut = (stars: readonly FiveStar[], zoom: number): Latest => {
    const perRow = Math.floor((width / zoom - SIGN) / SCALE);
    return { zoom, stars, rows: layOutLine(stars, more, { perRow, sign: SIGN / SCALE }) };
  };
  const isFitting = ({ zoom, rows }: Latest) =>
    zoom * rows.reduce((sum, row) => sum + heightOf(row), 0) <= height;
  for (const zoom of ZOOMS) {
    const all = layOut(fiveStars, zoom);
    if (isFitting(all)) return all;
  }
  for (let first = 0; ; first++) {
    const latest = layOut(fiveStars.slice(first), SMALLEST);
    if (isFitting(latest) || latest.stars.length === 0) return latest;
  }
}

/** How high a row is at the usual size. */
export function heightOf({ stacks }: LineRow): number {
  return stacks * SIGN_HEIGHT + SIDING + ROW_GAP;
}
