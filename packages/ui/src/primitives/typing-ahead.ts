import { typedEarly } from '../platform/index.ts';

/** The longest that a sheet is waited for: keys are never held for good. */
const LONGEST_MS = 10_000;

let held: { text: string; letGo: () => void } | undefined;

/**
 * Holds what is typed while a sheet is on its way, for whom opened it and types on at once: nothing of the page
 * hears it, and the sheet's search gets it.
 */
export function holdTyping(): void {
  if (held) return;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!held || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') held.text = held.text.slice(0, -1);
    else if ([...event.key].length === 1) held.text += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKeyDown, true);
  const tooLong = setTimeout(dropTyped, LONGEST_MS);
  held = {
    text: typedEarly() ?? '',
    letGo: () => {
      removeEventListener('keydown', onKeyDown, true);
      clearTimeout(tooLong);
    },
  };
}

/** Nothing comes: keys are the page's again. */
export function dropTyped(): void {
  held?.letGo();
  held = undefined;
}

/** Gives what was held to the field that the sheet opened on, if it is a search. */
export function giveTyped(field: Element | null): void {
  const text = held?.text.trimStart();
  dropTyped();
  if (!text || !(field instanceof HTMLInputElement) || field.type !== 'search') return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
