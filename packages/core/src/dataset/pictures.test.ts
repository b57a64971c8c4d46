import { describe, expect, it } from 'vitest';
import { picturesSchema } from './pictures.ts';

describe('the list of what the assets hold', () => {
  const good = {
    version: 1,
    pictures: {
      'SpriteOutput/A/1': { width: 900, height: 1200, placeholder: 'UklGRg==' },
      'SpriteOutput/B/2': { width: 64, height: 64 },
    },
    voices: { en: ['71001001'] },
  };

  it('is read with voices of only some languages, and placeholders of art alone', () => {
    expect(picturesSchema.parse(good)).toEqual(good);
  });

  it.each([
    { ...good, version: 2 },
    { ...good, voices: { ru: [] } },
    { ...good, voices: { en: ['../x'] } },
    { ...good, pictures: { a: { width: 4096, height: 1 } } },
    { ...good, pictures: { a: { width: 1, height: 1, placeholder: '"><script>' } } },
  ])('is refused where it is another: %j', (other) => {
    expect(picturesSchema.safeParse(other).success).toBe(false);
  });
});

it.each([
  '../secret',
  'a/../b',
  '/etc/passwd',
  'a//b',
  'a/',
  '.git/config',
  'a b',
  'a?b',
  'a%2fb',
  '',
])('takes no path that could lead elsewhere: %j', (path) => {
  const pictures = { [path]: { width: 8, height: 8 } };
  expect(picturesSchema.safeParse({ version: 1, pictures, voices: {} }).success).toBe(false);
});
