import { RemixBrowser } from '@remix-run/react';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageLanguage } from '../shared/page-language';
import { pageScreens } from './page-screens';

dropBrokenHash();
// Before the router hears of it.
addEventListener('popstate', dropBrokenHash);

const language = pageLanguage(location.pathname);
const [messages] = await Promise.all([
  loadMessages(language, areasOf(location.pathname)),
  pageScreens().loadScreen(location.pathname),
]);
const i18n = createI18n(language, messages);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RemixBrowser />
      </I18nProvider>
    </StrictMode>,
  );
});

/** The router decodes the hash and would fall over one that is cut in the middle of a character. */
function dropBrokenHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}
