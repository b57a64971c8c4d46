import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { useSite } from '../platform/index.ts';

/** Has the site kept for times without a network, once the page has all it needs and nothing else to do. */
export function KeptOffline() {
  const { language } = useI18n();
  // What the page's scripts are of, whatever later answers of the server say.
  const [release] = useState(useSite().release);
  useEffect(() => {
    // The desktop has all of the site beside it, under another scheme.
    if (release === null || !navigator.serviceWorker || !/^http/.test(location.protocol)) return;
    const begin = () =>
      requestIdle(() => {
        import('../offline/start.ts').then(
          ({ startOffline }) => startOffline({ release, language }),
          () => undefined,
        );
      });
    if (document.readyState === 'complete') return begin();
    addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, [release, language]);
  return null;
}

/** Safari has no idle callbacks. */
function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
