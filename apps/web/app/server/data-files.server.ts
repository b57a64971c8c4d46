import { createHash } from 'node:crypto';
import type { Dataset, Language } from '@trailbook/core/dataset';
import { encodePack } from '@trailbook/core/pack';
import {
  characterListPage,
  characterPage,
  type Lookup,
  lightConeListPage,
  lightConePage,
  packPlanner,
  relicListPage,
  relicPage,
} from '@trailbook/core/pages';
import type { LookupIn } from './lookup.server';

interface DataFile {
  /** Where it may be kept for good: its name holds its content's hash. */
  readonly url: string;
  readonly revision: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Whole lists and tables, by the name of their file without its ending. */
const LISTS: Readonly<Record<string, (lookup: Lookup) => unknown>> = {
  planner: packPlanner,
  characters: characterListPage,
  lightcones: lightConeListPage,
  relics: relicListPage,
  'characters/all': (lookup) => all(lookup, lookup.dataset.charactersByPage, characterPage),
  'lightcones/all': (lookup) => all(lookup, lookup.dataset.lightConesByPage, lightConePage),
  'relics/all': (lookup) => all(lookup, lookup.dataset.relicsByPage, relicPage),
};

/** What one page shows, by the folder of its file. */
const DETAILS: Readonly<Record<string, (lookup: Lookup, pageId: string) => unknown>> = {
  characters: detailOf(({ charactersByPage }) => charactersByPage, characterPage),
  lightcones: detailOf(({ lightConesByPage }) => lightConesByPage, lightConePage),
  relics: detailOf(({ relicsByPage }) => relicsByPage, relicPage),
};

export interface DataFiles {
  /**
   * A file of the game's data in one language, such as `characters.json` or `characters/seele.json`.
   * Lists are there as `.pack` too.
   *
   * @returns undefined when there is no such file
   */
  find(language: Language, name: string): DataFile | undefined;
  /** The planner's tables, which its page loads. */
  planner(language: Language): DataFile;
}

/** The files of a dataset. Lists are few and asked for often: each is made once. Details are made anew. */
export function createDataFiles(lookupIn: LookupIn): DataFiles {
  const kept = new Map<string, DataFile>();

  function find(language: Language, name: string): DataFile | undefined {
    const [, path = '', ending] = /^([a-z0-9/-]{1,120})\.(json|pack)$/.exec(name) ?? [];
    const list = Object.hasOwn(LISTS, path) ? LISTS[path] : undefined;
    if (list) {
      const key = `${language}/${name}`;
      const file = kept.get(key) ?? toFile(language, name, list(lookupIn(language)));
      kept.set(key, file);
      return file;
    }
    const [folder = '', pageId = '', ...more] = path.split('/');
    const isDetail = ending === 'json' && more.length === 0 && Object.hasOwn(DETAILS, folder);
    const value = isDetail && DETAILS[folder]?.(lookupIn(language), pageId);
    return value ? toFile(language, name, value) : undefined;
  }

  return {
    find,
    planner(language) {
      const file = find(language, 'planner.pack');
      if (!file) throw new Error('There is no planner file.');
      return file;
    },
  };
}

type PageModel<Id> = (lookup: Lookup, id: Id) => unknown;

function all<Id>(
  lookup: Lookup,
  byPage: ReadonlyMap<string, { readonly id: Id }>,
  page: PageModel<Id>,
): unknown[] {
  return [...byPage.values()].map(({ id }) => page(lookup, id));
}

function detailOf<Id>(
  byPage: (dataset: Dataset) => ReadonlyMap<string, { readonly id: Id }>,
  page: PageModel<Id>,
) {
  return (lookup: Lookup, pageId: string) => {
    const thing = byPage(lookup.dataset).get(pageId);
    return thing && page(lookup, thing.id);
  };
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
