import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language';

const choose = (headers: Record<string, string>) =>
  chooseLanguage(new Request('http://localhost/', { headers }));

describe('the language of a visitor without one', () => {
  it('is the cookie before the browser', () => {
    expect(choose({ cookie: 'a=b; X-SRS-Language=kr', 'accept-language': 'de' })).toBe('kr');
    expect(choose({ cookie: 'X-SRS-Language=xx', 'accept-language': 'de' })).toBe('de');
  });

  it.each([
    ['ja,en;q=0.8', 'jp'],
    ['en-GB;q=0.5, ru;q=0.9', 'ru'],
    ['zh-TW', 'cht'],
    ['zh-Hant-HK', 'cht'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['ko-KR', 'kr'],
    ['xx, sw;q=0.9', 'en'],
    ['', 'en'],
    [';;;q=,', 'en'],
  ])('follows %s to %s', (wish, language) => {
    expect(choose({ 'accept-language': wish })).toBe(language);
  });
});
