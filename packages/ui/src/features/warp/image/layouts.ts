/**
 * Sizes of a shared image, in pixels, by where it shall be shown: where its figures stand, in how many columns, and
 * where the 5★s begin.
 */
export const LAYOUTS = {
  wide: { width: 1200, height: 630, stub: 'left', columns: 1 },
  square: { width: 1080, height: 1080, stub: 'top', columns: 4 },
  tall: { width: 1080, height: 1920, stub: 'top', columns: 2 },
} as const;

export type LayoutName = keyof typeof LAYOUTS;

// Rule W43.
/** The smallest letters: a fiftieth of the width, 12 pixels where the image is shown at 600. */
export function letterOf(width: number): number {
  return Math.round(width / 50);
}
