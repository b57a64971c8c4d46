import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { CreditsScreen, PrivacyScreen } from '@trailbook/ui/features/about';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { type Services, SiteContext } from '@trailbook/ui/platform';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const NOTHING = { ads: null, analytics: null, errors: null };

interface Drawing {
  readonly services?: Services;
  readonly countsWarps?: boolean;
  readonly hasDrive?: boolean;
  readonly language?: Language;
}

async function drawn(
  page: ReactNode,
  { services, countsWarps = true, hasDrive = false, language = 'en' }: Drawing = {},
) {
  const i18n = createI18n(language, await loadMessages(language, ['shell', 'about']));
  const site = {
    ...{ assetsUrl: null, gameVersion: '4.6', revision: null, release: null, features: [] },
    ...{ services: services ?? null, countsWarps, hasDrive, communities: {}, debug: null },
  };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteContext.Provider value={site}>{page}</SiteContext.Provider>
    </I18nProvider>,
  );
}

describe('the privacy page', () => {
  it('says what is kept, what is sent and how to take it back', async () => {
    const html = await drawn(<PrivacyScreen />);
    expect(html).toContain('the browser’s own storage');
    expect(html).toContain('never stored');
    expect(html).toContain('its rarity, whether it was featured, the day and the banner');
    expect(html).toContain('how many imports your network has started');
    expect(html).toContain('at least twenty contributors');
    expect(html).toContain('href="/en/settings"');
  });

  it('speaks of Google Drive only where players may sync by it', async () => {
    expect(await drawn(<PrivacyScreen />)).not.toContain('Google');
    const html = await drawn(<PrivacyScreen />, { hasDrive: true });
    expect(html).toContain('a hidden folder of your own Drive');
  });

  it('speaks of counted visits, reports and ads only where they are', async () => {
    const [visits, ads, faults] = [/counted without cookies/, /\bads\b/i, /Errors in our own code/];
    const html = await drawn(<PrivacyScreen />);
    for (const words of [visits, ads, faults]) expect(html).not.toMatch(words);
    const counted = await drawn(<PrivacyScreen />, {
      services: { ...NOTHING, analytics: 'https://a.example/' },
    });
    expect(counted).toMatch(visits);
    expect(counted).not.toMatch(ads);
    const paid = await drawn(<PrivacyScreen />, {
      services: { ...NOTHING, ads: 'https://a.example/' },
    });
    expect(paid).toMatch(/Ads come from/);
    expect(paid).toMatch(/You can turn ads off in the settings/);
    const reported = await drawn(<PrivacyScreen />, {
      services: { ...NOTHING, errors: 'https://k@a.example/1' },
    });
    expect(reported).toMatch(faults);
  });

  it('speaks of contributed warps only where they are counted', async () => {
    const html = await drawn(<PrivacyScreen />, { countsWarps: false });
    expect(html).not.toContain('its rarity, the day and the banner');
  });

  it('is written in every language', async () => {
    const pages = await Promise.all(
      LANGUAGES.map((language) => drawn(<PrivacyScreen />, { language })),
    );
    const first = pages.map((html) => /<p>([^<]+)<\/p>/.exec(html)?.[1]);
    expect(new Set(first).size).toBe(LANGUAGES.length);
  });
});

describe('the credits', () => {
  it('name the game’s owners and the works of others with their licences', async () => {
    const html = await drawn(<CreditsScreen />);
    expect(html).toContain('not affiliated');
    expect(html).toMatch(/href="https:\/\/lucide\.dev"[^>]*>Lucide<\/a><span[^>]*>ISC/);
  });
});
