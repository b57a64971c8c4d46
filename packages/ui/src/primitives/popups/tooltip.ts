import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { createStore } from 'zustand/vanilla';

/** How long a pointer or the focus rests before anything is said. Rule S11. */
const DELAY_MS = 1000;
/** How long a finger lies on a part that it asks about, rather than presses. */
const LONG_PRESS_MS = 500;
/** What the tooltip says now, and where. */
export interface Shown {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const shown = createStore<Shown | undefined>(() => undefined);
/** How often something was asked for, or no longer wanted. */
let latest = 0;
let pointer = { x: 0, y: 0 };
/** Whether the finger that is down, or was last, has asked: its lifting is no press then. */
let hasHeld = false;

/**
 * What makes a part say something under a resting mouse, while the keyboard's focus rests on it, and under a
 * finger that stays: such a press does nothing else.
 *
 * @param said - the text, or what makes it when it is wanted
 */
export function tooltip(said: string | (() => Promise<string>)) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      soon(said, () => pointer, DELAY_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      const tip = shown.getState();
      if (tip) shown.setState({ ...tip, ...pointer }, true);
    },
    onPointerLeave: (event: PointerEvent) => {
      // A finger leaves by being lifted, and then one reads.
      if (event.pointerType === 'mouse') hide();
    },
    onPointerDown: (event: PointerEvent) => {
      hide();
      hasHeld = false;
      if (event.pointerType !== 'touch') return;
      const { currentTarget } = event;
      const place = () => {
        hasHeld = true;
        return below(currentTarget);
      };
      soon(said, place, LONG_PRESS_MS);
    },
    onPointerUp: forget,
    // The finger scrolls.
    onPointerCancel: forget,
    onContextMenu: (event: MouseEvent) => {
      if (hasHeld) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      // A click of the keyboard's counts no presses.
      if (!hasHeld || event.detail === 0) return;
      hasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The focus may rest on what is within the part, such as the box of a label.
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (!target.matches(':focus-visible')) return;
      soon(said, () => below(currentTarget), DELAY_MS);
    },
    onBlur: hide,
  };
}

function below(part: Element): Pick<Shown, 'x' | 'y'> {
  const { left, bottom } = part.getBoundingClientRect();
  return { x: left, y: bottom };
}

function soon(
  said: Parameters<typeof tooltip>[0],
  place: () => Pick<Shown, 'x' | 'y'>,
  delayMs: number,
): void {
  const mine = ++latest;
  setTimeout(async () => {
    if (mine !== latest) return;
    const text = typeof said === 'string' ? said : await said();
    // The pointer may have gone on meanwhile.
    if (text && mine === latest) shown.setState({ text, ...place() }, true);
  }, delayMs);
}

function follow(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY };
}

function hide(): void {
  forget();
  shown.setState(undefined, true);
}

/** Nothing more is asked for; what is shown already stays. */
function forget(): void {
  latest++;
}

/** What is shown; the same object until that changes. */
export function shownTip(): Shown | undefined {
  return shown.getState();
}

/**
 * Any key and the next touch end what is shown: Escape for who asks, others because they may change the page
 * below. Before anybody else hears of the key: an arrow may lead the focus on to what says something of its own.
 */
export function onTip(listener: () => void): () => void {
  const stop = shown.subscribe(listener);
  document.addEventListener('keydown', hide, true);
  document.addEventListener('pointerdown', hide, true);
  return () => {
    stop();
    document.removeEventListener('keydown', hide, true);
    document.removeEventListener('pointerdown', hide, true);
  };
}
