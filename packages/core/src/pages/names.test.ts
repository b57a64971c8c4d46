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

it('such an id would be found', () => {
  const lookup = createLookup(dataset, 'de');
  const [character] = characterListPage(lookup).characters;
  const nameless = { ...character, name: lookup.nameOr('character', 9_998, 9_998) };
  expect(bareIds({ characters: [character, nameless] }, 'page')).toEqual([
    'page/characters/1/name 9998',
  ]);
});
