import { createHash } from 'node:crypto';
import {
  isLanguage,
  LANGUAGES,
  type Language,
  type Lookup,
} from '@trailbook/core/internal/dataset';
import { encodePack } from '@trailbook/core/internal/pack';
import { packSearch, packSentences, type SearchFile } from '@trailbook/core/internal/search';
import { calendarPhases, universePageIds, universeWeek } from '@trailbook/pages';
import { foundPages } from '@trailbook/ui/found-pages';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { type PAGES, ROWS, type ThingRow, type WeeklyModel } from '@trailbook/ui/pages';
import { FOUND_KINDS } from '@trailbook/ui/search';
import { stageWords } from '@trailbook/ui/stage-words';
import { byNumber } from '../addresses/find-or-redirect.server';
import type { LookupFor } from '../models/lookup';
import { listModel, thingModel, weeklyModel } from '../models/models.server';
import { offlineFacts } from './offline-facts';
import { calculatorConfigs, calculatorEntries } from './preset-files';
import { searchItems } from './search-items';
import { NONE_WRITTEN, type WrittenFile, type WrittenFiles } from './written-files';

/** What our own search is made of: smaller than `searchItems.json`, and with the site's pages. */
export const SEARCH_FILE = 'search.json';

/** What an operator's texts add to it; there only where there are any. */
const SENTENCES_FILE = 'sentences.json';

/** The files of Rules C7 and C10, beside our own. */
const NAMED: readonly [string, (lookup: Lookup) => unknown][] = [
  ['calculatorConfigs', calculatorConfigs],
  ['calculatorEntries', calculatorEntries],
  ['searchItems', searchItems],
  ['offline', offlineFacts],
  ['calendar', calendarPhases],
];

/** A file as it was just made. */
export interface DataFile {
  readonly revision: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Its page id in place of the number that it was asked for by. */
  readonly name: string;
  /** Whether it changes with the week, so that no name but its hash may be held for good. */
  readonly isWeekly?: true;
}

/** What an address below `/data/` asks for. */
export interface DataAddress {
  readonly language: Language;
  readonly name: string;
  /** The file's revision, or that of the deployment before a hashed name. */
  readonly revision?: string;
  readonly isHashed: boolean;
}

/** Whole lists and tables, by the name of their file without its ending. */
const LISTS: ReadonlyMap<string, (lookup: Lookup) => unknown> = new Map([
  ...NAMED,
  ...ROWS.flatMap(([, row]): [string, (lookup: Lookup) => unknown][] => {
    if (row.kind === 'list') return [[row.data, (lookup) => listModel(row, lookup)]];
    if (row.kind === 'thing') return [[`${row.data}/all`, (lookup) => allOf(row, lookup)]];
    const table = row.kind === 'page' && row.data;
    return table ? [[table.name, (lookup) => listModel(table, lookup)]] : [];
  }),
]);

/** What one page shows, by the folder of its file. */
const DETAILS: ReadonlyMap<string, ThingRow> = new Map(
  ROWS.flatMap(([, row]) => (row.kind === 'thing' ? [[row.data, row]] : [])),
);

/** Pages that depend on the week, by the folder of their files. */
const WEEKLY: ReadonlyMap<string, WeeklyModel> = new Map(
  ROWS.flatMap(([, row]) =>
    row.kind === 'page' && row.weekly ? [[row.weekly.folder, row.weekly.model]] : [],
  ),
);

type RowWithTable = Extract<(typeof PAGES)[keyof typeof PAGES], { data: { name: string } }>;
type TableName = RowWithTable['data']['name'];

/** Names are exact: each file has one in each language, details a second one by their number. */
export interface DataFiles {
  /** Reads what stands behind `/data/`; undefined where it names no language, and no hash of a file. */
  locate(path: string): DataAddress | undefined;
  /** A list, a table or what the search is made of, as the build has written it. */
  written(language: Language, name: string): WrittenFile | undefined;
  /**
   * Makes a file of the game's data in one language, such as `characters.json` or `characters/seele.json`, which is
   * `characters/1102.json` as well. Lists are there as `.pack` too.
   *
   * @param now - in milliseconds, for those whose content depends on the week of the game's servers
   * @returns undefined when there is no such file
   */
  make(language: Language, name: string, now: number): Promise<DataFile | undefined>;
  /** The address of a table that a page loads, by the name of its file without its ending. */
  tableUrl(language: Language, name: TableName): string;
}

/** The files of a dataset. None is kept here: those of the build stay on disk, answers in the cache. */
export function createDataFiles(
  lookupFor: LookupFor,
  writtenFiles: WrittenFiles = NONE_WRITTEN,
): DataFiles {
  const tableUrls = new Map<string, string>();
  let byHash: ReadonlyMap<string, readonly [Language, string]> | undefined;

  function makeDetails(language: Language, name: string): DataFile | undefined {
    const [, folder = '', pageId = ''] = /^([a-z]+)\/([a-z0-9-]{1,120})\.json$/.exec(name) ?? [];
    const row = DETAILS.get(folder);
    const lookup = lookupFor(language);
    const thing = row && thingOf(row, lookup, pageId);
    const value = thing && thingModel(row, lookup, thing.id);
    return value && toFile(`${folder}/${thing.pageId}.json`, value);
  }

  function makeWeekly(language: Language, name: string, now: number): DataFile | undefined {
    const [, folder = '', pageId = ''] = /^([a-z]+)\/([a-z0-9-]{1,40})\.json$/.exec(name) ?? [];
    const model = WEEKLY.get(folder);
    const lookup = lookupFor(language);
    const week = universeWeek(lookup.dataset, now);
    const value = model && week && weeklyModel(model, lookup, { pageId, week });
    return value && { ...toFile(name, value), isWeekly: true };
  }

  const written: DataFiles['written'] = (language, name) =>
    writtenFiles.find(`${language}/${name}`);

  return {
    written,
    locate(path) {
      const [first = '', ...rest] = path.split('/');
      if (isLanguage(first)) return { language: first, name: rest.join('/'), isHashed: false };
      if (rest.length === 1) {
        byHash ??= hashedNames(lookupFor('en'));
        const [language, name] = byHash.get(rest[0] ?? '') ?? [];
        return language && name ? { language, name, revision: first, isHashed: true } : undefined;
      }
      const [language, ...name] = rest;
      if (!isLanguage(language)) return undefined;
      return { language, name: name.join('/'), revision: first, isHashed: false };
    },
    async make(language, name, now) {
      if (name === SEARCH_FILE) return makeSearch(lookupFor, language);
      if (name === SENTENCES_FILE) return makeSentences(lookupFor(language));
      return (
        makeList(lookupFor, language, name) ??
        makeDetails(language, name) ??
        makeWeekly(language, name, now)
      );
    },
    tableUrl(language, table) {
      const name = `${table}.json`;
      const key = `${language}/${name}`;
      const known = tableUrls.get(key);
      if (known !== undefined) return known;
      const file = written(language, name) ?? makeList(lookupFor, language, name);
      if (!file) throw new Error(`There is no file of ${name}.`);
      const url = `/data/${file.revision}/${key}`;
      tableUrls.set(key, url);
      return url;
    },
  };
}

/** The names of all that the build writes in each language. */
const WRITTEN: readonly string[] = [
  ...[...LISTS.keys()].flatMap((name) => [`${name}.json`, `${name}.pack`]),
  SEARCH_FILE,
  SENTENCES_FILE,
];

/** All files of a language that the build writes, made one after the other. */
export async function* filesToWrite(
  lookupFor: LookupFor,
  language: Language,
): AsyncGenerator<DataFile> {
  const files = createDataFiles(lookupFor);
  for (const name of WRITTEN) {
    const file = await files.make(language, name, 0);
    if (file) yield file;
  }
}

function makeList(lookupFor: LookupFor, language: Language, name: string): DataFile | undefined {
  const [, path = ''] = /^(.+)\.(?:json|pack)$/.exec(name) ?? [];
  const list = LISTS.get(path);
  return list && toFile(name, list(lookupFor(language)));
}

/** Names of pages are texts, which are loaded. */
async function makeSearch(lookupFor: LookupFor, language: Language): Promise<DataFile> {
  const [own, english] = await Promise.all(
    [language, 'en' as const].map(async (each) => {
      return createI18n(each, await loadMessages(each, ['shell', 'database', 'warp'])).t;
    }),
  );
  const { dataset, hasTexts } = lookupFor(language);
  const told = own &&
    english && {
      pages: foundPages(dataset, language, { t: own, english }),
      stageKinds: stageWords(own, english),
    };
  return toFile(SEARCH_FILE, {
    ...packSearch(dataset, language, { kinds: FOUND_KINDS, ...told }),
    ...(hasTexts && { hasSentences: true }),
  } satisfies SearchFile);
}

function makeSentences(lookup: Lookup): DataFile | undefined {
  return lookup.hasTexts ? toFile(SENTENCES_FILE, packSentences(lookup)) : undefined;
}

/**
 * An opaque name of a file: a hash of `{language}/{name}` in base 36.
 * Rule C8.
 */
export function hashedName(name: string): string {
  return createHash('sha256').update(name).digest().readBigUInt64BE().toString(36);
}

/** Every file's hashed name, in all languages. */
function hashedNames({ dataset }: Lookup): ReadonlyMap<string, readonly [Language, string]> {
  const details = [...DETAILS].flatMap(([folder, { things }]) =>
    [...dataset[things].values()].flatMap(({ id, pageId }) => [
      `${folder}/${pageId}`,
      `${folder}/${id}`,
    ]),
  );
  const entries = universePageIds(dataset);
  const turning = [...WEEKLY.keys()].flatMap((folder) => entries.map((id) => `${folder}/${id}`));
  const names = [...LISTS.keys(), ...details, ...turning].map((path) => `${path}.json`);
  return new Map(
    LANGUAGES.flatMap((language) =>
      names.map((name) => [hashedName(`${language}/${name}`), [language, name] as const] as const),
    ),
  );
}

function allOf(row: ThingRow, lookup: Lookup): unknown[] {
  return [...lookup.dataset[row.things].values()].map(({ id }) => thingModel(row, lookup, id));
}

/** By its page id, or by the number that the game gives it. */
function thingOf({ things }: ThingRow, { dataset }: Lookup, name: string) {
  const all: ReadonlyMap<string, { readonly id: number; readonly pageId: string }> =
    dataset[things];
  return all.get(name) ?? byNumber(all, name);
}

/** The type of a file by its name. */
export function typeOfData(name: string): string {
  return name.endsWith('.pack') ? 'application/octet-stream' : 'application/json; charset=utf-8';
}

function toFile(name: string, value: unknown): DataFile {
  const body = name.endsWith('.pack')
    ? new Uint8Array(encodePack(value))
    : new TextEncoder().encode(JSON.stringify(value));
  const revision = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  return { revision, body, name };
}
