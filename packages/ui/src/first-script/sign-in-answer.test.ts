import { afterEach, describe, expect, it, vi } from 'vitest';
import { hideSignInAnswer, takeSignInAnswer } from './sign-in-answer.ts';

/** Opens a page at an address, and tells where its first script then stands. */
function open(address: string): string[] {
  const replaced: string[] = [];
  const { pathname, search, hash } = new URL(address, 'https://trailbook.example');
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname, search, hash });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => replaced.push(url),
  });
  hideSignInAnswer();
  return replaced;
}

afterEach(() => vi.unstubAllGlobals());

describe('what a sign-in comes back with', () => {
  it.each([
    ['a code', '/jp/oauth?code=4%2F0Ab&state=s', { code: '4/0Ab', state: 's' }],
    ['a token', '/en/oauth#access_token=ya29&state=s', { access_token: 'ya29', state: 's' }],
    ['a refusal', '/en/oauth/?error=access_denied', { error: 'access_denied' }],
  ])('%s goes out of the address, and is told once', (_what, address, answer) => {
    expect(open(address)).toEqual([address.split(/[?#]/)[0]]);
    expect(Object.fromEntries(takeSignInAnswer() ?? [])).toEqual(answer);
    expect(takeSignInAnswer()).toBeUndefined();
  });

  it.each(['/en/oauth', '/en/planner?code=a', '/en/settings#access_token=a'])(
    'is nothing at %s, whose address stays',
    (address) => {
      expect(open(address)).toEqual([]);
      expect(takeSignInAnswer()).toBeUndefined();
    },
  );
});
