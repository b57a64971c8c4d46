import { createLookup } from '../dataset/create-lookup.ts';
import type { Dataset, Language, StageKind } from '../dataset/index.ts';
import { SEARCH_KINDS, type SearchKind, type ThingKind } from './kinds.ts';
import { THINGS, type Thing } from './searchable-things.ts';

/** A page of a site, which can be found like a thing of the game. */
export interface SearchPage {
  /** Where it is, as the site itself writes it. */
  readonly pageId: string;
  readonly name: string;
  /** Its name in English. */
  readonly english: string;
  /** What else players look for that is found there. */
  readonly also?: readonly string[];
}

/** Entries of one kind, each a place in all of its columns. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly ids: readonly number[];
  /** 0 where it is the id. */
  readonly pageIds: readonly (string | 0)[];
  /** In the pack's language, else in one that is neither it nor English; 0 where there is none. */
  readonly names: readonly (string | 0)[];
  /** In English; 0 where it is the same. */
  readonly english: readonly (string | 0)[];
  /** Places among the `abouts`, from 1; 0 for none. */
  readonly abouts: readonly number[];
  /** The languages of names that are in neither, by place; left out where there are none. */
  readonly languages?: Readonly<Record<string, Language>>;
  /** How else players write them; left out where nobody does. */
  readonly also?: readonly (readonly string[])[];
}

/** All that can be found in one language, as JSON for a file; `openSearch` makes an index of it. */
export interface SearchPack {
  readonly format: 1;
  readonly language: Language;
  /** What tells namesakes apart: most is said of many. */
  readonly abouts: readonly string[];
  readonly groups: readonly SearchGroup[];
}

/**
 * What a search in one language is made of, worked out ahead of time: every entry that has a name, as its page has it,
 * by kind, in the order in which equally good ones are shown.
 *
 * @param options.kinds - only of these, such as those that a site has pages of; all of the game's where left out
 * @param options.pages - pages of the site that can be found beside them
 * @param options.stageKinds - what the site calls kinds of stages, by which these are found as well
 */
export function packSearch(
  dataset: Dataset,
  language: Language,
  options: {
    readonly kinds?: readonly ThingKind[];
    readonly pages?: readonly SearchPage[];
    readonly stageKinds?: StageWords;
  } = {},
): SearchPack {
  const { kinds = SEARCH_KINDS.filter(isThing), pages = [], stageKinds = {} } = options;
  const own = createLookup(dataset, language);
  const english = createLookup(dataset, 'en');
  const abouts = new Map<string, number>();
  const groups = SEARCH_KINDS.flatMap((kind) => {
    if (!isThing(kind)) return pages.length > 0 ? [groupOfPages(pages)] : [];
    if (!kinds.includes(kind)) return [];
    const things = listed(THINGS[kind](own), THINGS[kind](english));
    return [groupOf(kind, withStageWords(things, stageKinds), abouts)];
  });
  return { format: 1, language, abouts: [...abouts.keys()], groups };
}

type StageWords = Readonly<Partial<Record<StageKind, readonly string[]>>>;

function withStageWords(things: readonly Listed[], words: StageWords): Listed[] {
  return things.map((thing) => {
    const also = [...(thing.also ?? []), ...((thing.stageKind && words[thing.stageKind]) ?? [])];
    return also.length > 0 ? { ...thing, also } : thing;
  });
}

function isThing(kind: SearchKind): kind is ThingKind {
  return kind !== 'page';
}

interface Listed extends Thing {
  /** In the pack's language, or in the one that alone names it. */
  readonly own: string | undefined;
  readonly english: string | undefined;
}

/** Things with a name, each once: rarer ones first. */
function listed(own: readonly Thing[], english: readonly Thing[]): Listed[] {
  const seen = new Set<string>();
  return own
    .map((thing, at) => ({
      ...thing,
      own: thing.name?.lang === 'en' ? undefined : thing.name?.text,
      english: english[at]?.name?.lang === undefined ? english[at]?.name?.text : undefined,
    }))
    .filter((thing) => {
      const key = JSON.stringify([thing.own, thing.english, thing.pageId]);
      const isNamed = thing.own !== undefined || thing.english !== undefined;
      if (!isNamed || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => b.rarity - a.rarity || a.id - b.id);
}

function groupOf(
  kind: ThingKind,
  things: readonly Listed[],
  abouts: Map<string, number>,
): SearchGroup {
  const languages = Object.fromEntries(
    things.flatMap(({ own, name }, at) => (own && name?.lang ? [[at, name.lang]] : [])),
  );
  return {
    kind,
    ids: things.map(({ id }) => id),
    pageIds: things.map(({ id, pageId }) => (pageId === String(id) ? 0 : pageId)),
    names: things.map(({ own }) => own ?? 0),
    english: things.map(({ own, english }) => (english === own ? 0 : (english ?? 0))),
    abouts: things.map(({ about }) => placeOf(about, abouts)),
    ...(Object.keys(languages).length > 0 && { languages }),
    ...(things.some(({ also = [] }) => also.length > 0) && {
      also: things.map(({ also = [] }) => also),
    }),
  };
}

function placeOf(about: string | undefined, abouts: Map<string, number>): number {
  if (!about) return 0;
  const place = abouts.get(about) ?? abouts.size + 1;
  abouts.set(about, place);
  return place;
}

function groupOfPages(pages: readonly SearchPage[]): SearchGroup {
  return {
    kind: 'page',
    ids: pages.map((_, at) => at + 1),
    pageIds: pages.map(({ pageId }) => pageId),
    names: pages.map(({ name }) => name),
    english: pages.map(({ name, english }) => (english === name ? 0 : english)),
    abouts: pages.map(() => 0),
    also: pages.map(({ also = [] }) => also),
  };
}
