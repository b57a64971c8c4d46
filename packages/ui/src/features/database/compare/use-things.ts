import { useEffect, useRef, useState } from 'react';
import { loadThing } from '../../../client/thing-file.ts';
import { useI18n } from '../../../i18n/index.ts';
import type { Compared } from './rows.tsx';
import type { Pair } from './use-pair.ts';

interface Come {
  /** What they were asked for by. */
  readonly request: string;
  readonly left: Compared | undefined;
  readonly right: Compared | undefined;
  readonly hasFailed: boolean;
}

interface Things extends Omit<Come, 'asked'> {
  readonly isWaiting: boolean;
  readonly retry: () => void;
}

const NOTHING: Come = { request: '', left: undefined, right: undefined, hasFailed: false };

/**
 * The things of a pair as their files of data have them. Both come at once: rows would move when the second came.
 * Until then what was there stays, and where one of them cannot be had, the other is there.
 */
export function useThings({ kind, left, right }: Pair): Things {
  const { language } = useI18n();
  const [come, setCome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  /** By its address, so that what has come once needs no network again. */
  const kept = useRef(new Map<string, Compared>());
  const request = left || right ? [language, kind, left, right, attempt].join('/') : '';
  useEffect(() => {
    let isWanted = true;
    const bring = async (pageId: string | undefined) => {
      if (!pageId) return undefined;
      const key = [language, kind, pageId].join('/');
      const thing = kept.current.get(key) ?? (await loadThing<Compared>(language, kind, pageId));
      kept.current.set(key, thing);
      return thing;
    };
    Promise.allSettled([bring(left), bring(right)]).then((both) => {
      if (!isWanted) return;
      const failed = both.filter(({ status }) => status === 'rejected');
      if (failed.length > 0) console.warn('A comparison could not be loaded.', failed);
      const [ofLeft, ofRight] = both.map((one) =>
        one.status === 'fulfilled' ? one.value : undefined,
      );
      setCome({ request, left: ofLeft, right: ofRight, hasFailed: failed.length > 0 });
    });
    return () => {
      isWanted = false;
    };
  }, [request, language, kind, left, right]);
  return {
    ...come,
    isWaiting: come.request !== request,
    retry: () => setAttempt((count) => count + 1),
  };
}
