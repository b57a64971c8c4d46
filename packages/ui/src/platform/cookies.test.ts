import { describe, expect, it } from 'vitest';
import { type Choices, choiceCookie, readChoices } from './cookies.ts';

const CHOSEN = {
  theme: 'day',
  motion: 'less',
  shortcuts: 'off',
  gender: 'F',
  consent: '1',
  language: 'kr',
} as const satisfies Choices;

describe('choices in cookies', () => {
  it('are read as they were written', () => {
    const header = Object.entries(CHOSEN)
      .map(([name, value]) => choiceCookie(name as keyof Choices, value).split(';')[0])
      .join('; ');
    expect(readChoices(header)).toEqual(CHOSEN);
  });

  it('last a year, on all pages of the site', () => {
    expect(choiceCookie('language', 'jp')).toBe(
      'X-SRS-Language=jp; Max-Age=31536000; Path=/; SameSite=Lax',
    );
  });

  it('that are not ours are left out', () => {
    expect(
      readChoices('theme=dawn; motion=; consent=2; gender=%E0%A4%A; X-SRS-Language=xx'),
    ).toEqual({});
    expect(readChoices('mytheme=day; ;;=;=day')).toEqual({});
    expect(readChoices(null)).toEqual({});
  });
});
