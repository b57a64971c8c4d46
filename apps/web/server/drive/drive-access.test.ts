import { createHash } from 'node:crypto';
import {
  A_USER,
  ANOTHER_USER,
  createGoogle,
  fetchFrom,
  type Google,
  subjectOf,
} from '@trailbook/fakes/google';
import { describe, expect, it, vi } from 'vitest';
import { action as exchange } from '../../app/routes/api/v1/drive-exchange';
import { action as renew } from '../../app/routes/api/v1/drive-renew';
import { action as signOut } from '../../app/routes/api/v1/drive-sign-out';
import { STATE_HEADER } from '../http/cors';
import { createSealer } from '../http/sealed-text';
import { signature } from '../http/signature';
import { smallContext } from '../test/small-site';
import { createDriveAccess } from './drive-access';

const ORIGIN = 'https://trailbook.example';
const CLIENT = { id: 'ours', secret: 'a long secret', redirects: [`${ORIGIN}/oauth`] };
const VERIFIER = 'v'.repeat(43);
const KEY = 'k'.repeat(32);
const [ACCOUNT, OTHER] = [subjectOf(A_USER), subjectOf(ANOTHER_USER)];

/** Of the account's cookie. */
const NAME = `trailbook-drive-${signature(KEY, 'drive account', ACCOUNT)}`;

type Fetch = typeof fetch;

function open(
  google: Google = createGoogle({ clients: [CLIENT], users: [A_USER, ANOTHER_USER] }),
  ask?: Fetch,
) {
  const answers: string[] = [];
  const asked = vi.fn<Fetch>(ask ?? fetchFrom(google));
  const driveAccess = createDriveAccess({
    config: { clientId: 'ours', clientSecret: CLIENT.secret, url: null },
    ...{ origin: ORIGIN, key: KEY, fetch: asked, slowestMs: 100 },
    onAnswer: (answer) => void answers.push(answer),
  });
  const context = { ...smallContext, driveAccess };
  const post = async (call: typeof exchange, body: object, cookie = '') => {
    const request = new Request(`${ORIGIN}/api/v1/drive/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [STATE_HEADER]: context.states.give().state,
        ...(cookie && { Cookie: `theme=day; ${cookie}; other=1` }),
      },
      body: JSON.stringify(body),
    });
    const answer = await call({ request, params: {}, context } as never);
    const set = answer.headers.get('Set-Cookie');
    return {
      status: answer.status,
      body: (await answer.json()) as Record<string, never>,
      set,
      cookie: set?.split(';')[0] ?? '',
    };
  };
  return { google, asked, answers, post };
}

async function codeOf(google: Google, user = A_USER, scope = 'openid email'): Promise<string> {
  const form = new URLSearchParams({
    ...{ client_id: 'ours', redirect_uri: `${ORIGIN}/oauth`, response_type: 'code' },
    ...{ scope: `${scope} https://www.googleapis.com/auth/drive.appdata`, drive: 'on' },
    account: user.email,
    ...{
      access_type: 'offline',
      prompt: 'consent',
      answer: 'accept',
      code_challenge_method: 'S256',
    },
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  });
  const { response } = await google.answer(
    new Request('https://accounts.google.com/consent', { method: 'POST', body: form }),
  );
  return new URL(response?.headers.get('Location') ?? '').searchParams.get('code') ?? '';
}

async function signedIn() {
  const opened = open();
  const signIn = async (user = A_USER) =>
    opened.post(exchange, { code: await codeOf(opened.google, user), verifier: VERIFIER });
  return { ...opened, signIn, signed: await signIn() };
}

describe('a code of the sign-in', () => {
  it('is exchanged for an hour of access, and for a cookie that nobody else can read', async () => {
    const { signed, google, asked } = await signedIn();
    expect(signed).toMatchObject({
      status: 200,
      body: { account: ACCOUNT, expiresInSeconds: 3599 },
    });
    expect(google.grants.holderOf(signed.body.accessToken ?? '')).toBeDefined();
    expect(signed.set).toMatch(
      /^trailbook-drive-[\w-]{32}=[\w-]{60,}; Max-Age=34560000; Path=\/api\/v1\/drive; HttpOnly; Secure; SameSite=Lax$/,
    );
    // The one refresh token of the stand-in is in no form in the answer.
    expect(JSON.stringify(signed)).not.toContain('1//0');
    expect(signed.set).not.toContain(ACCOUNT);
    expect(Object.keys(signed.body)).toEqual(['accessToken', 'expiresInSeconds', 'account']);
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://oauth2.googleapis.com/token']);
  });

  it('is of no use where Google does not tell whose it is', async () => {
    const { google, post, asked } = open();
    const code = await codeOf(google, A_USER, 'email');
    expect(await post(exchange, { code, verifier: VERIFIER })).toMatchObject({
      ...{ status: 502, set: null, body: { error: { code: 'DRIVE_FAILED' } } },
    });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is refused the second time, and with another verifier', async () => {
    const { google, post } = open();
    const code = await codeOf(google);
    expect(await post(exchange, { code, verifier: 'w'.repeat(43) })).toMatchObject({
      ...{ status: 401, set: null, body: { error: { code: 'DRIVE_REFUSED' } } },
    });
    expect(await post(exchange, { code, verifier: VERIFIER })).toMatchObject({ status: 401 });
  });

  it('is of no use where the operator has another secret, which only the operator is told', async () => {
    const other = createGoogle({ clients: [{ ...CLIENT, secret: 'another secret' }] });
    const { post, answers } = open(other);
    const code = await codeOf(other);
    expect(await post(exchange, { code, verifier: VERIFIER })).toMatchObject({
      ...{ status: 502, body: { error: { code: 'DRIVE_FAILED' } } },
    });
    expect(answers).toEqual(['invalid_client']);
  });
});

describe('access that has ended', () => {
  it('is renewed by the cookie, and sets none: what is late would undo a sign-out', async () => {
    const { signed, post, google } = await signedIn();
    google.grants.expire();
    const renewed = await post(renew, { account: ACCOUNT }, signed.cookie);
    expect(renewed).toMatchObject({ status: 200, set: null, body: { expiresInSeconds: 3599 } });
    expect(google.grants.holderOf(renewed.body.accessToken ?? '')).toBeDefined();
    expect(await post(renew, { account: ACCOUNT }, signed.cookie)).toMatchObject({ status: 200 });
  });

  it('is renewed by the cookie of its own account alone', async () => {
    const { signed, signIn, post, google, asked } = await signedIn();
    const other = await signIn(ANOTHER_USER);
    const both = `${other.cookie}; ${signed.cookie}`;
    for (const [account, user] of [
      [ACCOUNT, A_USER],
      [OTHER, ANOTHER_USER],
    ] as const) {
      const { body } = await post(renew, { account }, both);
      expect(google.grants.holderOf(body.accessToken ?? '')?.user).toBe(user);
    }
    asked.mockClear();
    const [name] = signed.cookie.split('=');
    const renamed = `${name}=${other.cookie.split('=')[1]}`;
    for (const cookie of [other.cookie, renamed]) {
      expect(await post(renew, { account: ACCOUNT }, cookie)).toMatchObject({
        ...{ status: 401, set: null, body: { error: { code: 'DRIVE_EXPIRED' } } },
      });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('is over where two cookies of one name come: one of them is not of the site', async () => {
    const { signed, post, asked } = await signedIn();
    asked.mockClear();
    const [name] = signed.cookie.split('=');
    for (const other of [`${name}=`, `${name}=a.b`, signed.cookie]) {
      for (const cookies of [`${other}; ${signed.cookie}`, `${signed.cookie}; ${other}`]) {
        expect(await post(renew, { account: ACCOUNT }, cookies)).toMatchObject({ status: 401 });
      }
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('is over where the player withdrew it, and the cookie goes', async () => {
    const { signed, post, google } = await signedIn();
    google.grants.revokeAll();
    expect(await post(renew, { account: ACCOUNT }, signed.cookie)).toMatchObject({
      status: 401,
      body: { error: { code: 'DRIVE_EXPIRED' } },
      set: expect.stringMatching(/^trailbook-drive-[\w-]{32}=; Max-Age=0; Path=\/api\/v1\/drive; /),
    });
  });

  it.each([
    ['without a cookie', ''],
    ['by a made-up cookie', `${NAME}=${'a'.repeat(120)}`],
    ['by a cookie of another name', `my-${NAME}=a`],
    [
      'by the cookie of an earlier release',
      `trailbook-drive=${createSealer(KEY, 'drive').seal('1//0a')}`,
    ],
  ])('is over %s, and Google is not asked', async (_what, cookie) => {
    const { post, asked } = open();
    expect(await post(renew, { account: ACCOUNT }, cookie)).toMatchObject({
      ...{ status: 401, set: null },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not over because Google does not answer: the cookie stays', async () => {
    const { signed } = await signedIn();
    const never: Fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const failing: readonly [number, string, Fetch][] = [
      [504, 'DRIVE_SLOW', never],
      [502, 'DRIVE_FAILED', async () => new Response('<html>', { status: 200 })],
      [502, 'DRIVE_FAILED', async () => new Response('no', { status: 503 })],
      [502, 'DRIVE_FAILED', async () => Response.json({ access_token: 5 })],
      [502, 'DRIVE_FAILED', async () => new Response(' '.repeat(100_000))],
      [502, 'DRIVE_FAILED', async () => Response.redirect('https://evil.example/', 307)],
      [502, 'DRIVE_FAILED', () => Promise.reject(new TypeError('fetch failed'))],
    ];
    for (const [status, code, ask] of failing) {
      const { post } = open(undefined, ask);
      const answer = await post(renew, { account: ACCOUNT }, signed.cookie);
      expect(answer).toMatchObject({ status, body: { error: { code } }, set: null });
    }
  });
});

describe('a sign-out', () => {
  it('forgets the cookie here, and leaves other devices signed in', async () => {
    const { signed, post, google } = await signedIn();
    const out = await post(signOut, { account: ACCOUNT, everywhere: false }, signed.cookie);
    expect(out).toMatchObject({ status: 200, body: { revoked: false } });
    expect(out.set).toMatch(new RegExp(`^${signed.cookie.split('=')[0]}=; Max-Age=0`));
    expect(google.grants.holderOf(signed.body.accessToken ?? '')).toBeDefined();
  });

  it('ends everywhere where that is wished, of its account alone', async () => {
    const { signed, signIn, post, google } = await signedIn();
    const other = await signIn(ANOTHER_USER);
    const all = { account: ACCOUNT, everywhere: true };
    const out = await post(signOut, all, `${other.cookie}; ${signed.cookie}`);
    expect(out).toMatchObject({ status: 200, body: { revoked: true } });
    expect(google.grants.holderOf(signed.body.accessToken ?? '')).toBeUndefined();
    expect(google.grants.holderOf(other.body.accessToken ?? '')).toBeDefined();
    expect(await post(renew, { account: ACCOUNT }, signed.cookie)).toMatchObject({ status: 401 });
    expect(await post(signOut, all, signed.cookie)).toMatchObject({
      ...{ status: 200, body: { revoked: false } },
    });
  });
});

it('asks for no more than a household needs, by its network', async () => {
  const { post } = open();
  const statuses = new Set<number>();
  for (let time = 0; time < 61; time++) {
    statuses.add((await post(renew, { account: ACCOUNT })).status);
  }
  expect([...statuses]).toEqual([401, 429]);
});

it('writes nothing of what it was given into the log', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signed, google } = await signedIn();
  const { post } = open(google, () => Promise.reject(new TypeError('fetch failed')));
  await post(exchange, { code: 'a-code-that-is-secret', verifier: VERIFIER });
  await post(renew, { account: ACCOUNT }, signed.cookie);
  expect(lines).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
