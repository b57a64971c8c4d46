import type { Language } from '@trailbook/core/internal/dataset';
import { formatDecimal } from '@trailbook/core/internal/format';
import type { MouseEvent } from 'react';

/**
 * Why a text is no whole number: by what is in it, as it would be a fraction, or as groups of it are yet to be typed.
 */
type DigitFault = 'OTHER_THAN_DIGITS' | 'NOT_WHOLE' | 'UNFINISHED';

type TypedDigits =
  | { readonly digits: string; readonly fault?: undefined }
  | { readonly digits?: undefined; readonly fault: DigitFault };

/** Signs that group figures and never part them. */
const SPACES = /[\s'’]/g;
const MARKS = /[.,]/g;

/**
 * The digits of a whole number, of any width, as they are typed or pasted. Points and commas are told apart by their
 * place: groups have three figures and one sign, and what does not fit is a fraction, which is never taken for a larger
 * number. A single sign before three figures may be either; there the language decides.
 */
export function typedDigits(text: string, language: Language): TypedDigits {
  const typed = text.normalize('NFKC').replace(SPACES, '').replace(/[.,]$/, '');
  if (/[^\d.,]/.test(typed)) return { fault: 'OTHER_THAN_DIGITS' };
  const marks = typed.match(MARKS) ?? [];
  const isLone = marks.length === 1;
  const isGrouped = new Set(marks).size === 1 && !(isLone && isDecimal(language, marks[0]));
  const isWhole = /^[1-9]\d{0,2}([.,]\d{2,3})*[.,]\d{3}$/.test(typed);
  if (marks.length === 0 || (isGrouped && isWhole)) return { digits: typed.replace(MARKS, '') };
  const mayBeWhole = isGrouped && /^[1-9]\d{0,2}([.,]\d{2,3})*[.,]\d{0,2}$/.test(typed);
  return { fault: mayBeWhole ? 'UNFINISHED' : 'NOT_WHOLE' };
}

/** Whether a sign stands before fractions in a language. */
function isDecimal(language: Language, mark: string | undefined): boolean {
  return formatDecimal(language, 0.5)[1] === mark;
}

/** What a field shows of digits while they are typed: groups stay, so that the next one may follow. */
export function shownDigits(text: string, digits: string): string {
  return /[.,]/.test(text.normalize('NFKC')) ? text : digits;
}

/** What comes of a text that is typed as a count. */
interface TypedCount {
  /** None where it is no count: until the field is left, what was there stands. */
  readonly count: number | undefined;
  /** What the field shows while it is typed: always what is reckoned with, or what is wrong. */
  readonly shown: string;
  readonly fault: DigitFault | 'TOO_MANY' | undefined;
}

/**
 * A count that is typed, digits only: never a part of what was meant, as 15 of 1e5, nor 5 of -5, nor 15 of 1.5.
 * Rule P34.
 */
export function typedCount(text: string, max: number, language: Language): TypedCount {
  const { digits, fault } = typedDigits(text, language);
  if (fault) return { count: undefined, shown: text, fault };
  const count = Number(digits);
  if (count > max) return { count: max, shown: String(max), fault: 'TOO_MANY' };
  return { count, shown: shownDigits(text, digits), fault: undefined };
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
