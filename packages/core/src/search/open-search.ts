import type { Language } from '../basics/languages.ts';
import { foldLines } from './fold-text.ts';
import type { SearchKind } from './kinds.ts';
import { isStart, NEW_LINE } from './letter-codes.ts';
import type { SearchGroup, SearchPack } from './pack-search.ts';

/** Something that was found. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly id: number;
  /** The last part of its page's address; of a page, what its site calls it by. */
  readonly pageId: string;
  readonly name: string;
  /** The language that the name is in: the index's own, else English, else the one that alone names it. */
  readonly language: Language;
  readonly english: string | undefined;
  /** What tells it from its namesakes: path and element, the set of a piece. */
  readonly about: string | undefined;
}

/** What {@link openSearch} makes for `search`: names, folded, one a line, and where words begin in them. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly text: string;
  /** Places of the text at which a word begins. */
  readonly starts: Uint32Array;
  /** The entry of each of the starts. */
  readonly entryAt: Uint32Array;
  /** What is said of entries, folded, a sentence a line, where an operator's texts were added. */
  readonly told?: readonly {
    readonly entry: number;
    readonly text: string;
    /** The same sentences as they are to be read. */
    readonly written?: readonly SearchSentence[];
  }[];
}

/** What an operator's texts say of something. */
export interface SearchSentence {
  readonly text: string;
  /** The language that it is in, where that is not the index's. */
  readonly language?: Language;
}

/**
 * Makes an index of a pack, which takes some 20 ms for all of the game.
 */
export function openSearch(pack: SearchPack): SearchIndex {
  const entries = pack.groups.flatMap((group) => entriesOf(pack, group));
  const also = pack.groups.flatMap((group) => group.ids.map((_, at) => group.also?.[at] ?? []));
  const owners: number[] = [];
  const names = entries.flatMap((entry, at) => {
    const all = [...namesOf(entry), ...(also[at] ?? [])];
    for (const _ of all) owners.push(at);
    return all;
  });
  const text = `${foldLines(names.join('\n'))}\n`;
  return { entries, text, ...startsOf(text, owners) };
}

function entriesOf({ language, abouts }: SearchPack, group: SearchGroup): SearchEntry[] {
  return group.ids.map((id, at) => {
    const own = group.names[at] || undefined;
    const english = group.english[at] || undefined;
    return {
      kind: group.kind,
      id,
      pageId: group.pageIds[at] || String(id),
      name: own ?? english ?? '',
      language: group.languages?.[at] ?? (own === undefined ? 'en' : language),
      english: english ?? (language === 'en' ? own : undefined),
      about: abouts[(group.abouts[at] ?? 0) - 1],
    };
  });
}

/** All that an entry is called: in both languages, with what a bracket adds and without; namesakes by their address. */
function namesOf({ kind, name, english = name, pageId }: SearchEntry): string[] {
  const both = [name, english].map((one) => one.replaceAll('\n', ' '));
  const short = both.map((one) => one.replace(/(?!^)\s*[(（].*$/, ''));
  const address = kind === 'character' ? [pageId.replaceAll('-', ' ')] : [];
  return [...new Set([...both, ...short, ...address])];
}

function startsOf(text: string, owners: readonly number[]) {
  const starts: number[] = [];
  const entryAt: number[] = [];
  let line = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === NEW_LINE) line++;
    else if (isStart(text, at)) {
      starts.push(at);
      entryAt.push(owners[line] ?? 0);
    }
  }
  return { starts: Uint32Array.from(starts), entryAt: Uint32Array.from(entryAt) };
}
