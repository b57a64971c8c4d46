import type { ComparePage } from '@trailbook/core/internal/pages';
import { useEffect, useState } from 'react';
import { useQuery } from '../../platform/index.ts';

export const KINDS = ['characters', 'lightcones'] as const;
export type Kind = (typeof KINDS)[number];

/** Which two things stand side by side, by their page ids; undefined until one is chosen. */
export interface Pair {
  readonly kind: Kind;
  readonly left: string | undefined;
  readonly right: string | undefined;
}

/** The pair that the address names, `?characters=seele,blade`; changing it changes the address. */
export function usePair(page: ComparePage): [Pair, (pair: Pair) => void] {
  const query = useQuery();
  const [pair, setPair] = useState<Pair>({ kind: 'characters', left: undefined, right: undefined });
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
  return { kind, left, right };
}

export function queryOfPair({ kind, left, right }: Pair): string {
  return `?${kind}=${[left, right].map((id) => id ?? '').join(',')}`;
}

export function thingsOf(page: ComparePage, kind: Kind) {
  return kind === 'characters' ? page.characters : page.lightCones;
}
