import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, type Lookup } from '@trailbook/core/internal/dataset';
import { encodePack } from '@trailbook/core/internal/pack';
import { packSearch } from '@trailbook/core/internal/search';
import { universePageIds, universeWeek } from '@trailbook/pages';
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

/** What our own search is made of: smaller than `searchItems.json`, and with the site's pages. */
export const SEARCH_FILE = 'search.json';

/** The files of Rules C7 and C10, beside our own. */
const NAMED: readonly [string, (lookup: Lookup) => unknown][] = [
  ['calculatorConfigs', calculatorConfigs],
  ['calculatorEntries', calculatorEntries],
  ['searchItems', searchItems],
  ['offline', offlineFacts],
];

export interface DataFile {
  /** An address that caches may hold for good: it contains the content's hash. */
  readonly url: string;
  readonly revision: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Whether it changes with the week, so that no name but its hash may be held for good. */
  readonly isWeekly?: true;
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

export interface DataFiles {
  /**
   * A file of the game's data in one language, such as `characters.json` or `characters/seele.json`, which is
   * `characters/1102.json` as well. Lists are there as `.pack` too.
   *
   * @returns undefined when there is no such file
   */
  find(language: Language, name: string): DataFile | undefined;
  /**
   * A file by the hash of its language and name, see {@link hashedName}.
   *
   * @param now - in milliseconds, for those that depend on the week
   */
  hashed(hash: string, now: number): DataFile | undefined;
  /**
   * A file whose content depends on the week of the game's servers, such as `rogue/current.json`.
   *
   * @param now - in milliseconds
   * @returns undefined when there is no such file
   */
  weekly(language: Language, name: string, now: number): DataFile | undefined;
  /** What the search of a language is made of. */
  search(language: Language): Promise<DataFile>;
  /** Tables that a page loads, by the name of their file without its ending. */
  table(language: Language, name: TableName): DataFile;
}

/** The files of a dataset. Lists are few and asked for often: each is made once. Details are made anew. */
export function createDataFiles(lookupFor: LookupFor): DataFiles {
  const kept = new Map<string, DataFile>();
  const searches = new Map<Language, Promise<DataFile>>();
  let byHash: ReadonlyMap<string, readonly [Language, string]> | undefined;

  function find(language: Language, name: string): DataFile | undefined {
    const [, path = '', ending] = /^([a-z0-9/-]{1,120})\.(json|pack)$/i.exec(name) ?? [];
    const list = ending && LISTS.get(path);
    if (list) {
      const key = `${language}/${name}`;
      const file = kept.get(key) ?? toFile(language, name, list(lookupFor(language)));
      kept.set(key, file);
      return file;
    }
    const [folder = '', pageId = '', ...more] = path.split('/');
    const row = ending === 'json' && more.length === 0 && DETAILS.get(folder);
    const lookup = lookupFor(language);
    const thing = row && thingOf(row, lookup, pageId);
    const value = thing && thingModel(row, lookup, thing.id);
    return value ? toFile(language, `${folder}/${thing.pageId}.json`, value) : undefined;
  }

  /** Made on the first request; names of pages are texts, which are loaded. */
  async function makeSearch(language: Language): Promise<DataFile> {
    const [own, english] = await Promise.all(
      [language, 'en' as const].map(async (each) => {
        return createI18n(each, await loadMessages(each, ['shell', 'database', 'warp'])).t;
      }),
    );
    const { dataset } = lookupFor(language);
    const told = own &&
      english && {
        pages: foundPages(dataset, language, { t: own, english }),
        stageKinds: stageWords(own, english),
      };
    const pack = packSearch(dataset, language, { kinds: FOUND_KINDS, ...told });
    return toFile(language, SEARCH_FILE, pack);
  }

  function weekly(language: Language, name: string, now: number): DataFile | undefined {
    const [, folder = '', pageId = ''] = /^([a-z]+)\/([a-z0-9-]{1,40})\.json$/.exec(name) ?? [];
    const model = WEEKLY.get(folder);
    const lookup = lookupFor(language);
    const week = universeWeek(lookup.dataset, now);
    const value = model && week && weeklyModel(model, lookup, { pageId, week });
    return value && { ...toFile(language, name, value), isWeekly: true };
  }

  return {
    find,
    hashed(hash, now) {
      byHash ??= hashedNames(lookupFor('en'));
      const named = byHash.get(hash);
      return named && (find(...named) ?? weekly(...named, now));
    },
    weekly,
    search(language) {
      const file = searches.get(language) ?? makeSearch(language);
      searches.set(language, file);
      return file;
    },
    table(language, name) {
      const file = find(language, `${name}.json`);
      if (!file) throw new Error(`There is no file of ${name}.`);
      return file;
    },
  };
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

function toFile(language: Language, name: string, value: unknown): DataFile {
  const isPack = name.endsWith('.pack');
  const body = isPack
    ? new Uint8Array(encodePack(value))
    : new TextEncoder().encode(JSON.stringify(value));
  const revision = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  return {
    url: `/data/${revision}/${language}/${name}`,
    revision,
    body,
    type: isPack ? 'application/octet-stream' : 'application/json; charset=utf-8',
  };
}
