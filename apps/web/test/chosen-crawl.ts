import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import * as z from 'zod';

const listOf = <Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)).min(1));

/**
 * What is to be crawled: `CRAWL_LANGUAGES=jp,ru` (`all` for all 13, English alone where it is left out), and
 * `CRAWL_KINDS=material,books` by the first part of the address (all kinds where it is left out).
 *
 * @throws where a language or a kind is named that there is not
 */
export function chosenCrawl(
  environment: Readonly<Record<string, string | undefined>>,
  kinds: ReadonlySet<string>,
): { readonly languages: readonly Language[]; readonly kinds: ReadonlySet<string> } {
  const { CRAWL_LANGUAGES, CRAWL_KINDS } = z
    .object({
      CRAWL_LANGUAGES: z.union([z.literal('all').transform(() => LANGUAGES), listOf(LANGUAGES)]),
      CRAWL_KINDS: listOf([...kinds]),
    })
    .partial()
    .parse(environment);
  return {
    languages: CRAWL_LANGUAGES ?? ['en'],
    kinds: CRAWL_KINDS ? new Set(CRAWL_KINDS) : kinds,
  };
}
