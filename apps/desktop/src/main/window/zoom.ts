import type { WebContents } from 'electron';
import { ZOOM, type ZoomStep } from '../../bridge/app.ts';

// Rule S25.
/** Makes a page larger or smaller by a step, within its bounds. @returns how large it is now */
export function zoomBy(
  contents: Pick<WebContents, 'getZoomLevel' | 'setZoomLevel'>,
  step: ZoomStep,
): number {
  const level = step === 0 ? 0 : contents.getZoomLevel() + step;
  const clamped = Math.min(ZOOM.max, Math.max(ZOOM.min, level));
  contents.setZoomLevel(clamped);
  return clamped;
}
