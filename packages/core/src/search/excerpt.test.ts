import { describe, expect, it } from 'vitest';
import { excerptOf } from './index.ts';

const LONG =
  'Long before anybody had counted the harbours of the north, a keeper walked from pier to pier and lit forty lamps with one match, and nobody has asked her since who paid for all of the oil.';

const joined = (text: string, query: string) =>
  excerptOf(text, query)
    .map((part) => part.text)
    .join('');
const marked = (text: string, query: string) =>
  excerptOf(text, query)
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

describe('the piece of a sentence that has the words of a query', () => {
  it('is the sentence where that is short, with its words marked', () => {
    expect(excerptOf('Struck from flint.', 'flin struck')).toEqual([
      { text: 'Struck', isMatch: true },
      { text: ' from ', isMatch: false },
      { text: 'flint', isMatch: true },
      { text: '.', isMatch: false },
    ]);
  });

  it('is cut between words around the words, of 60 to 90 signs', () => {
    const piece = joined(LONG, 'lamps match');
    expect(piece).toMatch(/^…\S.* forty lamps with one match, .*\S…$/);
    expect(piece.length).toBeGreaterThanOrEqual(60);
    expect(piece.length).toBeLessThanOrEqual(90);
    const inner = piece.slice(1, -1);
    expect(` ${LONG} `).toMatch(new RegExp(`[ ]${inner}[ ,.]`));
    expect(joined(LONG, 'long')).toMatch(/^Long before .*…$/);
    expect(joined(LONG, 'oil')).toMatch(/^…\S.* of the oil\.$/);
    expect(joined(LONG, 'oil').length).toBeGreaterThanOrEqual(60);
  });

  it('is where most of the words stand', () => {
    expect(marked(`Lamps. ${LONG}`, 'lamps match')).toEqual(['lamps', 'match']);
  });

  it('has what is written otherwise marked: case, accents, marks, kana, Hangul', () => {
    expect(marked('The ÉTOILE’s light', 'etoile')).toEqual(['ÉTOILE’s']);
    expect(marked('呼び鈴のように鳴る。', 'ヨウ')).toEqual(['よう']);
    expect(marked('등불을 켜는 사람', '켜는')).toEqual(['켜는']);
    expect(marked('Die Straße lang', 'strasse')).toEqual(['Straße']);
  });

  it('marks no middle of a word', () => {
    expect(marked('Relight the light.', 'light')).toEqual(['light']);
  });

  it('parts no sign, however many letters it is made of', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    const piece = joined(`${family.repeat(100)}灯${family.repeat(100)}`, '灯');
    expect(piece.replaceAll(family, '')).toBe('…灯…');
    const thai = 'กี้'.repeat(100);
    expect(joined(thai, 'กี้').replaceAll('กี้', '')).toBe('…');
  });

  it('is the beginning where none of the words is seen', () => {
    expect(joined(LONG, 'zebra')).toMatch(/^Long before .*…$/);
    expect(excerptOf('', 'zebra')).toEqual([]);
  });
});
