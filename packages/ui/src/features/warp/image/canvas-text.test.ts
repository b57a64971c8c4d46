import { describe, expect, it } from 'vitest';
import { wrapped } from './canvas-text.ts';

/** A letter is as wide as any. */
const context = {
  measureText: (text: string) => ({ width: text.length }),
} as CanvasRenderingContext2D;
const lines = (text: string, width: number, most = 9, tag = 'en') =>
  wrapped(context, text, { width, lines: most, tag });

describe('a text on a canvas', () => {
  it('breaks between words, and no line begins with a space or ends with one', () => {
    expect(lines('Long May Rainbows Adorn the Sky', 14)).toEqual([
      'Long May',
      'Rainbows Adorn',
      'the Sky',
    ]);
    expect(lines('Isn’t Over', 5)).toEqual(['Isn’t', 'Over']);
  });

  it('keeps marks with the word before them, and opening ones with the word after', () => {
    expect(lines('March 7th (Preservation)', 14)).toEqual(['March 7th', '(Preservation)']);
    expect(
      lines('その一刻、目に焼き付けて', 5, 9, 'ja').every((line) => !/^[、。]/.test(line)),
    ).toBe(true);
  });

  it('breaks a word where it is wider than a line, but no letter from its marks', () => {
    expect(lines('Inherently', 4)).toEqual(['Inhe', 'rent', 'ly']);
    expect(lines('So Inherently', 5)).toEqual(['So', 'Inher', 'ently']);
    expect(lines('กำลัง', 3, 9, 'th').every((line) => !/^\p{M}/u.test(line))).toBe(true);
  });

  it('ends with dots where more is left than lines are', () => {
    expect(lines('Long May Rainbows Adorn the Sky', 14, 2)).toEqual(['Long May', 'Rainbows Ador…']);
  });
});
