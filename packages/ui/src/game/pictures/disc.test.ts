import { expect, it } from 'vitest';
import { disc } from './disc.ts';

it('goes around its middle, from the left to the right and back', () => {
  expect(disc({ x: 10, y: 20, r: 2.5 })).toBe('M7.5 20a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0');
});

it('spares a page the tails of floating numbers', () => {
  expect(disc({ x: 0.3, y: 0, r: 0.1 })).toBe('M0.2 0a0.1 0.1 0 1 0 0.2 0a0.1 0.1 0 1 0 -0.2 0');
});
