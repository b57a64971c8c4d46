import { kindOf, type StoredTarget } from '@trailbook/core/internal/user-data';
import type { WarpBanner, WarpData } from '@trailbook/pages';
import { expect, it } from 'vitest';
import { questionOf } from './question-of.ts';

const game: Pick<WarpData, 'banners' | 'unnumbered'> = {
  banners: new Map<number, WarpBanner>([
    [1, { id: 1, type: 11, version: '4.5', start: '2026-08-17 11:00:00' }],
  ]),
  unnumbered: [
    {
      ...{ type: 11, version: '4.6', featured: 1505 },
      ...{ start: '2026-09-28 11:00:00', end: '2026-10-21 11:59:00' },
    },
  ],
};
const { empty } = kindOf('forecast');
const target: StoredTarget = {
  ...{ targetId: 4, type: 12, itemId: 23055, copies: 2 },
  ...{ from: '2026-12-02', until: '2026-12-23' },
};
const now = {
  standing: { state: { 12: { pity: 3, guaranteed: false } }, open: [11, 12] as const },
  today: '2026-11-28',
  until: '2026-12-12',
  days: ['2026-12-01'],
};

it('asks for the targets, from the player’s own stand, with the income that counts', () => {
  const asked = questionOf(game, { ...empty, targets: [target] }, now);
  expect(asked).toMatchObject({
    state: now.standing.state,
    // Nothing is wanted of characters: what is not known of them changes nothing.
    open: [12],
    targets: [{ type: 12, copies: 2, from: '2026-12-02', until: '2026-12-23' }],
    savings: { jade: 0, passes: 0, on: '2026-11-28' },
    income: [
      { rhythm: 'daily' },
      { rhythm: 'weekly' },
      { rhythm: 'monthly' },
      { rhythm: 'version' },
    ],
    featured: {},
    days: ['2026-12-01'],
  });
});

it('goes on with versions after those that are known, to the last day that matters', () => {
  // Six weeks each: 2026-11-09, 2026-12-21.
  const { versions } = questionOf(game, { ...empty, targets: [target] }, now);
  expect(versions).toEqual(['2026-08-17', '2026-09-28', '2026-11-09', '2026-12-21']);
});

it('counts what achievements give where the player wants it', () => {
  const savings = { jade: 100, passes: 1, on: '2026-11-20' };
  const of = (achievements: boolean) =>
    questionOf(game, { ...empty, savings, achievements }, { ...now, jadeLeft: 480 }).savings;
  expect(of(false)).toEqual(savings);
  expect(of(true)).toEqual({ ...savings, jade: 580 });
});

it('asks with the chances that players have seen, where they say so', () => {
  expect(questionOf(game, { ...empty, featured: 'observed' }, now).featured).toEqual({ 11: 0.56 });
});
