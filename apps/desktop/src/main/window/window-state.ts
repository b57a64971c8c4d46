import type { BrowserWindow, Rectangle } from 'electron';
import * as z from 'zod';
import type { LocalFile } from '../local/local-file.ts';

const pixels = z.int().min(-100_000).max(100_000);

/** How the window was left. */
export const windowState = z.strictObject({
  x: pixels,
  y: pixels,
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  isMaximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;

export const LEAST = { width: 390, height: 480 } as const;
const AT_FIRST = { width: 1280, height: 840 } as const;
/** So much of the window's upper edge has to be seen, or nobody can take hold of it. */
const GRIP = { width: 120, height: 32 } as const;

/**
 * Where a window is opened: as it was left, as far as a display that is there shows it. Without a place, the system
 * chooses one.
 *
 * @param displays - what each display has room for
 */
export function placeOnDisplays(
  state: WindowState | undefined,
  displays: readonly Rectangle[],
): Partial<Rectangle> & Pick<Rectangle, 'width' | 'height'> {
  const { x, y, ...left } = state ?? { ...AT_FIRST, x: undefined, y: undefined };
  const display = displays.find(
    (one) => x !== undefined && y !== undefined && shows(one, x, y, left),
  );
  const room = display ?? displays[0] ?? AT_FIRST;
  const size = {
    width: Math.max(LEAST.width, Math.min(left.width, room.width)),
    height: Math.max(LEAST.height, Math.min(left.height, room.height)),
  };
  return display && x !== undefined && y !== undefined ? { x, y, ...size } : size;
}

/** Whether the display shows enough of the upper edge of a window at this place. */
function shows(
  { x: left, y: top, width, height }: Rectangle,
  x: number,
  y: number,
  size: Pick<Rectangle, 'width'>,
): boolean {
  const seen = Math.min(left + width, x + size.width) - Math.max(left, x);
  return seen >= GRIP.width && y >= top && y <= top + height - GRIP.height;
}

type Watched = Pick<BrowserWindow, 'getNormalBounds' | 'isMaximized' | 'isDestroyed'> & {
  on(event: 'resize' | 'move' | 'close', listener: () => void): unknown;
};

/** Time without a change after which one is kept. */
const QUIET_MS = 500;

/** Keeps how the window is left: when it rests after a change, and when it is closed. */
export function keepWindowState(window: Watched, file: LocalFile<WindowState>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    if (window.isDestroyed()) return;
    const { x, y, width, height } = window.getNormalBounds();
    file.write({ x, y, width, height, isMaximized: window.isMaximized() });
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, QUIET_MS);
  };
  window.on('resize', soon);
  window.on('move', soon);
  window.on('close', keep);
}
