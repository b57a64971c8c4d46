import type { WarpBanner } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { runningBanners } from './running-banners.ts';

const banner = (id: number, start: string, end?: string): WarpBanner => ({
  ...{ id, type: 11, start: `${start} 12:00:00` },
  ...(end && { end: `${end} 03:59:00` }),
});
const banners = new Map(
  [
    banner(1, '2026-01-01', '2026-02-01'),
    banner(2, '2026-01-20', '2026-02-10'),
    banner(3, '2026-01-20', '2026-01-30'),
    banner(4, '2023-04-26'),
    { ...banner(5, '2026-01-20', '2026-02-10'), type: 12 as const },
  ].map((one) => [one.id, one]),
);
const unnumbered = [
  { type: 11, featured: 1503, start: '2026-09-28 11:00:00', end: '2026-11-10 15:00:00' },
] as const;
const idsAt = (now: string) =>
  runningBanners({ banners, unnumbered }, 11, now).map((one) => ('id' in one ? one.id : 0));

describe('running banners', () => {
  it('have begun and not ended by the server’s time, the first to end in front', () => {
    expect(idsAt('2026-01-20 11:59:59')).toEqual([1]);
    expect(idsAt('2026-01-20 12:00:00')).toEqual([3, 1, 2]);
    expect(idsAt('2026-02-01 03:59:00')).toEqual([2]);
    expect(idsAt('2026-10-01 00:00:00')).toEqual([0]);
    expect(idsAt('2027-01-01 00:00:00')).toEqual([]);
  });
});
