import { expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { LANGUAGES, type Language } from '../dataset/index.ts';
import {
  characterListPage,
  characterPage,
  createLookup,
  lightConeListPage,
  lightConePage,
  packPlanner,
  presetsPage,
  relicListPage,
  relicPage,
} from './index.ts';
import { pointName } from './skills.ts';

/** Where a page names something by a number alone, as paths into the page's model. */
function bareIds(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { text } = value as { text?: unknown };
  const own = typeof text === 'string' && /^\d{2,}$/.test(text) ? [`${path} ${text}`] : [];
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

function allPages(language: Language): string[] {
  const lookup = createLookup(dataset, language);
  return [
    bareIds(characterListPage(lookup), 'characters'),
    bareIds(lightConeListPage(lookup), 'light cones'),
    bareIds(relicListPage(lookup), 'relics'),
    bareIds(presetsPage(lookup), 'presets'),
    bareIds(packPlanner(lookup).names, 'planner'),
    ...[...dataset.characters.keys()].map((id) =>
      bareIds(characterPage(lookup, id), `character ${id}`),
    ),
    ...[...dataset.lightCones.keys()].map((id) =>
      bareIds(lightConePage(lookup, id), `light cone ${id}`),
    ),
    ...dataset.relics.sets.map(({ id }) => bareIds(relicPage(lookup, id), `relic set ${id}`)),
  ].flat();
}

it.each(LANGUAGES)('no page shows an id in the place of a name: %s', (language) => {
  expect(allPages(language)).toEqual([]);
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
