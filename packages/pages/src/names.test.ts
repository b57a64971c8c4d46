import {
  createLookup,
  type ItemId,
  LANGUAGES,
  type Language,
  type Lookup,
} from '@trailbook/core/internal/dataset';
import { effectLines, lineText } from '@trailbook/core/internal/effects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import {
  bookListPage,
  bookPage,
  characterListPage,
  characterPage,
  consumableListPage,
  iconListPage,
  iconPage,
  lightConeListPage,
  lightConePage,
  materialListPage,
  materialPage,
  packPlanner,
  presetsPage,
  relicListPage,
  relicPage,
  whoCanListPage,
} from './index.ts';
import { pointName } from './skills.ts';

/** The game's own words for stats, those of the list and those that only relics, traces and bonuses use. */
const STAT_WORDS = new Set([
  ...dataset.relics.properties,
  ...dataset.relics.sets.flatMap(({ bonuses }) =>
    bonuses.flatMap(({ stats }) => stats.map(({ property }) => property)),
  ),
  ...[dataset.relics.mainAffixes, dataset.relics.subAffixes].flatMap((groups) =>
    Object.values(groups).flatMap((affixes) => affixes.map(({ property }) => property)),
  ),
  ...[...dataset.characters.values()].flatMap(({ variants }) =>
    variants.flatMap(({ points }) =>
      points.flatMap(({ stats }) => stats.map(({ property }) => property)),
    ),
  ),
]);

const isBare = (text: string) =>
  /^\d{2,}$/.test(text) || (/[a-z][A-Z]/.test(text) && STAT_WORDS.has(text));

/** Where a page names something by an id alone, as paths into the page's model. */
function bareIds(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { text } = value as { text?: unknown };
  const own = typeof text === 'string' && isBare(text) ? [`${path} ${text}`] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) => bareIds(part, `${path}/${key}`)),
  ];
}

/** Further forms of a skill, which points name and no table of the dump has figures of. */
const FORMS_WITHOUT_FIGURES = [
  122014, 130214, 130814, 130815, 130816, 130817, 131708, 131710, 131712, 140209, 141309, 141514,
  150610, 150612, 150618, 150709, 150714, 151014, 800708, 800709, 800808, 800809,
];

/** Every page of a language, as a name and the page's model. */
function allPages(language: Language): (readonly [name: string, model: unknown])[] {
  const lookup = createLookup(dataset, language);
  return [
    ['characters', characterListPage(lookup)],
    ['light cones', lightConeListPage(lookup)],
    ['relics', relicListPage(lookup)],
    ['materials', materialListPage(lookup)],
    ['consumables', consumableListPage(lookup)],
    ['books', bookListPage(lookup)],
    ['icons', iconListPage(lookup)],
    ['presets', presetsPage(lookup)],
    ['planner', packPlanner(lookup).names],
    ...[...dataset.characters.keys()].map(
      (id) => [`character ${id}`, characterPage(lookup, id)] as const,
    ),
    ...[...dataset.lightCones.keys()].map(
      (id) => [`light cone ${id}`, lightConePage(lookup, id)] as const,
    ),
    ...[...dataset.itemsByPage.values()].map(
      ({ id }) => [`item ${id}`, materialPage(lookup, id)] as const,
    ),
    ...[...dataset.booksByPage.values()].map(
      ({ id }) => [`book ${id}`, bookPage(lookup, id)] as const,
    ),
    ...[...dataset.iconsByPage.values()].map(
      ({ id }) => [`icon ${id}`, iconPage(lookup, id)] as const,
    ),
    ...dataset.relics.sets.map(({ id }) => [`relic set ${id}`, relicPage(lookup, id)] as const),
  ];
}

/**
 * The languages that parts of a page say they are in, where it is not the page's. Voice actors are people, whom
 * the data know in part by their own signs alone: those stand as they are, marked; see `archive.test.ts`.
 */
function foreignLanguages(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    lang,
    text,
    actors: _,
    ...parts
  } = value as {
    lang?: unknown;
    text?: unknown;
    actors?: unknown;
  };
  if (NAMED_ELSEWHERE.has(String(text))) return [];
  return [
    ...(lang === undefined ? [] : [lang]),
    ...Object.values({ text, ...parts }).flatMap(foreignLanguages),
  ];
}

/** A thing with a page of its own bears the one name that it has, whatever language that is of. */
const NAMED_ELSEWHERE = new Set(
  [...dataset.itemsByPage.values()].flatMap(({ id }) =>
    dataset.names.en?.item[id] === undefined
      ? [createLookup(dataset, 'en').item(id).name.text]
      : [],
  ),
);

describe.each(LANGUAGES)('no page in %s', (language) => {
  let pages: ReturnType<typeof allPages>;
  beforeAll(() => {
    pages = allPages(language);
  });
  afterAll(() => {
    pages = [];
  });

  it('shows an id in the place of a name', () => {
    expect(pages.flatMap(([name, model]) => bareIds(model, name))).toEqual([]);
  });

  it('shows a name in a third language but of what has no other', () => {
    const foreign = new Set(pages.flatMap(([, model]) => foreignLanguages(model)));
    expect([...foreign].filter((lang) => lang !== 'en')).toEqual([]);
  });
});

it('what is named in Chinese alone has its page, list and search entry by that name, marked', () => {
  const lookup = createLookup(dataset, 'de');
  const name = { text: '忘却之庭限时通关勋章', lang: 'cn' };
  expect(materialPage(lookup, 122001 as ItemId)?.name).toEqual(name);
  expect(materialListPage(lookup).materials).toContainEqual(
    expect.objectContaining({ id: 122001, pageId: '122001', name }),
  );
});

/** Lines of effects in which a sign has no figure behind it. */
function bareSigns(language: Language): string[] {
  const lookup = createLookup(dataset, language);
  const { skills, points, eidolons, lightCones } = dataset.effects;
  const bonuses = dataset.relics.sets.flatMap(({ id, bonuses: own }) =>
    own.flatMap(({ pieces }) => dataset.effects.relicBonus(id, pieces) ?? []),
  );
  const entries = [skills, points, eidolons, lightCones].flatMap((book) => [...book.values()]);
  return [...entries, ...bonuses]
    .flatMap((entry) => effectLines(lookup, entry) ?? [])
    .filter(({ segments }) => segments.some(({ parts }) => /[+−=] ?$/.test(String(parts.at(-1)))))
    .map((line) => lineText(language, line, []));
}

it.each(LANGUAGES)('no line of effects has a sign without a figure: %s', (language) => {
  expect(bareSigns(language)).toEqual([]);
});

it('what has no name in any language has no page, and stands on no list', () => {
  const lookup = createLookup(dataset, 'cn');
  expect(materialPage(lookup, 123001 as ItemId)).toBeUndefined();
  expect(materialListPage(lookup).materials.some(({ id }) => id === 123001)).toBe(false);
});

it('a skill that nobody named is called by its kind', () => {
  const cardsOf = (lookup: Lookup) =>
    [...dataset.characters.keys()].flatMap((id) =>
      (characterPage(lookup, id)?.variants ?? []).flatMap(({ skills, memosprite }) =>
        [...skills, ...memosprite].flatMap((group) => group.skills),
      ),
    );
  const nameless = cardsOf(createLookup({ ...dataset, names: {} }, 'ru'));
  expect(nameless.filter((card) => card.name !== null)).toEqual([]);
  expect(nameless.some((card) => card.type !== null)).toBe(true);
  const cards = cardsOf(createLookup(dataset, 'ru'));
  expect(cards.filter((card) => card.name === null && card.type === null)).toEqual([]);
});

it('a form of a skill without figures has no card, and its point is called by another', () => {
  const points = [...dataset.characters.values()].flatMap((character) =>
    character.variants.flatMap((variant) => variant.points),
  );
  const withoutFigures = points
    .flatMap((point) => point.skills)
    .filter((id) => !dataset.skills.has(id));
  expect([...new Set(withoutFigures)].sort((a, b) => a - b)).toEqual(FORMS_WITHOUT_FIGURES);
  const lookup = createLookup(dataset, 'en');
  for (const id of dataset.characters.keys()) {
    for (const { skills, memosprite } of characterPage(lookup, id)?.variants ?? []) {
      const cards = [...skills, ...memosprite].flatMap((group) => group.skills);
      expect(cards.filter((card) => withoutFigures.includes(card.id))).toEqual([]);
    }
  }
  const nameless = points.filter(
    (point) =>
      point.skills.some((id) => withoutFigures.includes(id)) && !pointName(lookup, point)?.text,
  );
  expect(nameless).toEqual([]);
});

it('such an id would be found', () => {
  const lookup = createLookup(dataset, 'de');
  const [character] = characterListPage(lookup).characters;
  const nameless = { ...character, name: lookup.nameOr('character', 9_998, 9_998) };
  expect(bareIds({ characters: [character, nameless] }, 'page')).toEqual([
    'page/characters/1/name 9998',
  ]);
});

it.each(['cn', 'cht', 'jp'] as const)('names made of others have wide brackets: %s', (language) => {
  const lookup = createLookup(dataset, language);
  const characters = characterListPage(lookup).characters.map(({ name }) => name.text);
  const feats = whoCanListPage(lookup).groups.flatMap(({ feats }) => feats);
  const named = [...characters, ...feats.map(({ label }) => label)];
  expect(named.filter((name) => name.includes('（')).length).toBeGreaterThan(20);
  expect(named.filter((name) => /[()]|\s[（♂♀]/.test(name))).toEqual([]);
});
