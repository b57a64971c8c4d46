import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { matchWithSlip } from './match-at.ts';

const isLike = (name: string, typed: string) =>
  matchWithSlip(`${foldText(name)}\n`, 0, foldText(typed)) >= 0;

describe('matchWithSlip', () => {
  it.each([
    ['no letter', 'Kafka', 'kafka'],
    ['a wrong letter', 'Kafka', 'kaska'],
    ['a letter too few', 'Kafka', 'kaka'],
    ['a letter too many', 'Kafka', 'kaffka'],
    ['a letter too many at its end', 'Kafka', 'kafkas'],
    ['two letters that changed places', 'Kafka', 'kakfa'],
    ['a first letter', 'Kafka', 'lafka'],
    ['a space', 'Dan Heng', 'danheng'],
    ['a syllable', '은하철도의 밤', '은하철마의밤'],
    ['a syllable too few', '별빛 속에 숨은', '별빛에 숨은'],
    ['a letter of a syllable', '제레', '재레'],
    ['two syllables that changed places', '카프카', '프카카'],
    ['a sign', '三月なのか', '三月なのだ'],
    ['a sign with a mark', 'カフカ', 'ガフカ'],
    ['a vowel of Thai', 'เครดิต', 'เครดต'],
  ])('forgives %s', (_, name, typed) => {
    expect(isLike(name, typed)).toBe(true);
  });

  it('forgives only one', () => {
    expect([
      isLike('Kafka', 'kesko'),
      isLike('Kafka', 'afkac'),
      isLike('카프카', '코파카'),
    ]).toEqual([false, false, false]);
  });

  it('leaves something of what was typed', () => {
    expect([
      isLike('刃', '😀'),
      isLike('치유', '😀'),
      isLike('刃', 'ㅋㅍㅋ'),
      isLike('칸', '캉'),
    ]).toEqual([false, false, false, true]);
  });

  it('ends with the line', () => {
    const text = `${foldText('Luka')}\n${foldText('Kafka')}\n`;
    expect(matchWithSlip(text, 0, 'lukaka')).toBe(-1);
    expect(matchWithSlip(text, 0, 'lukak')).toBe(4);
  });

  it('goes as far as one slip lets it', () => {
    const text = `${foldText('Seele')}\n`;
    expect(matchWithSlip(text, 0, 'sele')).toBe(5);
    expect(matchWithSlip(text, 0, 'seeele')).toBe(5);
  });

  it('forgives any one change of any word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(word, fc.nat(7), fc.constantFrom(...'abcde'), (name, place, letter) => {
        const at = place % name.length;
        const [before, rest] = [name.slice(0, at), name.slice(at)];
        const [first = '', second = ''] = rest;
        for (const typed of [
          before + letter + rest.slice(1),
          before + letter + rest,
          before + rest.slice(1),
          before + second + first + rest.slice(2),
        ]) {
          expect([typed, matchWithSlip(`${name}\n`, 0, typed) >= 0]).toEqual([typed, true]);
        }
      }),
    );
  });
});
