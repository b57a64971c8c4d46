import { useSyncExternalStore } from 'react';
import type { Feature } from './features.ts';
import { useSite } from './site.tsx';

// Rule S18.
const switchedOn = new Set<Feature>();
const listeners = new Set<() => void>();

/** Shows a part that the deployment holds back, to this visitor, until the page is loaded anew. */
export function switchOn(feature: Feature): void {
  switchedOn.add(feature);
  for (const listener of listeners) listener();
}

/** Whether a part is shown: by the deployment, or because the visitor has switched it on. */
export function useFeature(feature: Feature): boolean {
  const { features } = useSite();
  const isSwitchedOn = useSyncExternalStore(
    listen,
    () => switchedOn.has(feature),
    () => false,
  );
  return isSwitchedOn || features.includes(feature);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
