import type { MouseEvent } from 'react';

/** Digits of any width; what is none between them is left out. */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** Whether something was typed that is neither a digit nor what groups them. */
export function hasOtherThanDigits(text: string): boolean {
  return /[^\d\s,.'’]/.test(text.normalize('NFKC'));
}

/** What comes of a text that is typed as a count. */
interface TypedCount {
  /** None where it is no count: until the field is left, what was there stands. */
  readonly count: number | undefined;
  /** What the field shows while it is typed: always what is reckoned with, or what is wrong. */
  readonly shown: string;
  readonly fault: 'OTHER_THAN_DIGITS' | 'TOO_MANY' | undefined;
}

/**
 * A count that is typed, digits only: never a part of what was meant, as 15 of 1e5, nor 5 of -5.
 * Source: specification 2, section 5, 'Inventory inputs'.
 */
export function typedCount(text: string, max: number): TypedCount {
  if (hasOtherThanDigits(text)) {
    return { count: undefined, shown: text, fault: 'OTHER_THAN_DIGITS' };
  }
  const digits = digitsIn(text);
  const count = Number(digits);
  return count > max
    ? { count: max, shown: String(max), fault: 'TOO_MANY' }
    : { count, shown: digits, fault: undefined };
}

/** Whether a number of a range begins with these digits, so that more of them may follow. */
export function mayBecome(digits: string, { min, max }: { min: number; max: number }): boolean {
  const typed = Number(digits);
  if (typed === 0) return true;
  for (let ten = 1; typed * ten <= max; ten *= 10) {
    if (typed * ten + ten - 1 >= min) return true;
  }
  return false;
}

/** The press that enters a field would take the selection of what stands in it away again. */
export function enterWhole(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}
