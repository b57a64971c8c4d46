import type { Language } from '@trailbook/core/internal/dataset';
import { useEffect, useState } from 'react';
import { isDesktop, useSite, whenIdle } from '../platform/index.ts';
import type { Parts } from './start-services.tsx';

/**
 * What the operator has set up beside the site, the panel for developers, and the bar of the desktop's window: nothing
 * of it is loaded where there is nothing to start.
 * Rules S9, S18, S19.
 */
export function useServices(path: string, language: Language): Parts {
  // As the page was made: later answers may be of another release than its scripts.
  const [site] = useState(useSite());
  const [parts, setParts] = useState<Parts>({});
  useEffect(() => {
    if (!site.services && !site.debug && !isDesktop()) return;
    return whenIdle(() => {
      import('./start-services.tsx')
        .then(({ startServices }) => startServices(site, path, language))
        .then(setParts, () => undefined);
    });
  }, [site, path, language]);
  return parts;
}
