import type { MouseEvent } from 'react';

/** Digits of any width; what is none between them is left out. */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** Whether something was typed that is neither a digit nor what groups them. */
export function hasOtherThanDigits(text: string): boolean {
  return /[^\d\s,.'’]/.test(text.normalize('NFKC'));
}

/** The press that enters a field would take the selection of what stands in it away again. */
export function enterWhole(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}
