import type { AddressRow } from '../shared/addresses.ts';

/** What a page says that cannot be shown without a network, in one language. */
export interface OfflineTexts {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly atHand: string;
  readonly retry: string;
}

/** What the server writes at the head of the worker: which release it is of, and what belongs to that. */
export interface WorkerFacts {
  readonly release: string;
  /** Where pictures are, apart from the site; null where there are none. */
  readonly assetsUrl: string | null;
  /** Files that every page starts with. */
  readonly start: readonly string[];
  /** All other scripts, of no language. */
  readonly parts: readonly string[];
  /** Pages below a language that are brought beforehand. */
  readonly pages: readonly string[];
  /** What tells which page an address means. */
  readonly rows: readonly AddressRow[];
  readonly languages: Readonly<Record<string, LanguageFacts>>;
}

interface LanguageFacts {
  /** Files with its texts, and the fonts of its scripts. */
  readonly files: readonly string[];
  readonly texts: OfflineTexts;
}
