import type { WebContents } from 'electron';

/** One that goes twice within so long would go for ever. */
const SOON_MS = 60_000;

/**
 * A page whose process has gone, for want of memory or by a fault of the system, leaves an empty window without a way
 * on: it is loaded anew. What the player has stored is whole at any moment.
 *
 * @param giveUp - called instead where it has gone again soon after
 */
export function revivePage(
  contents: Pick<WebContents, 'on' | 'isDestroyed' | 'reload'>,
  giveUp: (error: Error) => void,
): void {
  let revivedAt = Number.NEGATIVE_INFINITY;
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    if (performance.now() - revivedAt < SOON_MS) {
      return giveUp(
        new Error('Trailbook has no page to show: it ended twice. Your own data is untouched.'),
      );
    }
    revivedAt = performance.now();
    // Electron is still busy with the one that has gone.
    setImmediate(() => {
      if (!contents.isDestroyed()) contents.reload();
    });
  });
}
