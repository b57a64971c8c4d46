import {
  checkEach,
  checkKeys,
  checkKind,
  checkOneOf,
  checkText,
  checkWhole,
  MOST,
} from '../basics/check.ts';
import { type Dataset, LANGUAGES, type Language, STAGE_KINDS } from '../dataset/index.ts';
import type {
  SearchEntry,
  SearchGroup,
  SearchIndex,
  SearchPack,
  SearchPage,
} from '../search/index.ts';
import * as inner from '../search/index.ts';

export type {
  SearchEntry,
  SearchGroup,
  SearchIndex,
  SearchKind,
  SearchPack,
  SearchPage,
  SearchSentence,
  ThingKind,
} from '../search/index.ts';
export { SEARCH_KINDS } from '../search/index.ts';

/**
 * A text as it is compared: without case and accents, full-width as half-width, hiragana as katakana, Hangul as its
 * single letters, marks as spaces; and without spaces in Chinese, Japanese, Korean and Thai, which need none. What is
 * folded once stays as it is.
 *
 * @throws InputError for what is no text
 *
 * @example
 * ```ts
 * import { foldText } from '@trailbook/core/search';
 *
 * console.log(foldText('Señor “É”'), foldText('ｾﾞｰﾚ') === foldText('ぜーれ')); // senor e true
 * ```
 */
export function foldText(text: string): string {
  checkText(text, 'text');
  return inner.foldText(text);
}

/**
 * What a search in one language is made of, worked out ahead of time: every entry that has a name, as its page has it,
 * by kind, in the order in which equally good ones are shown.
 *
 * @param options.kinds - only of these, such as those that a site has pages of; all of the game's where left out
 * @param options.pages - pages of the site that can be found beside them
 * @param options.stageKinds - what the site calls kinds of stages, by which these are found as well
 * @throws InputError for a language or a kind that there is not
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { packSearch } from '@trailbook/core/search';
 * import data from '@trailbook/data';
 *
 * const pack = packSearch(parseDataset(data), 'jp', { kinds: ['character', 'lightCone'] });
 * console.log(JSON.stringify(pack).length, 'characters for a file');
 * ```
 */
export function packSearch(
  dataset: Dataset,
  language: Language,
  options: NonNullable<Parameters<typeof inner.packSearch>[2]> = {},
): SearchPack {
  checkKind(dataset?.characters, 'dataset.characters', 'Map', 'Map; use parseDataset');
  checkOneOf(language, 'language', LANGUAGES);
  checkKeys(options, 'options', ['kinds', 'pages', 'stageKinds']);
  const { kinds = [], pages = [], stageKinds = {} } = options;
  const ofGame = inner.SEARCH_KINDS.filter((kind) => kind !== 'page');
  checkEach(kinds, 'options.kinds', (kind, path) => checkOneOf(kind, path, ofGame));
  checkEach(pages, 'options.pages', checkPage);
  checkKeys(stageKinds, 'options.stageKinds', STAGE_KINDS);
  for (const kind of STAGE_KINDS) checkTexts(stageKinds[kind] ?? [], `options.stageKinds.${kind}`);
  return inner.packSearch(dataset, language, options);
}

/**
 * Makes an index of a pack, which takes some 20 ms for all of the game.
 *
 * @throws InputError for what is no pack
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { openSearch, packSearch } from '@trailbook/core/search';
 * import data from '@trailbook/data';
 *
 * console.log(openSearch(packSearch(parseDataset(data), 'en')).entries.length);
 * ```
 */
export function openSearch(pack: SearchPack): SearchIndex {
  checkKind(pack, 'pack', 'Object', 'Object; use packSearch');
  checkOneOf(pack.format, 'pack.format', [1]);
  checkOneOf(pack.language, 'pack.language', LANGUAGES);
  checkTexts(pack.abouts, 'pack.abouts');
  checkEach(pack.groups, 'pack.groups', checkGroup);
  return inner.openSearch(pack);
}

/**
 * The entries that a query finds, the best first: those it names wholly, then those that it is the plural of or in which
 * its words begin words, in any order, and the character whose name one slip of the fingers parts from it, if nothing
 * has it as a word, then those which it is in the middle of or, where none is called so, whose whole name one slip parts
 * from it, then, where there are few of all these, those with a slip in a part of their name. Within each, what players
 * look up most comes first.
 *
 * @param limit - how many at most
 * @throws InputError for a query that is no text, or a limit that is none
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { openSearch, packSearch, search } from '@trailbook/core/search';
 * import data from '@trailbook/data';
 *
 * const index = openSearch(packSearch(parseDataset(data), 'jp'));
 * console.log(search(index, 'kafak')[0]?.name); // カフカ
 * ```
 */
export function search(index: SearchIndex, query: string, limit = 10): SearchEntry[] {
  checkKind(index?.entries, 'index.entries', 'Array', 'Array; use openSearch');
  checkKind(index.text, 'index.text', 'String', 'String; use openSearch');
  checkKind(index.starts, 'index.starts', 'Uint32Array', 'Uint32Array; use openSearch');
  checkKind(index.entryAt, 'index.entryAt', 'Uint32Array', 'Uint32Array; use openSearch');
  checkText(query, 'query');
  checkWhole(limit, 'limit', 0, MOST);
  return inner.search(index, query, limit);
}

function checkPage(page: SearchPage, path: string): void {
  checkKeys(page, path, ['pageId', 'name', 'english', 'also']);
  for (const field of ['pageId', 'name', 'english'] as const) {
    checkText(page[field], `${path}.${field}`);
  }
  checkTexts(page.also ?? [], `${path}.also`);
}

function checkGroup(group: SearchGroup, path: string): void {
  checkKind(group, path);
  checkOneOf(group.kind, `${path}.kind`, inner.SEARCH_KINDS);
  checkEach(group.ids, `${path}.ids`, checkCount);
  checkEach(group.abouts, `${path}.abouts`, checkCount);
  for (const column of ['pageIds', 'names', 'english'] as const) {
    checkEach(group[column], `${path}.${column}`, checkTextOrNone);
  }
  checkEach(group.also ?? [], `${path}.also`, checkTexts);
  for (const [at, language] of Object.entries(group.languages ?? {})) {
    checkOneOf(language, `${path}.languages.${at}`, LANGUAGES);
  }
}

function checkCount(count: number, path: string): void {
  checkWhole(count, path, 0, MOST);
}

function checkTextOrNone(text: string | 0, path: string): void {
  if (text !== 0) checkText(text, path);
}

function checkTexts(texts: readonly string[], path: string): void {
  checkEach(texts, path, checkText);
}
