import { describe, expect, it } from 'vitest';
import { dotOfVersion, dotsAt } from './red-dots.ts';

describe('a red dot', () => {
  const IDS = ['char_v37', 'warp-luocha', 'calculator', 'achieve', 'elsewhere'];

  it.each([
    ['/characters', ['char_v37']],
    ['/warp#char_event', ['warp-luocha']],
    ['/planner', ['calculator']],
    ['/achievements', ['achieve']],
    ['/materials', []],
  ])('stands at the place that its id names: %s', (place, dots) => {
    expect(dotsAt(place, IDS)).toEqual(dots);
  });

  it('of another campaign stands at the same place', () => {
    expect(dotsAt('/warp#char_event', ['warp-anniversary'])).toEqual(['warp-anniversary']);
  });

  it('comes with each version of the data', () => {
    expect(dotOfVersion('3.7')).toEqual(['char_v37']);
    expect(dotOfVersion(null)).toEqual([]);
  });
});
