import { openPlanner, type PlannerData, type PlannerPack } from '@trailbook/core/pages';
import { useCallback, useEffect, useState } from 'react';

export type PlannerDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly data: PlannerData }
  | { readonly status: 'failed' };

/** Fetches the planner's tables, once a visit; the file is cached for good under its hashed name. */
export function usePlannerData(url: string): [PlannerDataState, retry: () => void] {
  const [state, setState] = useState<PlannerDataState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const isRetry = attempt > 0;
    setState({ status: 'loading' });
    // After a failure, what the browser may have kept of it is not asked.
    fetch(url, { signal: controller.signal, cache: isRetry ? 'reload' : 'default' })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The server answered ${response.status}.`);
        // Made by our own server of checked data, and named by its hash: not checked again here.
        return (await response.json()) as PlannerPack;
      })
      .then((pack) => setState({ status: 'loaded', data: openPlanner(pack) }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('The planner data could not be loaded.', error);
        setState({ status: 'failed' });
      });
    return () => controller.abort();
  }, [url, attempt]);

  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
