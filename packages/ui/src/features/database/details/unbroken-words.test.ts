import { describe, expect, it } from 'vitest';
import { unbrokenWords } from './unbroken-words.ts';

const kept = (text: string) =>
  unbrokenWords(text)
    .filter(({ isKept }) => isKept)
    .map((word) => word.text);

describe('the words of a text', () => {
  it('are kept whole where a browser would guess at their ends', () => {
    expect(kept('RES PEN (ควอนตัม)')).toEqual(['(ควอนตัม)']);
    expect(kept('อัตราคริติคอล +15%')).toEqual(['อัตราคริติคอล']);
  });

  it('may break where they are longer than a line may be', () => {
    expect(kept('ศัตรูหนึ่งเป้าหมายและข้างเคียง')).toEqual([]);
  });

  it('are all of the text, spaces included', () => {
    const text = 'หาก:  HP ≤ 50% ตัวเอง ';
    expect(
      unbrokenWords(text)
        .map((word) => word.text)
        .join(''),
    ).toBe(text);
  });
});
