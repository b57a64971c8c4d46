import { type KeyboardEvent, useState } from 'react';
import { isArrow, nearest, type Place } from './nearest.ts';

/**
 * A group of buttons that Tab stops at once: where the focus was last, else at the first. Arrows lead on within
 * it, the way that they point.
 *
 * @param ids - of all buttons, in their order
 * @param first - where it begins, if not with the first of them
 */
export function useOneStop<Id>(ids: readonly Id[], first?: Id) {
  const [last, setLast] = useState<Id | undefined>(undefined);
  const stop = [last, first].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  return {
    onKeyDown: walk,
    tabIndexOf: (id: Id) => (id === stop ? 0 : -1),
    /** Called when a button has the focus. */
    onStop: (id: Id) => setLast(() => id),
  };
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLButtonElement) || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const next = nextOf(key, target, [...currentTarget.querySelectorAll('button')]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextOf(key: string, from: Element, buttons: readonly HTMLElement[]) {
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  return isArrow(key) ? buttons[nearest(buttons.map(middleOf), middleOf(from), key)] : undefined;
}

function middleOf(part: Element): Place {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
