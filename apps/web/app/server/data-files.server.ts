import { createHash } from 'node:crypto';
import type { Dataset, Language } from '@trailbook/core/dataset';
import { encodePack } from '@trailbook/core/pack';
import {
  characterListPage,
  characterPage,
  lightConeListPage,
  lightConePage,
  packPlanner,
  relicListPage,
  relicPage,
  type TextBooks,
} from '@trailbook/core/pages';
import { dataset } from './dataset.server';
import { books } from './texts.server';

interface DataFile {
  /** Where it may be kept for good: its name holds its content's hash. */
  readonly url: string;
  readonly revision: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

type Make = (dataset: Dataset, language: Language, books: TextBooks) => unknown;

/** Whole lists and tables, by the name of their file without its ending. */
const LISTS: Readonly<Record<string, Make>> = {
  planner: packPlanner,
  characters: characterListPage,
  lightcones: lightConeListPage,
  relics: relicListPage,
  'characters/all': (...from) => all([...dataset.charactersByPage.keys()], characterOf, from),
  'lightcones/all': (...from) => all([...dataset.lightConesByPage.keys()], lightConeOf, from),
  'relics/all': (...from) => all([...dataset.relicsByPage.keys()], relicOf, from),
};

type MakeOne = (pageId: string, ...from: Parameters<Make>) => unknown;

const characterOf: MakeOne = (pageId, data, language, texts) => {
  const character = data.charactersByPage.get(pageId);
  return character && characterPage(data, language, character.id, texts);
};
const lightConeOf: MakeOne = (pageId, data, language, texts) => {
  const lightCone = data.lightConesByPage.get(pageId);
  return lightCone && lightConePage(data, language, lightCone.id, texts);
};
const relicOf: MakeOne = (pageId, data, language, texts) =>
  relicPage(data, language, pageId, texts);

/** What one page shows, by the folder of its file. */
const DETAILS: Readonly<Record<string, MakeOne>> = {
  characters: characterOf,
  lightcones: lightConeOf,
  relics: relicOf,
};

/** Lists are few and asked for often: each is made once. Details are made anew, in a millisecond. */
const kept = new Map<string, DataFile>();

/**
 * A file of the game's data in one language, such as `characters.json` or `characters/seele.json`.
 * Lists are there as `.pack` too.
 *
 * @returns undefined when there is no such file
 */
export function dataFile(language: Language, name: string): DataFile | undefined {
  const [, path = '', ending] = /^([a-z0-9/-]{1,120})\.(json|pack)$/.exec(name) ?? [];
  if (ending !== 'json' && ending !== 'pack') return undefined;
  const list = Object.hasOwn(LISTS, path) ? LISTS[path] : undefined;
  if (list) {
    const key = `${language}/${name}`;
    const file = kept.get(key) ?? toFile(language, name, list(dataset, language, books));
    kept.set(key, file);
    return file;
  }
  const [folder = '', pageId = ''] = path.split('/');
  const detail = Object.hasOwn(DETAILS, folder) ? DETAILS[folder] : undefined;
  const value = ending === 'json' && detail?.(pageId, dataset, language, books);
  return value ? toFile(language, name, value) : undefined;
}

/** The planner's tables, which its page loads. */
export function plannerFile(language: Language): DataFile {
  const file = dataFile(language, 'planner.pack');
  if (!file) throw new Error('There is no planner file.');
  return file;
}

function all(pageIds: readonly string[], make: MakeOne, from: Parameters<Make>): unknown[] {
  return pageIds.map((pageId) => make(pageId, ...from));
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
