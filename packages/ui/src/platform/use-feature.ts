import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Feature } from './features.ts';
import { useSite } from './site.tsx';

// Rule S18.
const switchedOn = createStore<ReadonlySet<Feature>>(() => new Set());

/** Shows a part that the deployment holds back, to this visitor, until the page is loaded anew. */
export function switchOn(feature: Feature): void {
  switchedOn.setState((others) => new Set([...others, feature]), true);
}

/** Whether a part is shown: by the deployment, or because the visitor has switched it on. */
export function useFeature(feature: Feature): boolean {
  const { features } = useSite();
  const isSwitchedOn = useStore(switchedOn, (all) => all.has(feature));
  return isSwitchedOn || features.includes(feature);
}
