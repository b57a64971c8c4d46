import { describe, expect, it } from 'vitest';
import { languageOfTag } from './language-of-tag';

describe('the language that a tag means', () => {
  it.each([
    ['ja', 'jp'],
    ['JA', 'jp'],
    ['ja-JP', 'jp'],
    ['ko', 'kr'],
    ['zh', 'cn'],
    ['zh-Hans-HK', 'cn'],
    ['zh-CN', 'cn'],
    ['zh-TW', 'cht'],
    ['zh_tw', 'cht'],
    ['zh-Hant', 'cht'],
    ['zh-CHT', 'cht'],
    ['zh-CHS', 'cn'],
    ['zh-Hant-HK', 'cht'],
    ['en-US', 'en'],
    ['pt-BR', 'pt'],
    ['es-419', 'es'],
    ['de-CH-1996', 'de'],
  ])('%s is %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });

  it.each([
    '',
    '-',
    'xx',
    'sw',
    'jp',
    'cn',
    'zhx',
    'deutsch',
    'enUS',
    'en--US',
    'en-',
    'en-US/x',
    'de-\u0000',
  ])('none of ours is "%s"', (tag) => {
    expect(languageOfTag(tag)).toBeUndefined();
  });
});
