import { describe, expect, it } from 'vitest';
import { placesOf } from './places-of.ts';

const stage = (id: number, name: string | null, more = {}) => ({
  id,
  name: name === null ? null : { text: name },
  power: 10,
  equilibrium: 0,
  ...more,
});

describe('placesOf', () => {
  it('tells a stage that stands in several worlds once, and how many there are', () => {
    const places = placesOf([stage(1, 'Memories'), stage(2, 'Aether'), stage(3, 'Memories')]);
    expect(places.map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('keeps apart what differs in power or level, and what has no name', () => {
    const apart = [
      stage(1, 'Memories'),
      stage(2, 'Memories', { power: 20 }),
      stage(3, 'Memories', { equilibrium: 3 }),
      stage(4, null),
      stage(5, null),
    ];
    expect(placesOf(apart)).toHaveLength(apart.length);
  });
});
