import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flipConsent, isConsentIn } from './consent.ts';

const reload = vi.fn();
let kept = '';

beforeEach(() => {
  kept = '';
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', {
    get cookie() {
      return kept;
    },
    set cookie(given: string) {
      kept = given.split(';')[0] ?? '';
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('consent is not given until it is, and is flipped between 0 and 1 with a reload each time', () => {
  expect(isConsentIn(document.cookie)).toBe(false);
  flipConsent();
  expect(kept).toBe('consent=1');
  flipConsent();
  expect(kept).toBe('consent=0');
  expect(isConsentIn(document.cookie)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('consent is read among other cookies, by its whole name', () => {
  expect(isConsentIn('theme=day; consent=1; motion=less')).toBe(true);
  expect(isConsentIn('noconsent=1; consent=12')).toBe(false);
});
