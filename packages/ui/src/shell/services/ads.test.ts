import { describe, expect, it } from 'vitest';
import { ADS, type AdProvider, createAds, mayShowAds } from './ads.ts';

function fakeProvider() {
  const standing: string[] = [];
  const provider: AdProvider = {
    show: (ad) => {
      const name = ad.kind === 'video' ? 'video' : ad.size.join('x');
      standing.push(name);
      return () => standing.splice(standing.indexOf(name), 1);
    },
  };
  return { standing, provider };
}

describe('the ads of a page', () => {
  it('are one floating video and two anchors, one for each side of 768 px', () => {
    expect(ADS).toMatchObject([
      { kind: 'video', format: 'floating', refreshLimit: 0, refreshTime: 30 },
      { media: '(width < 768px)', size: [320, 50], refreshLimit: 10, refreshTime: 90 },
      { media: '(width >= 768px)', size: [728, 90], refreshLimit: 10, refreshTime: 90 },
    ]);
  });

  it('can be reported at their top left', () => {
    for (const { report } of ADS) {
      expect(report).toEqual({ isEnabled: true, wording: 'Report Ad', place: 'top-left' });
    }
  });

  it('are made anew on every navigation, and those of the page before go', () => {
    const { standing, provider } = fakeProvider();
    const renew = createAds(provider);
    renew();
    renew();
    expect(standing).toEqual(['video', '320x50', '728x90']);
  });
});

describe('ads', () => {
  const ALL = { script: 'https://ads.example/a.js', hasConsent: true, isDesktop: false };

  it('are shown where they are set up and agreed to', () => {
    expect(mayShowAds(ALL)).toBe(true);
  });

  it.each([
    ['without a provider', { ...ALL, script: null }],
    ['without consent', { ...ALL, hasConsent: false }],
    ['on the desktop', { ...ALL, isDesktop: true }],
  ])('are not shown %s', (_where, page) => {
    expect(mayShowAds(page)).toBe(false);
  });
});
