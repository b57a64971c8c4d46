/** As long as an account's number gets. */
const LONGEST = 10;

/** An account's number out of what was typed or pasted: with its name before it, with blanks between, in digits of any width. */
export function uidIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, LONGEST);
}
