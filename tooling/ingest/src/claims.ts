import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import xxhash from 'xxhash-wasm';

const { h64 } = await xxhash();

/** The hash under which a text map holds the text of a string key. */
export function keyHash(key: string): string {
  return h64(key).toString();
}

/** Texts by kind and id. */
export type Book<Kind extends string> = Record<Kind, Record<string, string>>;

/**
 * What of the text map belongs to which thing. Tables claim a text while they are read; afterwards
 * each language is looked up once.
 */
export interface Claims<Kind extends string> {
  /** Without a hash the thing is known to be there, and nothing in the dump names it. */
  claim(kind: Kind, id: number, hash: string | undefined): void;
  /** Every id of each kind, ascending. */
  ids(): Record<Kind, readonly number[]>;
  /**
   * Texts in one language; ids ascending; kinds without any text left empty.
   *
   * @param gathered - stands in where the text map has no entry
   * @param clean - what the text map's entry is turned into; empty counts as no entry
   */
  resolve(
    textMap: ReadonlyMap<string, string>,
    gathered?: ReadonlyMap<Kind, Readonly<Record<string, string>>>,
    clean?: (text: string, kind: Kind, id: number) => string,
  ): Book<Kind>;
}

export function createClaims<Kind extends string>(kinds: readonly Kind[]): Claims<Kind> {
  const hashes = new Map<Kind, Map<number, string | undefined>>(
    kinds.map((kind) => [kind, new Map()]),
  );
  const sorted = (kind: Kind) => [...(hashes.get(kind) ?? [])].sort(([a], [b]) => a - b);
  const byKind = <T>(make: (kind: Kind) => T) =>
    Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, T>;
  return {
    claim(kind, id, hash) {
      const claimed = hashes.get(kind);
      if (hash !== undefined || !claimed?.has(id)) claimed?.set(id, hash);
    },
    ids: () => byKind((kind) => sorted(kind).map(([id]) => id)),
    resolve: (textMap, gathered, clean = (text) => text) =>
      byKind((kind) =>
        Object.fromEntries(
          sorted(kind).flatMap(([id, hash]) => {
            const entry = hash === undefined ? '' : (textMap.get(hash) ?? '');
            const text = clean(entry, kind, id).trim() || gathered?.get(kind)?.[id];
            return text ? [[String(id), text] as const] : [];
          }),
        ),
      ),
  };
}

/** Calls a function for each language in a fixed order. */
export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}
