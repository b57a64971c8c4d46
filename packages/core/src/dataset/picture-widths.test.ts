import { describe, expect, it } from 'vitest';
import { pictureFiles, smallerWidths, WIDEST_PICTURE } from './picture-widths.ts';

describe('the widths that a picture is kept in', () => {
  it('are those below its own, never its own again', () => {
    expect(smallerWidths(1)).toEqual([]);
    expect(smallerWidths(64)).toEqual([]);
    expect(smallerWidths(65)).toEqual([64]);
    expect(smallerWidths(900)).toEqual([64, 128, 256, 512]);
    expect(smallerWidths(WIDEST_PICTURE)).toEqual([64, 128, 256, 512, 1024]);
  });
});

it('a browser is told of every file of a picture, and how wide it is', () => {
  expect(pictureFiles('/assets/a', 200)).toBe(
    '/assets/a.64.webp 64w, /assets/a.128.webp 128w, /assets/a.webp 200w',
  );
  expect(pictureFiles('/assets/a', 48)).toBe('/assets/a.webp 48w');
});
