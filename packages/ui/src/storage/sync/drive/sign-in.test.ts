import type { DriveSignIn } from '@trailbook/api/calls/client-config';
import { createGoogle, fetchFrom } from '@trailbook/fakes/google';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginSignIn,
  grantIn,
  linkToProgram,
  type SignInUnderWay,
  takeSignInUnderWay,
} from './sign-in.ts';

const REDIRECT = 'https://trailbook.example/oauth';
const SIGN_IN: DriveSignIn = {
  clientId: 'ours',
  renews: true,
  signInUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  redirectUrl: REDIRECT,
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
  filesOrigin: 'https://www.googleapis.com',
};
const WISH = { language: 'jp', deviceName: 'Phone' } as const;
const google = createGoogle({
  clients: [{ id: 'ours', secret: 'a secret', redirects: [REDIRECT] }],
});
const ask = fetchFrom(google);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Answers the page that a sign-in leads to, and tells what comes back. */
async function consent(address: string, form: Readonly<Record<string, string>>) {
  const asked = Object.fromEntries(new URL(address).searchParams);
  const body = new URLSearchParams({ ...asked, ...form });
  const answer = await ask('https://accounts.google.com/consent', { method: 'POST', body });
  const { search, hash } = new URL(answer.headers.get('Location') ?? '');
  return new URLSearchParams((search || hash).slice(1));
}

async function signIn(form: Readonly<Record<string, string>>, signedIn = SIGN_IN) {
  const address = await beginSignIn(signedIn, WISH);
  const answer = await consent(address, form);
  return { answer, begun: takeSignInUnderWay() as SignInUnderWay };
}

const ACCEPT = { answer: 'accept', drive: 'on' };

describe('a sign-in', () => {
  it('asks for consent to exactly what it needs, with a state and the hash of a secret', async () => {
    const address = await beginSignIn(SIGN_IN, { ...WISH, email: 'stelle@example.com' });
    expect((await ask(address)).status).toBe(200);
    const asked = new URL(address);
    expect(asked.origin + asked.pathname).toBe(SIGN_IN.signInUrl);
    const { verifier, state } = takeSignInUnderWay() as SignInUnderWay;
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: 'ours',
      redirect_uri: REDIRECT,
      scope:
        'openid email https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/drive.appdata',
      ...{ prompt: 'consent', access_type: 'offline', include_granted_scopes: 'true' },
      ...{ response_type: 'code', code_challenge_method: 'S256', state },
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: 'stelle@example.com',
    });
    expect(address).not.toContain(verifier);
    // What is under way is told once.
    expect(takeSignInUnderWay()).toBeUndefined();
  });

  it('gives a code, with the secret that it is exchanged by', async () => {
    const { answer, begun } = await signIn(ACCEPT);
    expect(grantIn(answer, SIGN_IN, begun)).toEqual({
      ok: true,
      value: { code: expect.stringMatching(/^4\//), verifier: begun.verifier },
    });
    expect(begun).toMatchObject(WISH);
  });

  it('gives a token for an hour where no server exchanges codes', async () => {
    const { answer, begun } = await signIn(ACCEPT, { ...SIGN_IN, renews: false });
    expect(grantIn(answer, SIGN_IN, begun)).toEqual({
      ok: true,
      value: { token: expect.stringMatching(/^ya29\./), expiresInSeconds: 3599 },
    });
  });

  it.each([true, false])(
    'gives nothing where the player refuses (a server renews: %s)',
    async (renews) => {
      const { answer, begun } = await signIn({ answer: 'refuse' }, { ...SIGN_IN, renews });
      expect(grantIn(answer, SIGN_IN, begun)).toMatchObject({ error: 'REFUSED' });
    },
  );

  it('gives nothing where the scope of Drive is unticked', async () => {
    const { answer, begun } = await signIn({ answer: 'accept' });
    expect(answer.get('code')).not.toBeNull();
    expect(grantIn(answer, SIGN_IN, begun)).toMatchObject({ error: 'REFUSED' });
  });

  it.each<[string, (answer: URLSearchParams) => void]>([
    ['another state', (answer: URLSearchParams) => answer.set('state', 'another')],
    ['no state', (answer: URLSearchParams) => answer.delete('state')],
    ['no code', (answer: URLSearchParams) => answer.delete('code')],
    ['an empty code', (answer: URLSearchParams) => answer.set('code', '')],
    ['another prompt', (answer: URLSearchParams) => answer.set('prompt', 'none')],
    ['no prompt', (answer: URLSearchParams) => answer.delete('prompt')],
    ['no scope', (answer: URLSearchParams) => answer.delete('scope')],
    ['another issuer', (answer: URLSearchParams) => answer.set('iss', 'https://evil.example')],
    ['an error', (answer: URLSearchParams) => answer.set('error', 'server_error')],
    ...['openid', 'email', 'drive.appdata', 'userinfo.email'].map(
      (scope) =>
        [
          `no ${scope}`,
          (answer) => {
            const scopes = (answer.get('scope') ?? '').split(' ');
            const left = scopes.filter((one) => one !== scope && !one.endsWith(`/${scope}`));
            answer.set('scope', left.join(' '));
          },
        ] as [string, (answer: URLSearchParams) => void],
    ),
  ])('gives nothing with %s', async (_what, change) => {
    const { answer, begun } = await signIn(ACCEPT);
    expect(grantIn(answer, SIGN_IN, begun).ok).toBe(true);
    change(answer);
    expect(grantIn(answer, SIGN_IN, begun)).toMatchObject({ error: 'REFUSED' });
  });

  it('is none that somebody else left in the tab', () => {
    for (const kept of [
      '{',
      'null',
      '{"state":""}',
      '{"state":"a","verifier":"b","language":"xx"}',
    ]) {
      sessionStorage.setItem('trailbook:sign-in', kept);
      expect(takeSignInUnderWay()).toBeUndefined();
    }
  });
});

describe('a sign-in of the desktop', () => {
  const WISHED = { ...WISH, isDesktop: true };

  it('comes back to the program by a link, which leads to the same check', async () => {
    const answer = await consent(await beginSignIn(SIGN_IN, WISHED), ACCEPT);
    const link = linkToProgram(answer);
    expect(link).toMatch(/^trailbook:\/\/login\?/);
    const brought = new URLSearchParams(link?.split('?')[1]);
    const begun = takeSignInUnderWay() as SignInUnderWay;
    expect(grantIn(brought, SIGN_IN, begun)).toMatchObject({ ok: true });
    expect(grantIn(brought, SIGN_IN, { ...begun, state: 'desktop.other' })).toMatchObject({
      ok: false,
    });
  });

  it('never has a token in a link, which another program might get', async () => {
    await expect(beginSignIn({ ...SIGN_IN, renews: false }, WISHED)).rejects.toThrow();
    const token = new URLSearchParams({ state: 'desktop.a', access_token: 'a' });
    expect(linkToProgram(token)).toBeUndefined();
  });

  it('is no sign-in of a browser', async () => {
    const { answer } = await signIn(ACCEPT);
    expect(linkToProgram(answer)).toBeUndefined();
  });
});
