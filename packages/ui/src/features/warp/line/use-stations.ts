import { type KeyboardEvent, useCallback, useState } from 'react';
import type { LineRow } from './line-layout.ts';

/** Which station is looked at. Arrows go along the line, which is one stop for the tab key. */
export function useStations(rows: readonly LineRow[]) {
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const order = rows.flatMap(({ stations }) => stations.map(({ index }) => index));
  const current = chosen !== undefined && order.includes(chosen) ? chosen : order.at(-1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, current === undefined ? -1 : order.indexOf(current), order);
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
    event.currentTarget.querySelector<HTMLElement>(`[data-station="${target}"]`)?.focus();
  };
  return { current, choose: useCallback((index: number) => setChosen(index), []), onKeyDown };
}

function targetOf(key: string, at: number, order: readonly number[]): number | undefined {
  if (key === 'ArrowRight') return order[at + 1];
  if (key === 'ArrowLeft') return order[at - 1];
  if (key === 'Home') return order[0];
  return key === 'End' ? order.at(-1) : undefined;
}
