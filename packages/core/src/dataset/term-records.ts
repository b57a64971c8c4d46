import * as z from 'zod/mini';

/** A term of a language: never empty. */
export const term = z.string().check(z.minLength(1));

/** A term for each word of some lists. */
export function terms<Word extends string>(...lists: readonly (readonly Word[])[]) {
  const shape = Object.fromEntries(lists.flat().map((word) => [word, term]));
  return z.strictObject(shape as Record<Word, typeof term>);
}

/** A text with a figure `{n}`, by plural category. */
export const countForms = z.strictObject({
  zero: z.optional(term),
  one: z.optional(term),
  two: z.optional(term),
  few: z.optional(term),
  many: z.optional(term),
  other: term,
});
