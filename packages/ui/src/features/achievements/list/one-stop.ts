import type { KeyboardEvent } from 'react';

/** A list of many boxes is one stop of the Tab key; arrows lead from box to box. */
export function oneStop(list: Element, chosen?: EventTarget | null): void {
  const boxes = boxesIn(list);
  const stop =
    boxes.find((box) => box === chosen) ??
    (chosen ? undefined : (boxes.find((box) => box === document.activeElement) ?? boxes[0]));
  // What else takes the focus in the list, such as a link, leaves the stop where it is.
  if (!stop) return;
  for (const box of boxes) {
    const tabIndex = box === stop ? 0 : -1;
    if (box.tabIndex !== tabIndex) box.tabIndex = tabIndex;
  }
}

/** Moves from a box to the one before or after it, to the first, and to the last. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const boxes = boxesIn(event.currentTarget);
  const at = boxes.indexOf(event.target as HTMLInputElement);
  if (at === -1 || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: boxes.length - 1 }[event.key];
  const box = to === undefined ? undefined : boxes[to];
  if (to === undefined) return;
  event.preventDefault();
  box?.focus();
}

function boxesIn(list: Element): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
}
