import type { WarpBanner } from '@trailbook/pages';
import { expect, it } from 'vitest';
import { comingBanners, hasKnownDays } from './known-banners.ts';

const banner = (id: number, changes: Partial<WarpBanner>): [number, WarpBanner] => [
  id,
  {
    ...{ id, type: 11, featured: 1102, version: '4.6' },
    ...{ start: '2026-09-28 11:00:00', end: '2026-10-21 11:59:00' },
    ...changes,
  },
];
const game = {
  banners: new Map([
    banner(1, { end: '2026-11-10 15:00:00', featured: 1505 }),
    banner(2, {}),
    // Of one phase under two numbers.
    banner(3, {}),
    banner(4, { type: 1 }),
    banner(5, { type: 12, featured: 23001 }),
    banner(6, { start: '2026-08-01 11:00:00', end: '2026-09-28 03:59:00' }),
  ]),
  unnumbered: [],
};

it('lists what runs or is to come, once each, those that end first in front', () => {
  const days = { from: '2026-09-28', until: '2026-10-21' };
  expect(comingBanners(game, '2026-09-28')).toEqual([
    { type: 11, itemId: 1102, ...days },
    { type: 12, itemId: 23001, ...days },
    { type: 11, itemId: 1505, from: '2026-09-28', until: '2026-11-10' },
  ]);
  expect(comingBanners(game, '2026-11-11')).toEqual([]);
});

it('knows a target of theirs from one that the player expects', () => {
  const banners = comingBanners(game, '2026-09-28');
  const target = { targetId: 0, type: 11, itemId: 1102, copies: 2 } as const;
  const days = { from: '2026-09-28', until: '2026-10-21' };
  expect(hasKnownDays({ ...target, ...days }, banners)).toBe(true);
  expect(hasKnownDays({ ...target, ...days, until: '2026-10-22' }, banners)).toBe(false);
  expect(hasKnownDays({ ...target, ...days, itemId: 1505 }, banners)).toBe(false);
});
