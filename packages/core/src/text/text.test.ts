import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  figureFormats,
  formatFigure,
  formatStat,
  formatStatChange,
  parseText,
  plainText,
  tellingFigures,
} from './index.ts';

describe('figures in a text', () => {
  it.each([
    ['#1[i]', { kind: 'param', index: 1, format: 'i', isPercent: false }],
    ['#2[f1]%', { kind: 'param', index: 2, format: 'f1', isPercent: true }],
    ['#12[f2]', { kind: 'param', index: 12, format: 'f2', isPercent: false }],
    ['#3[m]', { kind: 'param', index: 3, format: 'm', isPercent: false }],
  ])('%s is a place for one', (text, node) => {
    expect(parseText(text)).toEqual([node]);
  });

  it.each(['#[i]', '#1[x]', '#1', '#123[i]', '# 1[i]'])('%s is text', (text) => {
    expect(parseText(text)).toEqual([text]);
  });

  it('are written as the language does', () => {
    const share = { format: 'i', isPercent: true } as const;
    expect(formatFigure('en', 0.5, share)).toBe('50%');
    expect(formatFigure('de', 0.5, share)).toBe('50\u00a0%');
    expect(formatFigure('en', 0.052500002, { format: 'f2', isPercent: true })).toBe('5.25%');
    expect(formatFigure('en', 0.3, { format: 'f1', isPercent: true })).toBe('30.0%');
    expect(formatFigure('ru', 7.5, { format: 'm', isPercent: false })).toBe('7,5');
    expect(formatFigure('en', 1234.5, { format: 'f1', isPercent: false })).toBe('1,234.5');
  });
});

describe('marks', () => {
  it('become a tree', () => {
    expect(
      parseText('Deals <color=#f29e38ff><unbreak>#1[i]%</unbreak></color> of <u>ATK</u>'),
    ).toEqual([
      'Deals ',
      {
        kind: 'emphasis',
        children: [
          {
            kind: 'whole',
            children: [{ kind: 'param', index: 1, format: 'i', isPercent: true }],
          },
        ],
      },
      ' of ',
      { kind: 'term', children: ['ATK'] },
    ]);
  });

  it('that nobody knows are left out, their text stays', () => {
    expect(parseText('<align="left">a</align> <size=20>b</size><script>c</script>')).toEqual([
      'a bc',
    ]);
  });

  it('that keep a stretch whole do so where it fits a phone', () => {
    const long = 'a'.repeat(41);
    expect(parseText(`<unbreak>${long}</unbreak>`)).toEqual([long]);
    expect(parseText('<unbreak>short</unbreak>')).toEqual([{ kind: 'whole', children: ['short'] }]);
    expect(parseText(`<unbreak><i>${long}</i></unbreak>`)).toEqual([
      { kind: 'italic', children: [long] },
    ]);
  });

  it('of direction that are not seen are left out, as are controls; those of two-way writing stay', () => {
    expect(parseText('a\u202eb\u2067c\u0000d\u009fe\tf')).toEqual(['abcde\tf']);
    expect(parseText('\u200fאב\u200e')).toEqual(['\u200fאב\u200e']);
    // What they part is put together again, and read as the mark that it then is.
    expect(parseText('<scr\u202eipt>a</script>')).toEqual(['a']);
  });

  it('that every object knows of itself are unknown too', () => {
    expect(parseText('<constructor>a</constructor>')).toEqual(['a']);
  });

  it('that are not closed end with the text, and strays are dropped', () => {
    expect(parseText('a<i>b</u></i></b>c<b>d')).toEqual([
      'a',
      { kind: 'italic', children: ['b'] },
      'c',
      { kind: 'bold', children: ['d'] },
    ]);
  });

  it('that cross are closed by the outer one', () => {
    expect(parseText('<i>a<b>b</i>c</b>')).toEqual([
      { kind: 'italic', children: ['a', { kind: 'bold', children: ['b'] }] },
      'c',
    ]);
  });

  it('both spellings of a line break are one', () => {
    expect(parseText('a\\nb\nc')).toEqual(['a', { kind: 'break' }, 'b', { kind: 'break' }, 'c']);
  });

  it('a comparison is no tag', () => {
    expect(parseText('1 < 2 and 3 > 2')).toEqual(['1 < 2 and 3 > 2']);
  });
});

describe('words in braces', () => {
  it('the player, by name and by gender, in either order', () => {
    expect(parseText('{NICKNAME}: {F#she}{M#he} {M#his}{F#her}')).toEqual([
      { kind: 'nickname' },
      ': ',
      { kind: 'gender', female: ['she'], male: ['he'] },
      ' ',
      { kind: 'gender', female: ['her'], male: ['his'] },
    ]);
  });

  it('two places side by side stay two', () => {
    expect(parseText('{F#a}{M#b}{F#c}{M#d}')).toEqual([
      { kind: 'gender', female: ['a'], male: ['b'] },
      { kind: 'gender', female: ['c'], male: ['d'] },
    ]);
  });

  it('readings and pictures', () => {
    expect(parseText('{RUBY_B#せいきゅう}星穹{RUBY_E#}列車{Img#2}')).toEqual([
      { kind: 'ruby', children: ['星穹'], reading: 'せいきゅう' },
      '列車',
      { kind: 'picture', number: 2 },
    ]);
  });

  it('one of several layouts is shown, machinery is not, anything else is text', () => {
    expect(
      parseText('{LAYOUT_MOBILE#Tap}{LAYOUT_KEYBOARD#Press}{SPACE}{TEXTJOIN#54}{what}'),
    ).toEqual(['Press {what}']);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    '<color=#fff>',
    '</color>',
    '<u>',
    '</u>',
    '<unbreak>',
    '</unbreak>',
    '{RUBY_B#x}',
    '{RUBY_E#}',
    '{F#',
    '{M#a}',
    '}',
    '{NICKNAME}',
    '#1[i]%',
    '#',
    '\\n',
    '<',
    '>',
    'abc',
    '星',
  );

  const context = { language: 'en', params: [0.5], nickname: 'N', gender: 'F' } as const;

  it('law: can be read, and no tag of it reaches the tree', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' }))), (parts) => {
        const text = plainText(parseText(parts.join('')), context);
        expect(text).not.toMatch(/<(color|u|unbreak)(=[^<>]*)?>|\{(NICKNAME|RUBY_E#)\}/);
      }),
    );
  });

  it('is read in one pass, however it is built', () => {
    for (const part of ['<u>', '{F#a}', '<color=', '{RUBY_B#', '#1[', '{M#']) {
      const tree = parseText(`${part.repeat(20_000)} end`);
      expect(plainText(tree, context)).toMatch(/ end$/);
    }
  });

  it('law: plain words stay as they are', () => {
    const words = fc.stringMatching(/^[a-z ,.!?]*$/);
    fc.assert(
      fc.property(words, (text) => {
        expect(parseText(text)).toEqual(text ? [text] : []);
      }),
    );
  });
});

describe('where no text says how a figure is written', () => {
  it('broken ones are shares, whole and large ones amounts', () => {
    const formats = figureFormats([
      [1.1, 0.25, 2, 445.5, 1],
      [1.21, 0.25, 2, 512.3, 1.5],
    ]);
    expect(formats.map((format) => format.isPercent)).toEqual([true, true, false, false, true]);
  });

  it('stats are written by their kind', () => {
    expect(formatStat('en', 'SpeedDelta', 25.032)).toBe('25.03');
    expect(formatStat('en', 'CriticalChanceBase', 0.053300003)).toBe('5.3%');
    expect(formatStat('en', 'HPDelta', 705.6)).toBe('705.6');
    expect(formatStat('en', 'IceResistanceDelta', 0.1)).toBe('10.0%');
  });

  it('what a stat gains or loses bears one sign', () => {
    expect(formatStatChange('en', 'SpeedAddedRatio', 0.06)).toBe('+6.0%');
    expect(formatStatChange('en', 'SpeedAddedRatio', -0.08)).toBe('−8.0%');
    expect(formatStatChange('de', 'SpeedDelta', -8)).toBe('−8');
  });

  it('figures that are 0 at every level tell nothing', () => {
    const levels = [
      [0, 1, 0],
      [0, 1, 2],
    ];
    expect(tellingFigures(levels)).toEqual([1, 2]);
    expect(tellingFigures(levels, [[3, 1, 2]])).toEqual([0, 1, 2]);
    expect(tellingFigures([[0, 0]])).toEqual([]);
  });
});
