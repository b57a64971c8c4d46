import { RemixBrowser } from '@remix-run/react';
import { areasOf, createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageLanguage } from './page-language';

dropBrokenHash();

const language = pageLanguage(location.pathname);
const i18n = createI18n(language, await loadMessages(language, areasOf(location.pathname)));

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
