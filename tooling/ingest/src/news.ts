import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, type NameKind } from '@trailbook/core/internal/dataset';
import * as z from 'zod';

/** Kinds of things that a dump of a new version is told by: where their rows stand, and by what they are named. */
const KINDS: readonly {
  readonly title: string;
  readonly file: string;
  /** The list within the file, where it holds several. */
  readonly list?: string;
  readonly named?: NameKind;
}[] = [
  { title: 'characters', file: 'characters', named: 'character' },
  { title: 'memosprites', file: 'servants', named: 'servant' },
  { title: 'skills', file: 'skills', named: 'skill' },
  { title: 'light cones', file: 'lightCones', named: 'lightCone' },
  { title: 'relic sets', file: 'relics', list: 'sets', named: 'relicSet' },
  { title: 'items', file: 'items', named: 'item' },
  { title: 'recipes', file: 'recipes' },
  { title: 'stages', file: 'stages', named: 'stage' },
  { title: 'enemies', file: 'enemies', named: 'enemy' },
  { title: 'shops', file: 'shops', named: 'shop' },
  { title: 'assignments', file: 'assignments', named: 'assignment' },
  { title: 'achievements', file: 'achievements', list: 'achievements', named: 'achievement' },
  { title: 'books', file: 'books', list: 'series', named: 'book' },
  { title: 'blessings', file: 'universe', list: 'blessings', named: 'blessing' },
  { title: 'curios', file: 'universe', list: 'curios', named: 'curio' },
  { title: 'banners', file: 'banners', list: 'banners' },
  { title: 'icons', file: 'icons', named: 'playerIcon' },
];

/** A curio's name goes by what is displayed. */
const rowSchema = z.looseObject({
  id: z.number(),
  pageId: z.string().optional(),
  display: z.number().optional(),
});
type Row = z.infer<typeof rowSchema>;
const rowsSchema = z.array(rowSchema);
const namesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** A file below data/, or nothing where there is none yet. */
type Read = (file: string) => unknown;

interface Thing {
  readonly id: number;
  /** In English, or in the first language that has one. */
  readonly name: string | undefined;
  /** What its page's address ends with. */
  readonly page: string | undefined;
  /** Languages without a name of its own, where its kind has names. */
  readonly nameless: readonly string[];
}

export interface KindNews {
  readonly title: string;
  readonly added: readonly Thing[];
  readonly changed: readonly (Thing & { readonly fields: readonly string[] })[];
  readonly gone: readonly Thing[];
}

/** What other data have that these have not, what has changed, and what is gone, by kind. */
export function newsOf(before: Read, after: Read): KindNews[] {
  const old = { read: before, names: namesIn(before) };
  const now = { read: after, names: namesIn(after) };
  return KINDS.map((kind) => {
    const had = rowsIn(old.read, kind);
    const has = rowsIn(now.read, kind);
    const describe = (row: Row, { names }: typeof now) => thingOf(row, kind.named, names);
    return {
      title: kind.title,
      added: [...has.values()].filter(({ id }) => !had.has(id)).map((row) => describe(row, now)),
      changed: [...has.values()].flatMap((row) => {
        const fields = fieldsThatDiffer(had.get(row.id) ?? row, row);
        return fields.length === 0 ? [] : [{ ...describe(row, now), fields }];
      }),
      gone: [...had.values()].filter(({ id }) => !has.has(id)).map((row) => describe(row, old)),
    };
  });
}

/** News as lines for the operator. */
export function formatNews(news: readonly KindNews[]): string {
  const lines = news.flatMap(({ title, added, changed, gone }) => [
    ...added.map((thing) => `new      ${title}: ${nameOf(thing)}${pageOf(thing)}${lackOf(thing)}`),
    ...changed.map((thing) => `changed  ${title}: ${nameOf(thing)}: ${thing.fields.join(', ')}`),
    ...gone.map((thing) => `gone     ${title}: ${nameOf(thing)}`),
  ]);
  return lines.length === 0 ? 'Nothing of these kinds is new, changed or gone.' : lines.join('\n');
}

/** The version of the data in a folder; undefined where there are none. */
export function versionIn(folder: string): string | undefined {
  const manifest = readerOf(folder)('manifest.json');
  return manifest === undefined
    ? undefined
    : z.object({ gameVersion: z.string() }).parse(manifest).gameVersion;
}

export function readerOf(folder: string): Read {
  return (file) => {
    const path = join(folder, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
}

function rowsIn(read: Read, { file, list }: (typeof KINDS)[number]): Map<number, Row> {
  const content = read(`game/${file}.json`);
  const rows =
    list === undefined
      ? content
      : z.record(z.string(), z.unknown()).optional().parse(content)?.[list];
  return new Map(rowsSchema.parse(rows ?? []).map((row) => [row.id, row]));
}

function namesIn(read: Read) {
  return LANGUAGES.map((language) => ({
    language,
    book: namesSchema.parse(read(`names/${language}.json`) ?? {}),
  }));
}

function thingOf(
  { id, pageId, display = id }: Row,
  named: NameKind | undefined,
  names: ReturnType<typeof namesIn>,
): Thing {
  const found = names.map(({ language, book }) => ({
    language,
    name: named && book[named]?.[display],
  }));
  const english = found.find(({ language }) => language === 'en');
  return {
    id,
    name: english?.name ?? found.find(({ name }) => name !== undefined)?.name,
    page: pageId,
    nameless: named
      ? found.filter(({ name }) => name === undefined).map(({ language }) => language)
      : [],
  };
}

function fieldsThatDiffer(before: Row, after: Row): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

function nameOf({ id, name }: Thing): string {
  return name === undefined ? `${id}` : `${name} (${id})`;
}

function pageOf({ page }: Thing): string {
  return page === undefined ? '' : `, page ${page}`;
}

function lackOf({ nameless }: Thing): string {
  if (nameless.length === 0) return '';
  return nameless.length === LANGUAGES.length
    ? ', has no name'
    : `, no name in ${nameless.join(' ')}`;
}
