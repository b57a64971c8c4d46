import { createLookup, SKILL_TYPE_AT } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import { characterPage } from './character.ts';

const characters = [...dataset.characters.values()];

it('every skill says at its place in the tree what it says of itself', () => {
  const places = characters.flatMap(({ variants }) =>
    variants.flatMap(({ points }) =>
      points.flatMap(({ anchor, skills: [first] }) => {
        const type = first && dataset.skills.get(first)?.type;
        return type ? [`${SKILL_TYPE_AT[anchor]} ${type}`] : [];
      }),
    ),
  );
  expect([...new Set(places)].sort()).toEqual(
    ['basic', 'elation', 'memosprite', 'skill', 'talent', 'technique', 'ultimate'].map(
      (type) => `${type} ${type}`,
    ),
  );
});

it('every group of skills on a character’s page tells what its first one is', () => {
  const lookup = createLookup(dataset, 'en');
  const groups = characters.flatMap(({ id }) =>
    (characterPage(lookup, id)?.variants ?? []).flatMap(({ skills, memosprite }) => [
      ...skills,
      ...memosprite,
    ]),
  );
  expect(groups.length).toBeGreaterThan(500);
  expect(groups.filter(({ skills: [first] }) => !first?.type)).toEqual([]);
  const talents = groups.filter(({ anchor }) => anchor === 20).flatMap(({ skills }) => skills);
  expect(new Set(talents.map(({ type }) => type))).toContain('memospriteTalent');
});
