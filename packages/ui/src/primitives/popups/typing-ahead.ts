import { typedEarly } from '../../first-script/early.ts';

/** The longest that a sheet is waited for: keys are never held for good. */
const LONGEST_MS = 10_000;

let held: { text: string; letGo: () => void } | undefined;

/**
 * Holds what is typed while a sheet is on its way, for whom opened it and types on at once: nothing of the page
 * hears it, and the sheet's search gets it. Enter is a line's end: it counts for the text that it ends.
 */
export function holdTyping(): void {
  if (held) return;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!held || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') held.text = held.text.replace(/.?\n*$/u, '');
    else if (event.key === 'Enter' && held.text.trim()) held.text += '\n';
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
  const typed = held?.text ?? '';
  const text = typed.replaceAll('\n', '').trimStart();
  dropTyped();
  if (!text || !(field instanceof HTMLInputElement) || field.type !== 'search') return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  // When the sheet has searched for it.
  if (typed.endsWith('\n')) setTimeout(() => field.value === text && pressEnter(field));
}

function pressEnter(field: HTMLInputElement): void {
  if (!field.isConnected) return;
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
