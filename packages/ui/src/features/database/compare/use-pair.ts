import type { ComparePage } from '@trailbook/pages';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../platform/index.ts';

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
