import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import { homePage } from './index.ts';

describe('the start page', () => {
  const page = homePage(createLookup(dataset, 'ru'));

  it('shows the latest character and light cone 23052', () => {
    expect(page.slides.map(({ kind }) => kind)).toEqual(['character', 'lightCone']);
    expect(page.slides[0]).toMatchObject({ rarity: 5, isNew: true });
    expect(page.slides[1]?.id).toBe(23052);
  });

  it('tells the banners of the two latest versions by when they run', () => {
    const { phases } = page;
    expect(new Set(phases.map(({ version }) => version)).size).toBe(2);
    expect(phases.map(({ start }) => start)).toEqual(phases.map(({ start }) => start).sort());
    expect(phases.every(({ start, end }) => start < end)).toBe(true);
  });

  it('puts characters and light cones that run together into one phase', () => {
    const kinds = page.phases.map(({ featured }) => new Set(featured.map(({ kind }) => kind)));
    // Of the second half of 4.6 no notice names the light cone.
    const alone = page.phases.filter((_, at) => kinds[at]?.size !== 2);
    expect(alone.map(({ version, featured }) => [version, featured.map(({ id }) => id)])).toEqual([
      ['4.6', [1507]],
    ]);
  });

  it('leaves out banners of which nobody knows when they end', () => {
    const shown = page.phases.flatMap(({ featured }) => featured.map(({ id }) => id));
    const endless = dataset.banners.banners.filter(({ end }) => end === undefined);
    expect(endless.length).toBeGreaterThan(0);
    expect(shown).not.toContain(endless.at(-1)?.featured);
  });
});
