import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, type NameKind } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import type { Read } from './data-folder.ts';

/** Kinds of things that a dump of a new version is told by: where their rows stand, and by what they are named. */
const KINDS: readonly {
  readonly title: string;
  readonly file: string;
  /** The list within the file, where it holds several. */
  readonly list?: string;
  readonly named?: NameKind;
  /** Whether effects tell what they do. */
  readonly isTold?: true;
}[] = [
  { title: 'characters', file: 'characters', named: 'character', isTold: true },
  { title: 'memosprites', file: 'servants', named: 'servant' },
  { title: 'skills', file: 'skills', named: 'skill' },
  { title: 'light cones', file: 'lightCones', named: 'lightCone', isTold: true },
  { title: 'relic sets', file: 'relics', list: 'sets', named: 'relicSet', isTold: true },
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
  unreleased: z.boolean().optional(),
});
type Row = z.infer<typeof rowSchema>;
const rowsSchema = z.array(rowSchema);
const namesSchema = z.record(z.string(), z.record(z.string(), z.string()));

interface Thing {
  readonly id: number;
  /** In English, or in the first language that has one. */
  readonly name: string | undefined;
  /** What its page's address ends with. */
  readonly page: string | undefined;
  /** Whether its page says that it is not out yet. */
  readonly isUnreleased: boolean;
  /** How many of its skills and the like have no effects, so that their figures stand alone. */
  readonly untold: number;
  /** Languages without a name of its own, where its kind has names. */
  readonly nameless: readonly string[];
}

/** What no effects are written of, as far as news need it: whose it is. */
type Untold = readonly { readonly owner: number }[];

export interface KindNews {
  readonly title: string;
  readonly added: readonly Thing[];
  readonly changed: readonly (Thing & { readonly fields: readonly string[] })[];
  readonly gone: readonly Thing[];
}

/**
 * What other data have that these have not, what has changed, and what is gone, by kind.
 *
 * @param untold - what the later data have no effects of
 */
export function newsOf(before: Read, after: Read, untold: Untold = []): KindNews[] {
  const old = { read: before, names: namesIn(before) };
  const now = { read: after, names: namesIn(after) };
  return KINDS.map((kind) => {
    const had = rowsIn(old.read, kind);
    const has = rowsIn(now.read, kind);
    const describe = (row: Row, { names }: typeof now) => ({
      ...thingOf(row, kind.named, names),
      untold: kind.isTold ? untold.filter(({ owner }) => owner === row.id).length : 0,
    });
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

/** News as lines for the operator: what there is, then how much of it and what the pages make of it. */
export function formatNews(news: readonly KindNews[]): string {
  const lines = news.flatMap(({ title, added, changed, gone }) => [
    ...added.map((thing) => `new      ${title}: ${nameOf(thing)}${pageOf(thing)}${lackOf(thing)}`),
    ...changed.map(
      (thing) =>
        `changed  ${title}: ${nameOf(thing)}: ${thing.fields.join(', ')}${effectsOf(thing)}`,
    ),
    ...gone.map((thing) => `gone     ${title}: ${nameOf(thing)}`),
  ]);
  if (lines.length === 0) return 'Nothing of these kinds is new, changed or gone.';
  return [...lines, '', ...news.flatMap(sumOf)].join('\n');
}

/** What the pages show of a kind. */
function sumOf({ title, added, changed, gone }: KindNews): string[] {
  const things = [...added, ...changed];
  const parts = [
    [added.length, 'new'],
    [changed.length, 'changed'],
    [gone.length, 'gone'],
    [added.filter(({ page }) => page !== undefined).length, 'with a page of their own'],
    [added.filter(({ isUnreleased }) => isUnreleased).length, 'said to be not out yet'],
    [added.filter(({ nameless }) => nameless.length > 0).length, 'without a name in some language'],
    [things.filter(({ untold }) => untold > 0).length, 'told by figures where effects are missing'],
    [gone.filter(({ page }) => page !== undefined).length, 'without their page from now on'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length === 0 ? [] : [`${title}: ${told.join(', ')}.`];
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
  { id, pageId, display = id, unreleased = false }: Row,
  named: NameKind | undefined,
  names: ReturnType<typeof namesIn>,
): Omit<Thing, 'untold'> {
  const found = names.map(({ language, book }) => ({
    language,
    name: named && book[named]?.[display],
  }));
  const english = found.find(({ language }) => language === 'en');
  return {
    id,
    name: english?.name ?? found.find(({ name }) => name !== undefined)?.name,
    page: pageId,
    isUnreleased: unreleased,
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

function lackOf(thing: Thing): string {
  const { nameless, isUnreleased } = thing;
  const names =
    nameless.length === LANGUAGES.length ? ', has no name' : `, no name in ${nameless.join(' ')}`;
  return [
    isUnreleased ? ', not out yet' : '',
    nameless.length === 0 ? '' : names,
    effectsOf(thing),
  ].join('');
}

function effectsOf({ untold }: Thing): string {
  return untold === 0 ? '' : `, effects missing: ${untold}`;
}
