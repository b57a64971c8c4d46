import type { HomeThing } from '@trailbook/pages';
import { expect, it } from 'vitest';
import { phaseLanes, phasesBeside } from './phase-lanes.ts';

const thing = (id: number): HomeThing => ({
  ...{ id, kind: 'character', pageId: String(id), name: { text: `Name ${id}` } },
  ...{ rarity: 5, path: 'hunt', isNew: false },
});
const phase = {
  ...{ version: '4.6', start: '2026-09-28 11:00:00', end: '2026-10-21 11:59:00' },
  ...{ startsAt: 0, endsAt: 0, featured: [thing(1505), thing(1507)] },
};
const days = { from: '2026-09-28', until: '2026-10-21' };
const namesBeside = (...targets: Parameters<typeof phasesBeside>[1]) =>
  phaseLanes(phasesBeside([phase], targets)).map(({ names }) => names.map(({ text }) => text));

it('draws a banner that is wanted once', () => {
  expect(namesBeside()).toEqual([['Name 1505', 'Name 1507']]);
  expect(namesBeside({ itemId: 1505, ...days })).toEqual([['Name 1507']]);
  expect(namesBeside({ itemId: 1505, ...days }, { itemId: 1507, ...days })).toEqual([]);
});

it('draws beside it the same on other days, which the player expects', () => {
  const later = { itemId: 1505, from: '2027-01-01', until: '2027-01-21' };
  expect(namesBeside(later)).toEqual([['Name 1505', 'Name 1507']]);
});
