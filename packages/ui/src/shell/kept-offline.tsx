import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { serviceWorkers, useSite } from '../platform/index.ts';

/** Until then a page has loaded and shown all that it begins with. */
const AT_REST_MS = 3000;

/** Has the site kept for times without a network, once the page has all it needs and nothing else to do. */
export function KeptOffline() {
  const { language } = useI18n();
  // What the page's scripts are of, whatever later answers of the server say.
  const [release] = useState(useSite().release);
  useEffect(() => {
    // The desktop has all of the site beside it, under another scheme.
    const workers = serviceWorkers();
    if (release === null || !workers || !/^http/.test(location.protocol)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(
        () => {
          import('./offline/start.ts').then(
            ({ startOffline }) => startOffline({ release, language }),
            () => undefined,
          );
          // A worker that is there already has something to say to its pages.
        },
        workers.controller ? 0 : AT_REST_MS,
      );
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
    };
  }, [release, language]);
  return null;
}
