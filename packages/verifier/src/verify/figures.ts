import { BANNER_TYPES, type BannerType, isBannerType } from '@trailbook/core/internal/warp';
import * as z from 'zod/mini';

/** A whole number, none or more. */
export const count = z.int().check(z.nonnegative());

/** Files of the field write numbers as texts as often as not. */
export const figure = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/))]),
  z.transform(Number),
);

/** A figure for which something holds, in words. */
export function figureThat(expected: string, holds: (value: number) => boolean) {
  return figure.check(z.refine(holds, { params: { expected } }));
}

/** A text for which something holds, in words. */
export function textThat(expected: string, holds: (value: string) => boolean) {
  return z.string().check(z.refine(holds, { params: { expected } }));
}

/** A banner type, as a number or as text. */
export const bannerType = z.pipe(
  figureThat(`one of ${BANNER_TYPES.join(', ')}`, isBannerType),
  z.transform((type) => type as BannerType),
);
