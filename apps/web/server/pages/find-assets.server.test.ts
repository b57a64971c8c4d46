import { expect, it } from 'vitest';
import { createFindAssets } from './find-assets.server';

const find = createFindAssets({
  version: 1,
  pictures: {
    'SpriteOutput/A/1': { width: 900, height: 1200, placeholder: 'UklGRg==' },
    'SpriteOutput/B/2': { width: 64, height: 64 },
    constructor: { width: 1, height: 1 },
  },
  voices: { en: ['1', '2'], jp: ['2'] },
});

it('finds the pictures that a model names, wherever it does, and no others', () => {
  const model = {
    art: 'SpriteOutput/A/1',
    icon: 'SpriteOutput/B/9',
    costs: [{ items: { 7: { icon: 'SpriteOutput/B/2' } } }],
    none: null,
  };
  expect(find(model)).toEqual({
    pictures: { 'SpriteOutput/A/1': [900, 1200, 'UklGRg=='], 'SpriteOutput/B/2': [64, 64] },
    clips: {},
  });
  expect(find({ icon: 'SpriteOutput/B/9' })).toEqual({ pictures: {}, clips: {} });
});

it('finds clips by what is spoken, and in which languages it is', () => {
  const model = { voices: [{ audio: '1' }, { audio: '2' }, { audio: '3' }, {}], level: '1' };
  expect(find(model).clips).toEqual({ en: ['1', '2'], jp: ['2'] });
});
