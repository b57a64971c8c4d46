/** Sizes of a shared image, in pixels, by where it shall be shown. */
export const LAYOUTS = {
  wide: { width: 1200, height: 630, columns: 4 },
  square: { width: 1080, height: 1080, columns: 4 },
  tall: { width: 1080, height: 1920, columns: 2 },
} as const;

export type LayoutName = keyof typeof LAYOUTS;
