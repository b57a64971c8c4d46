import { cookiesHere, keepChoice, NAMES } from '../../platform/index.ts';

const GIVEN = new RegExp(`(?:^|; )${NAMES.consent}=1(?:;|$)`);

/** Whether the reader has agreed to what ads keep here. Rule S20. */
export function isConsentIn(cookies: string): boolean {
  return GIVEN.test(cookies);
}

/** The other way round, from the next page on. */
export function flipConsent(): void {
  keepChoice('consent', isConsentIn(cookiesHere()) ? '0' : '1');
  location.reload();
}
