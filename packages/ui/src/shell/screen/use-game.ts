import type { PlannerData, WarpData } from '@trailbook/pages';
import { type Context, createContext, useCallback, useContext, useEffect, useState } from 'react';
import { PART_LOST, report } from '../../platform/index.ts';

/** The game's tables and names, by the kind of page that has loaded them. */
interface Games {
  readonly planner: PlannerData;
  readonly warp: WarpData;
}

export const gameContexts: {
  readonly [Kind in keyof Games]: Context<Games[Kind] | undefined>;
} = {
  planner: createContext<PlannerData | undefined>(undefined),
  warp: createContext<WarpData | undefined>(undefined),
};

/** The tables of that kind, below a screen that has loaded them. */
export function useGame<Kind extends keyof Games>(kind: Kind): Games[Kind] {
  const data = useContext<Games[Kind] | undefined>(gameContexts[kind]);
  if (!data) throw new Error(`The game's tables for ${kind} pages are not there yet.`);
  return data;
}

type GameFile<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly data: Data }
  | { readonly status: 'failed' };

export type LoadGameFile<Data> = (url: string, options: RequestInit) => Promise<Data>;

/**
 * Fetches a page's tables, once a visit; the file is cached for good under its hashed name.
 *
 * @param load - the same function at each drawing
 */
export function useGameFile<Data>(
  url: string,
  load: LoadGameFile<Data>,
): [GameFile<Data>, retry: () => void] {
  const [state, setState] = useState<GameFile<Data>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const isRetry = attempt > 0;
    setState({ status: 'loading' });
    // After a failure, what the browser may have kept of it is not asked.
    load(url, { signal: controller.signal, cache: isRetry ? 'reload' : 'default' })
      .then((data) => setState({ status: 'loaded', data }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        // Players are told on the page. Rule P36.
        if (import.meta.env.DEV) console.error("The page's tables could not be loaded.", error);
        report(error);
        dispatchEvent(new Event(PART_LOST));
        setState({ status: 'failed' });
      });
    return () => controller.abort();
  }, [url, load, attempt]);

  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
