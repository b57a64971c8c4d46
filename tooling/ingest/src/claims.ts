import { LANGUAGES, type Language } from '@trailbook/core/dataset';
import xxhash from 'xxhash-wasm';

const { h64 } = await xxhash();

/** The hash under which a text map holds the text of a string key. */
export function keyHash(key: string): string {
  return h64(key).toString();
}

/**
 * What of the text map belongs to which thing. Tables claim a text while they are read; afterwards
 * each language is looked up once.
 */
export interface Claims<Kind extends string> {
  claim(kind: Kind, id: number, hash: string | undefined): void;
  /** Texts by kind and id, in one language; ids ascending; kinds without any text left empty. */
  resolve(textMap: ReadonlyMap<string, string>): Record<Kind, Record<string, string>>;
}

export function createClaims<Kind extends string>(kinds: readonly Kind[]): Claims<Kind> {
  const hashes = new Map<Kind, Map<number, string>>(kinds.map((kind) => [kind, new Map()]));
  return {
    claim(kind, id, hash) {
      if (hash !== undefined) hashes.get(kind)?.set(id, hash);
    },
    resolve(textMap) {
      const entries = [...hashes].map(([kind, claimed]) => {
        const found = [...claimed]
          .sort(([a], [b]) => a - b)
          .flatMap(([id, hash]) => {
            const text = textMap.get(hash)?.trim();
            return text ? [[String(id), text] as const] : [];
          });
        return [kind, Object.fromEntries(found)] as const;
      });
      return Object.fromEntries(entries) as Record<Kind, Record<string, string>>;
    },
  };
}

/** Calls a function for each language in a fixed order. */
export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}
