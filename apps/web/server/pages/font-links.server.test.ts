import { describe, expect, it } from 'vitest';
import { fontLinks } from './font-links.server.ts';

const STYLES = ['latin', 'latin-ext', 'cyrillic', 'vietnamese']
  .map(
    (script) => `@font-face{src:url(/assets/sans-3-${script}-wght-normal-x.woff2) format("woff2")}`,
  )
  .join('');
const addresses = (header: string | undefined) =>
  [...(header ?? '').matchAll(/<\/assets\/sans-3-(.+?)-wght/g)].map(([, script]) => script);

describe('fontLinks', () => {
  it('sends for the script of the language, and for no other', () => {
    expect(addresses(fontLinks(STYLES, 'de'))).toEqual(['latin']);
    expect(addresses(fontLinks(STYLES, 'ru'))).toEqual(['latin', 'cyrillic']);
    expect(addresses(fontLinks(STYLES, 'vi'))).toEqual(['latin', 'vietnamese']);
  });

  it('sends for nothing where the platform has the fonts', () => {
    expect(fontLinks(STYLES, 'jp')).toBeUndefined();
    expect(fontLinks(STYLES, 'th')).toBeUndefined();
  });

  it('says what a browser must know to use what has come', () => {
    expect(fontLinks(STYLES, 'en')).toBe(
      '</assets/sans-3-latin-wght-normal-x.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
  });
});
