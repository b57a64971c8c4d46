import type { PlannerData } from '@trailbook/core/internal/pages';
import { useCallback, useEffect, useState } from 'react';
import { loadPlanner } from '../../client/planner-file.ts';

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
    loadPlanner(url, { signal: controller.signal, cache: isRetry ? 'reload' : 'default' })
      .then((data) => setState({ status: 'loaded', data }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('The planner data could not be loaded.', error);
        setState({ status: 'failed' });
      });
    return () => controller.abort();
  }, [url, attempt]);

  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
