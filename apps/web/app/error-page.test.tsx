import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-page';
import { NoConnection } from './load-whole';

const router = vi.hoisted(() => ({ error: undefined as unknown }));
vi.mock('@remix-run/react', () => ({
  isRouteErrorResponse: (error: unknown) => typeof error === 'object' && 'status' in (error ?? {}),
  useLocation: () => ({ pathname: '/en/planner' }),
  useRouteError: () => router.error,
}));

const drawn = async (language: Language = 'en') =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(language, await loadMessages(language, ['shell', 'database']))}>
      <ErrorBoundary />
    </I18nProvider>,
  );

/** Rule S16; the spelling is its own. */
const WORDS = 'An error occured. Make sure you are connected to the internet.';
const RELOAD = />Reload<\/button>/;

describe('a page that has crashed', () => {
  beforeEach(() => {
    router.error = new Error('a fault of ours');
  });

  it('says so in the words of Rule S16, and offers to reload', async () => {
    const html = await drawn();
    expect(html).toContain(`>${WORDS}</h1>`);
    expect(html).toMatch(RELOAD);
  });

  it('tells nothing of the fault itself', async () => {
    expect(await drawn()).not.toContain('a fault of ours');
  });

  it('says so in every language', async () => {
    const others = LANGUAGES.filter((language) => language !== 'en');
    for (const language of others) expect(await drawn(language)).not.toContain(WORDS);
  });
});

describe('a page that could not be fetched', () => {
  it('says so, offers to try again, and speaks of no error', async () => {
    router.error = new NoConnection('Nobody answers.');
    const html = await drawn();
    expect(html).toContain('>No connection</h1>');
    expect(html).toContain('>Try again</button>');
    expect(html).toContain('role="status"');
    expect(html).not.toContain(WORDS);
  });
});

describe('an address where nothing is', () => {
  it('offers the search, as loading it again would find as little', async () => {
    router.error = { status: 404 };
    const html = await drawn();
    expect(html).toContain('Page not found');
    expect(html).toContain('aria-haspopup="dialog"');
    expect(html).not.toMatch(RELOAD);
  });
});
