import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import {
  type ExcerptPart,
  excerptOf,
  foldText,
  openSearch,
  type SearchEntry,
  type SearchIndex,
  type SearchSentence,
  search,
  searchWithSentences,
} from '@trailbook/core/internal/search';
import { type I18n, LANGUAGE_NAMES, type MessageKey } from '../../i18n/index.ts';
import type { Theme } from '../../platform/index.ts';
import { hereIn } from '../navigation/language-address.ts';
import { placesIn } from '../pages/index.ts';
import { hrefOf } from '../search/index.ts';
import { nameBesidePart } from './name-beside-part.ts';
import { nameInCommand } from './name-in-command.ts';
import { byWords } from './search-by-words.ts';

/** One thing that the palette offers: somewhere to go, or something to do. */
export type Offer = {
  readonly key: string;
  readonly name: string;
  /** The language of its name, where it is not the page's. */
  readonly lang?: Language;
  /** What it is, beside its name. */
  readonly about: string;
  /** Why it was found, where its name does not say so. */
  readonly reason?: Reason;
} & (
  | { readonly does: 'go'; readonly to: string }
  | { readonly does: 'speak'; readonly to: string; readonly language: Language }
  | { readonly does: 'theme'; readonly theme: Theme }
);

/** The piece of a sentence by which something was found. */
export interface Reason {
  readonly parts: readonly ExcerptPart[];
  /** The language of the sentence, where it is not the page's. */
  readonly lang?: Language;
}

const KIND_LABELS = {
  character: 'nav.characters',
  lightCone: 'nav.lightCones',
  relic: 'nav.relics',
  feat: 'nav.whoCan',
  relicPiece: 'nav.relics',
  material: 'nav.items',
  page: 'palette.page',
  consumable: 'nav.consumables',
  stage: 'nav.items',
  cavern: 'nav.relics',
  book: 'nav.books',
  icon: 'nav.icons',
  world: 'nav.universe',
  blessing: 'nav.universe',
  curio: 'nav.universe',
  achievement: 'nav.achievements',
} as const satisfies Record<SearchEntry['kind'], MessageKey>;

/** How much is shown at once: a screen of it, and of the actions after it that it does not call. */
const MOST_FOUND = 8;
const MOST_ACTIONS = 3;
/** Fewer letters of an alphabet begin names and actions alike: 'spa' is Sparkle, and Spanish. */
const TOO_SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u;
/** Fewer signs are no action's with a slip. */
const LEAST_SLIPPED = 4;
const LOOKED_UP: ReadonlySet<SearchEntry['kind']> = new Set([
  'character',
  'lightCone',
  'relic',
  'page',
]);
/** What stays before a page that is called so as well. */
const BEFORE_PAGES: ReadonlySet<SearchEntry['kind']> = new Set([
  'character',
  'lightCone',
  'relic',
  'feat',
]);
/** One of a part's steps, as players write it: 'E2', 'S1'. */
const STEP = /(?:^|\s)\p{L}{1,2}[1-6](?:\s|$)/u;
/** For how many of what was found the planner is offered. */
const MOST_ADDED = 2;

const THEMES = ['night', 'day', 'system'] as const;

/** Of how many of what was found a part is offered. */
const MOST_PARTS = 3;

/** All that the palette needs to know of where it is. */
interface Place {
  readonly i18n: I18n;
}

/** What a query is offered. */
interface Offered {
  readonly offers: readonly Offer[];
  /** Whether nothing is called by the whole query, and these are what its words find. */
  readonly isByWords: boolean;
}

/** What a query is offered: what it finds and what can be done; if there is neither, what its words find. */
export function offersFor(query: string, index: SearchIndex, place: Place): Offered {
  // Before 'robin s1' is taken for 'Robin S…' with a slip.
  const steps = STEP.test(query) ? partsFor(query, index, place) : [];
  if (steps.length > 0) return { offers: steps, isByWords: false };
  const offers = offersForWhole(query, index, place);
  if (offers.length > 0) return { offers, isByWords: false };
  const parts = partsFor(query, index, place);
  if (parts.length > 0) return { offers: parts, isByWords: false };
  const things = [...byWords(index, query, MOST_FOUND)].map(([entry, sentence]) =>
    thingOffer(entry, place, reasonOf(sentence, query)),
  );
  return { offers: things, isByWords: things.length > 0 };
}

function offersForWhole(query: string, index: SearchIndex, place: Place): Offer[] {
  const sentences = searchWithSentences(index, query, index.entries.length);
  const found = thingsFor(query, [...sentences.keys()]);
  const actions = actionsOf(place);
  const matching = search(indexOf(actions), query, actions.length).flatMap(
    ({ id }) => actions[id] ?? [],
  );
  const called = matching.filter((action) => isCalled(action, query));
  // With a slip in it, a word of two signs is soon another: it means an action where nothing else is found.
  const isMeant = (action: Action) =>
    found.length === 0 || query.trim().length >= LEAST_SLIPPED || isNamed(action, query);
  const others = matching
    .filter((action) => !called.includes(action) && isMeant(action))
    .slice(0, MOST_ACTIONS);
  const isFirst = (entry: SearchEntry) => called.length === 0 || isLookedUp(entry, query);
  const offersOf = (entries: readonly SearchEntry[]) =>
    entries.map((entry) => thingOffer(entry, place, reasonOf(sentences.get(entry), query)));
  return [
    ...offersOf(found.filter(isFirst)),
    ...called.map(({ offer }) => offer),
    ...offersOf(found.filter((entry) => !isFirst(entry))),
    ...addsFor(query, index, found, place),
    ...others.map(({ offer }) => offer),
  ];
}

/** What of all found is shown: pages whose names a query begins are not lost behind all the items that have its word. */
function thingsFor(query: string, found: readonly SearchEntry[]): SearchEntry[] {
  const phrase = foldText(query);
  const namesOf = ({ name, english = name }: SearchEntry) => [foldText(name), foldText(english)];
  const isPage = (entry: SearchEntry) =>
    entry.kind === 'page' && namesOf(entry).some((name) => name.startsWith(phrase));
  const staysBefore = (entry: SearchEntry) =>
    BEFORE_PAGES.has(entry.kind) || namesOf(entry).includes(phrase);
  const at = found.findIndex((entry) => isPage(entry) || !staysBefore(entry));
  if (at < 0) return found.slice(0, MOST_FOUND);
  const others = found.slice(at).filter((entry) => !isPage(entry));
  return [...found.slice(0, at), ...found.filter(isPage), ...others].slice(0, MOST_FOUND);
}

/** Whether one of an action's words begins with a query, and so much of it that hardly anything else is meant. */
function isCalled({ offer, also }: Action, query: string): boolean {
  const words = [offer.name, ...also].map((text) => ` ${foldText(text)}`);
  return (
    !TOO_SHORT.test(query.trim()) && words.some((text) => text.includes(` ${foldText(query)}`))
  );
}

/** Whether all words of a query are somewhere in an action's. */
function isNamed({ offer, also }: Action, query: string): boolean {
  const text = foldText([offer.name, ...also].join(' '));
  return foldText(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Whether something stays before the actions that a query calls: pages, and what players look up most. */
function isLookedUp({ kind, name }: SearchEntry, query: string): boolean {
  return LOOKED_UP.has(kind) && foldText(name).startsWith(foldText(query));
}

/** What is offered before anything is typed: where most go. */
export function firstOffers({ i18n: { t, language } }: Place): Offer[] {
  return [...placesIn('bar'), ...placesIn('bank'), ...placesIn('foot')].map(({ label, path }) => ({
    key: path,
    name: t(label),
    about: t('palette.page'),
    does: 'go',
    to: `/${language}${path}`,
  }));
}

function reasonOf(sentence: SearchSentence | undefined, query: string): Reason | undefined {
  if (sentence === undefined) return undefined;
  const parts = excerptOf(sentence.text, query);
  return sentence.language ? { parts, lang: sentence.language } : { parts };
}

function thingOffer(entry: SearchEntry, { i18n: { t, language } }: Place, reason?: Reason): Offer {
  const kind = t(KIND_LABELS[entry.kind]);
  return {
    key: `${entry.kind} ${entry.id}`,
    name: entry.name,
    ...(entry.language !== language && { lang: entry.language }),
    about: entry.about === undefined ? kind : `${kind} · ${entry.about}`,
    ...(reason && { reason }),
    does: 'go',
    to: hrefOf(entry, language),
  };
}

/** Parts of a page that have an address of their own, by what is found there and the words for them. */
const PARTS = {
  character: [
    { hash: '#eidolons', words: ['palette.eidolonsWords'] },
    { hash: '#skills', words: ['palette.skillsWords'] },
    { hash: '#traces', words: ['palette.tracesWords'] },
    // No part of theirs: whoever it is said of is meant.
    { words: ['palette.superimpositionWords'] },
  ],
  lightCone: [{ words: ['palette.superimpositionWords'] }],
  feat: [
    { hash: '#relics', words: ['nav.relics'] },
    { hash: '#lightcones', words: ['nav.lightCones'] },
    { hash: '#characters', words: ['nav.characters'] },
  ],
} as const satisfies Partial<Record<SearchEntry['kind'], readonly Part[]>>;

interface Part {
  /** None where the page as a whole is meant. */
  readonly hash?: string;
  /** Lists of words; the part is called by the first of them. */
  readonly words: readonly MessageKey[];
}

/** 'Castorice · Eidolons' for 'castorice e2', 'SPD up · Relics' for 'relic speed'; then the things themselves. */
function partsFor(query: string, index: SearchIndex, place: Place): Offer[] {
  const { t } = place.i18n;
  return Object.entries(PARTS).flatMap(([kind, parts]: [string, readonly Part[]]) =>
    parts.flatMap(({ hash, words: keys }) => {
      const words = keys.flatMap((key) => wordsIn(t(key)));
      const name = nameBesidePart(query, words);
      const found = name === undefined ? [] : search(index, name, MOST_FOUND);
      // Only what is found first is meant.
      const meant = found[0]?.kind === kind ? found.filter((entry) => entry.kind === kind) : [];
      const whole = meant.map((entry) => thingOffer(entry, place));
      if (hash === undefined) return whole;
      const offers = whole.map(
        (offer): Offer => ({
          ...offer,
          key: offer.key + hash,
          name: `${offer.name} · ${words[0]}`,
          ...(offer.does === 'go' && { to: offer.to + hash }),
        }),
      );
      return [...offers.slice(0, MOST_PARTS), ...whole].slice(0, MOST_FOUND);
    }),
  );
}

/** 'Add Seele to planner', asked for so or by her name alone. */
function addsFor(
  query: string,
  index: SearchIndex,
  found: readonly SearchEntry[],
  { i18n: { t, language } }: Place,
): Offer[] {
  const named = nameInCommand(query, t('palette.add'));
  // Not whom a sentence merely speaks of.
  const names = { ...index, told: [] };
  const called = index.told ? new Set(search(names, query, MOST_FOUND)) : undefined;
  const known = found.filter((entry) => called?.has(entry) ?? true);
  const meant = known.length > 0 || named === undefined ? known : search(names, named);
  return meant
    .filter(({ kind }) => kind === 'character' || kind === 'lightCone')
    .slice(0, MOST_ADDED)
    .map(({ kind, id, name, pageId }) => ({
      key: `add ${kind} ${id}`,
      name: t('palette.add', { name }),
      about: t('palette.action'),
      does: 'go',
      to: `/${language}/planner#${pageId}`,
    }));
}

interface Action {
  readonly offer: Offer;
  /** How else it is asked for. */
  readonly also: readonly string[];
}

function actionsOf({ i18n: { t, language } }: Place): Action[] {
  const about = t('palette.action');
  return [
    ...THEMES.map(
      (theme): Action => ({
        also: [t('theme.switch'), ...wordsFor(theme, t)],
        offer: { key: theme, name: t(`palette.${theme}`), about, does: 'theme', theme },
      }),
    ),
    ...LANGUAGES.filter((other) => other !== language).map(
      (other): Action => ({
        also: [
          languageName(other, language),
          languageName(other, 'en'),
          ...wordsIn(t('palette.languageWords')),
        ],
        offer: {
          key: `language ${other}`,
          name: t('state.pair', { label: t('nav.language'), value: LANGUAGE_NAMES[other] }),
          about,
          does: 'speak',
          to: hereIn(language, other),
          language: other,
        },
      }),
    ),
  ];
}

function wordsFor(theme: Theme, t: I18n['t']): string[] {
  return theme === 'system' ? [] : wordsIn(t(`palette.${theme}Words`));
}

/** Words of one text, as players write them. */
function wordsIn(text: string): string[] {
  return text.split(', ');
}

function languageName(language: Language, tellIn: Language): string {
  const names = new Intl.DisplayNames([LANGUAGE_TAGS[tellIn]], { type: 'language' });
  return names.of(LANGUAGE_TAGS[language]) ?? '';
}

/** Actions are found as things are. */
function indexOf(actions: readonly Action[]): SearchIndex {
  return openSearch({
    format: 1,
    language: 'en',
    abouts: [],
    groups: [
      {
        kind: 'page',
        ids: actions.map((_, at) => at),
        pageIds: actions.map(() => 0),
        names: actions.map(({ offer }) => offer.name),
        english: actions.map(() => 0),
        abouts: actions.map(() => 0),
        also: actions.map(({ also }) => also),
      },
    ],
  });
}
