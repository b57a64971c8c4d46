import type { Entry } from '@trailbook/core/internal/planner';
import type { HeldItem } from '@trailbook/core/internal/warp';
import type { WarpBanner } from '@trailbook/pages';
import { expect, it } from 'vitest';
import { plannedTargets } from './planned.ts';

const banners = new Map<number, WarpBanner>(
  (
    [
      { id: 2003, type: 11, featured: 1102 },
      { id: 2013, type: 11, featured: 1102 },
      { id: 2007, type: 11, featured: 1205 },
      { id: 3003, type: 12, featured: 23001 },
      { id: 1001, type: 1 },
    ] as const
  ).map((banner) => [banner.id, banner]),
);
const entries = [1102, 1205, 23001, 1001].map((id, at) => ({ id, priority: 9 - at }) as Entry);

it('what is planned and not held is wished for, once, in the plan’s order, on the type that features it', () => {
  const collection = [{ itemId: 1205 }] as HeldItem[];
  expect(plannedTargets({ banners }, entries, collection)).toEqual([
    { type: 12, copies: 1, itemId: 23001 },
    { type: 11, copies: 1, itemId: 1102 },
  ]);
});
