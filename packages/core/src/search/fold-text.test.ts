import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataJson } from '../../test/real-data.ts';
import { foldLines, foldText } from './fold-text.ts';

const NAMES = Object.values(dataJson.names as Record<string, Record<string, object>>).flatMap(
  (kinds) => Object.values(kinds).flatMap((names): string[] => Object.values(names)),
);

describe('foldText', () => {
  it.each([
    ['case', 'Dan HENG', 'dan heng'],
    ['accents', 'Señor Élan, Größe', 'Senor Elan Grosse'],
    ['Vietnamese', 'Điềm Đạm', 'diem dam'],
    ['ё and й', 'Ёлка Йод', 'елка иод'],
    ['full width', 'ＬＶ．９９９', 'lv 999'],
    ['half-width kana', 'ｾﾞｰﾚ', 'ゼーレ'],
    ['hiragana', 'ぜーれ', 'ゼーレ'],
    ['soft hyphens', 'Errungen\u00adschaften', 'errungenschaften'],
    ['apostrophes', 'Passerby’s', "passerby's"],
    ['marks between words', 'Topaz & Numby', 'topaz — numby'],
    ['marks and spaces in Han and kana', '丹恒・飲月', '丹恒 飲月'],
    ['spaces in Hangul', '별빛 속에', '별빛속에'],
    ['spaces in Thai', 'ท่าน Herta', 'ท่านHERTA'],
  ])('tells no %s apart', (_, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it('keeps voiced kana, tones of Thai and figures, which tell names apart', () => {
    expect(foldText('か')).not.toBe(foldText('が'));
    expect(foldText('ท่าน')).not.toBe(foldText('ทาน'));
    expect(foldText('Lv. 80')).toBe('lv 80');
  });

  it('takes Hangul apart as it is typed, key by key', () => {
    const typed = ['ㅈ', '제', '젤', '제레'];
    const folded = typed.map(foldText);
    for (const [at, text] of folded.entries()) expect(folded.at(-1)?.startsWith(text), typed[at]);
    expect(foldText('과').startsWith(foldText('고'))).toBe(true);
    expect(foldText('없다')).toBe(foldText('ㅇㅓㅂㅅㄷㅏ'));
  });

  it('takes marks for the name where there is nothing else', () => {
    expect([foldText('…?!'), foldText(' - '), foldText('')]).toEqual(['...?!', '-', '']);
  });

  it('leaves what is folded as it is', () => {
    for (const name of NAMES) expect(foldText(foldText(name))).toBe(foldText(name));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

it('foldLines folds each line as if it were alone', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const lines = texts.map((text) => text.replaceAll('\n', ''));
      expect(foldLines(lines.join('\n'))).toBe(lines.map(foldText).join('\n'));
    }),
  );
});
