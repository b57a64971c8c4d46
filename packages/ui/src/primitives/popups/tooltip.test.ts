import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTip, shownTip, tooltip } from './tooltip.ts';

/** Those of React's events that a part hears, with what the tooltip asks of them. */
const at = (pointerType: 'mouse' | 'touch', x = 10, y = 20) =>
  ({ pointerType, clientX: x, clientY: y, currentTarget: PART }) as unknown as PointerEvent;
const PART = { getBoundingClientRect: () => ({ left: 3, bottom: 40 }) };
const focusOn = (isByKeyboard: boolean) =>
  ({ target: { matches: () => isByKeyboard }, currentTarget: PART }) as unknown as FocusEvent;

const heard = new Map<string, () => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  });
  stop = onTip(() => undefined);
});

afterEach(() => {
  heard.get('keydown')?.();
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the tooltip under a resting mouse', () => {
  it('comes after a second, and not before', async () => {
    tooltip('Lacerate').onPointerEnter(at('mouse'));
    await vi.advanceTimersByTimeAsync(999);
    expect(shownTip()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(shownTip()).toEqual({ text: 'Lacerate', x: 10, y: 20 });
  });

  it('follows the mouse, and goes with it', async () => {
    const part = tooltip('Lacerate');
    part.onPointerEnter(at('mouse'));
    await vi.advanceTimersByTimeAsync(1000);
    part.onPointerMove(at('mouse', 50, 60));
    expect(shownTip()).toMatchObject({ x: 50, y: 60 });
    part.onPointerLeave(at('mouse'));
    expect(shownTip()).toBeUndefined();
  });

  it('does not come once the mouse has gone on', async () => {
    const part = tooltip('Lacerate');
    part.onPointerEnter(at('mouse'));
    await vi.advanceTimersByTimeAsync(900);
    part.onPointerLeave(at('mouse'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(shownTip()).toBeUndefined();
  });

  it('is one: the next part takes the place of the one before', async () => {
    tooltip('Lacerate').onPointerEnter(at('mouse'));
    await vi.advanceTimersByTimeAsync(1000);
    tooltip('Resurgence').onPointerEnter(at('mouse'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shownTip()?.text).toBe('Resurgence');
  });

  it('says nothing that came too late', async () => {
    let say: (text: string) => void = () => undefined;
    const part = tooltip(
      () =>
        new Promise((resolve) => {
          say = resolve;
        }),
    );
    part.onPointerEnter(at('mouse'));
    await vi.advanceTimersByTimeAsync(1000);
    part.onPointerLeave(at('mouse'));
    say('Lacerate');
    await vi.advanceTimersByTimeAsync(0);
    expect(shownTip()).toBeUndefined();
  });
});

describe('the tooltip for the keyboard', () => {
  it('comes below what the focus rests on for a second, and ends with any key', async () => {
    tooltip('Lacerate').onFocus(focusOn(true));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shownTip()).toEqual({ text: 'Lacerate', x: 3, y: 40 });
    heard.get('keydown')?.();
    expect(shownTip()).toBeUndefined();
  });

  it('does not come where a press has left the focus', async () => {
    tooltip('Lacerate').onFocus(focusOn(false));
    await vi.advanceTimersByTimeAsync(5000);
    expect(shownTip()).toBeUndefined();
  });
});

describe('the tooltip under a finger', () => {
  it('does not come by a touch as it does by a mouse', async () => {
    const part = tooltip('Lacerate');
    part.onPointerEnter(at('touch'));
    part.onPointerDown(at('touch'));
    part.onPointerUp();
    await vi.advanceTimersByTimeAsync(5000);
    expect(shownTip()).toBeUndefined();
  });

  it('comes where the finger stays for half a second, whose lifting then presses nothing', async () => {
    const part = tooltip('Lacerate');
    part.onPointerDown(at('touch'));
    await vi.advanceTimersByTimeAsync(500);
    expect(shownTip()?.text).toBe('Lacerate');
    const preventDefault = vi.fn();
    const click = { detail: 1, preventDefault, stopPropagation: () => undefined };
    part.onClickCapture(click as unknown as MouseEvent);
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });
});
