import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { keepWindowState, placeOnDisplays, type WindowState, windowState } from './window-state.ts';

const LEFT: WindowState = { x: 2000, y: 100, width: 1000, height: 700, isMaximized: false };
const FIRST = { x: 0, y: 0, width: 1920, height: 1040 };
const SECOND = { x: 1920, y: 0, width: 1280, height: 1000 };

describe('where a window is opened', () => {
  it('is where it was left, on whichever display', () => {
    expect(placeOnDisplays(LEFT, [FIRST, SECOND])).toEqual({
      ...{ x: 2000, y: 100, width: 1000, height: 700 },
    });
  });

  it('is left to the system where the display is gone', () => {
    expect(placeOnDisplays(LEFT, [FIRST])).toEqual({ width: 1000, height: 700 });
  });

  it.each([
    ['beyond the right edge', { x: 3150 }],
    ['beyond the left edge', { x: -900 }],
    ['with its upper edge above the display', { y: -20 }],
    ['below it', { y: 990 }],
  ])('is left to the system where nobody could take hold of it: %s', (_where, place) => {
    expect(placeOnDisplays({ ...LEFT, ...place }, [FIRST, SECOND])).not.toHaveProperty('x');
  });

  it('is no larger than the display, and no smaller than a page can be', () => {
    const large = { ...LEFT, width: 5000, height: 5000 };
    expect(placeOnDisplays(large, [FIRST, SECOND])).toMatchObject({ width: 1280, height: 1000 });
    const small = { ...LEFT, width: 200, height: 1 };
    expect(placeOnDisplays(small, [FIRST, SECOND])).toMatchObject({ width: 390, height: 480 });
  });

  it('is of a usual size at first, and without any display', () => {
    expect(placeOnDisplays(undefined, [FIRST])).toEqual({ width: 1280, height: 840 });
    expect(placeOnDisplays(undefined, [])).toEqual({ width: 1280, height: 840 });
  });

  it.each([
    ...[null, {}, { ...LEFT, x: '1' }, { ...LEFT, width: 0 }, { ...LEFT, x: 1e9 }],
    ...[
      { ...LEFT, y: Number.NaN },
      { ...LEFT, more: 1 },
    ],
  ])('is never read of %j', (damaged) => {
    expect(windowState.safeParse(damaged).success).toBe(false);
  });
});

it('is kept once it rests, not at each pixel', () => {
  vi.useFakeTimers();
  const written: WindowState[] = [];
  const window = Object.assign(new EventEmitter(), {
    getNormalBounds: () => ({ x: 1, y: 2, width: 800, height: 600 }),
    isMaximized: () => true,
    isDestroyed: () => false,
  });
  keepWindowState(window, { read: () => undefined, write: (state) => void written.push(state) });
  for (let pixel = 0; pixel < 50; pixel++) window.emit('move');
  window.emit('resize');
  expect(written).toEqual([]);
  vi.runAllTimers();
  expect(written).toEqual([{ x: 1, y: 2, width: 800, height: 600, isMaximized: true }]);
  vi.useRealTimers();
});
