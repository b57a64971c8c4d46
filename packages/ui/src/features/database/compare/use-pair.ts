import type { ComparePage } from '@trailbook/pages';
import { useEffect, useRef, useState } from 'react';
import { loadThing } from '../../../client/thing-file.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useQuery } from '../../../platform/index.ts';
import type { Compared } from './rows.tsx';

export const KINDS = ['characters', 'lightcones'] as const;
export type Kind = (typeof KINDS)[number];

const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
/** The part of the address that names the sides of which the enhanced form is shown. */
const ENHANCED = 'enhanced';

/** Which two things stand side by side, by their page ids; undefined until one is chosen. */
export interface Pair {
  readonly kind: Kind;
  readonly left: string | undefined;
  readonly right: string | undefined;
  /** On which sides the enhanced form is shown, of those that have one. */
  readonly enhanced: readonly Side[];
}

const NOTHING: Pair = { kind: 'characters', left: undefined, right: undefined, enhanced: [] };

/** The pair that the address names, `?characters=seele,blade&enhanced=right`; changing it changes the address. */
export function usePair(page: ComparePage): [Pair, (pair: Pair) => void] {
  const query = useQuery();
  const [pair, setPair] = useState<Pair>(NOTHING);
  useEffect(() => setPair(pairOf(query, page)), [query, page]);
  const choose = (next: Pair) => {
    setPair(next);
    history.replaceState(history.state, '', location.pathname + queryOfPair(next));
  };
  return [pair, choose];
}

/** Only what there is is taken from an address. */
export function pairOf(query: string, page: ComparePage): Pair {
  const params = new URLSearchParams(query);
  const kind = KINDS.find((one) => params.has(one)) ?? 'characters';
  const things = thingsOf(page, kind);
  const [left, right] = (params.get(kind) ?? '')
    .split(',')
    .map((id) => things.find(({ pageId }) => pageId === id)?.pageId);
  const sides = (params.get(ENHANCED) ?? '').split(',');
  return { kind, left, right, enhanced: SIDES.filter((side) => sides.includes(side)) };
}

export function queryOfPair({ kind, left, right, enhanced }: Pair): string {
  const things = `?${kind}=${[left, right].map((id) => id ?? '').join(',')}`;
  return enhanced.length > 0 ? `${things}&${ENHANCED}=${enhanced.join(',')}` : things;
}

export function thingsOf(page: ComparePage, kind: Kind) {
  return kind === 'characters' ? page.characters : page.lightCones;
}

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

const NOT_COME: Come = { request: '', left: undefined, right: undefined, hasFailed: false };

/**
 * The things of a pair as their files of data have them. Both come at once: rows would move when the second came.
 * Until then what was there stays, and where one of them cannot be had, the other is there.
 */
export function useThings({ kind, left, right }: Pair): Things {
  const { language } = useI18n();
  const [come, setCome] = useState(NOT_COME);
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
