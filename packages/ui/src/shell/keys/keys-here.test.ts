import { expect, it } from 'vitest';
import { keysHere } from './keys-here.ts';

it('tells of the keys of the line only where there is one', () => {
  const uses = ['tabs', 'stations', 'save'] as const;
  expect(keysHere(uses, () => false)).toEqual(['tabs', 'save']);
  expect(keysHere(uses, (selector) => selector === '[data-station]')).toEqual(uses);
});
