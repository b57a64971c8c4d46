/** The widest that an operator's picture is kept. */
export const WIDEST_PICTURE = 2048;

/** Each width below its own that a picture is also kept in, as `{path}.{width}.webp`. */
const PICTURE_WIDTHS = [64, 128, 256, 512, 1024] as const;

/** The widths that a picture is kept in beside its own, ascending. */
export function smallerWidths(width: number): readonly number[] {
  return PICTURE_WIDTHS.filter((smaller) => smaller < width);
}

/** A stored picture as `srcset` names its files; the last is the picture in its own width. */
export function pictureFiles(address: string, width: number): string {
  const smaller = smallerWidths(width).map((each) => `${address}.${each}.webp ${each}w`);
  return [...smaller, `${address}.webp ${width}w`].join(', ');
}
