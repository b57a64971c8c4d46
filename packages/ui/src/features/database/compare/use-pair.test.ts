import { expect, it } from 'vitest';
import { pairOf, queryOfPair } from './use-pair.ts';

const named = (pageId: string) => ({ pageId, name: { text: pageId } });
const page = { characters: ['seele', 'blade'].map(named), lightCones: ['void'].map(named) };

it('a pair is what its address names, as far as there is such a thing', () => {
  expect(pairOf('?characters=seele,blade', page)).toEqual({
    kind: 'characters',
    left: 'seele',
    right: 'blade',
    enhanced: [],
  });
  expect(pairOf('?characters=seele,blade&enhanced=x,right', page).enhanced).toEqual(['right']);
  expect(pairOf('?lightcones=void', page)).toMatchObject({ kind: 'lightcones', left: 'void' });
  expect(pairOf('?lightcones=seele,x', page)).toMatchObject({ left: undefined, right: undefined });
  expect(pairOf('', page).kind).toBe('characters');
});

it('an address of a pair leads back to it', () => {
  for (const pair of [
    { kind: 'characters', left: 'seele', right: 'blade', enhanced: [] },
    { kind: 'characters', left: 'seele', right: 'blade', enhanced: ['left', 'right'] },
    { kind: 'characters', left: undefined, right: 'blade', enhanced: ['right'] },
    { kind: 'lightcones', left: 'void', right: undefined, enhanced: [] },
  ] as const) {
    expect(pairOf(queryOfPair(pair), page)).toEqual(pair);
  }
});
