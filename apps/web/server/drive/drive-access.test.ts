import { createHash } from 'node:crypto';
import { createGoogle, fetchFrom, type Google } from '@trailbook/fakes/google';
import { describe, expect, it, vi } from 'vitest';
import { action as exchange } from '../../app/routes/api/v1/drive-exchange';
import { action as renew } from '../../app/routes/api/v1/drive-renew';
import { action as signOut } from '../../app/routes/api/v1/drive-sign-out';
import { STATE_HEADER } from '../http/cors';
import { smallContext } from '../test/small-site';
import { createDriveAccess } from './drive-access';

const ORIGIN = 'https://trailbook.example';
const CLIENT = { id: 'ours', secret: 'a long secret', redirects: [`${ORIGIN}/oauth`] };
const VERIFIER = 'v'.repeat(43);
const KEY = 'k'.repeat(32);

type Fetch = typeof fetch;

function open(google: Google = createGoogle({ clients: [CLIENT] }), ask?: Fetch) {
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

async function codeOf(google: Google): Promise<string> {
  const form = new URLSearchParams({
    ...{ client_id: 'ours', redirect_uri: `${ORIGIN}/oauth`, response_type: 'code' },
    ...{ scope: 'openid email https://www.googleapis.com/auth/drive.appdata', drive: 'on' },
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
  const code = await codeOf(opened.google);
  return { ...opened, signed: await opened.post(exchange, { code, verifier: VERIFIER }) };
}

describe('a code of the sign-in', () => {
  it('is exchanged for an hour of access, and for a cookie that nobody else can read', async () => {
    const { signed, google, asked } = await signedIn();
    expect(signed).toMatchObject({ status: 200, body: { expiresInSeconds: 3599 } });
    expect(google.grants.holderOf(signed.body.accessToken ?? '')).toBeDefined();
    expect(signed.set).toMatch(
      /^trailbook-drive=[\w-]{60,}; Max-Age=34560000; Path=\/api\/v1\/drive; HttpOnly; Secure; SameSite=Lax$/,
    );
    // The one refresh token of the stand-in is in no form in the answer.
    expect(JSON.stringify(signed)).not.toContain('1//0');
    expect(Object.keys(signed.body)).toEqual(['accessToken', 'expiresInSeconds']);
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://oauth2.googleapis.com/token']);
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
  it('is renewed by the cookie, which then lasts anew', async () => {
    const { signed, post, google } = await signedIn();
    google.grants.expire();
    const renewed = await post(renew, {}, signed.cookie);
    expect(renewed).toMatchObject({ status: 200, body: { expiresInSeconds: 3599 } });
    expect(google.grants.holderOf(renewed.body.accessToken ?? '')).toBeDefined();
    expect(renewed.cookie).not.toBe(signed.cookie);
    expect(await post(renew, {}, renewed.cookie)).toMatchObject({ status: 200 });
  });

  it('is over where the player withdrew it, and the cookie goes', async () => {
    const { signed, post, google } = await signedIn();
    google.grants.revokeAll();
    expect(await post(renew, {}, signed.cookie)).toMatchObject({
      status: 401,
      body: { error: { code: 'DRIVE_EXPIRED' } },
      set: expect.stringMatching(/^trailbook-drive=; Max-Age=0; Path=\/api\/v1\/drive; /),
    });
  });

  it.each([
    ['without a cookie', ''],
    ['by a made-up cookie', `trailbook-drive=${'a'.repeat(120)}`],
    ['by a cookie of another name', 'my-trailbook-drive=a'],
  ])('is over %s, and Google is not asked', async (_what, cookie) => {
    const { post, asked } = open();
    expect(await post(renew, {}, cookie)).toMatchObject({ status: 401, set: null });
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
      const answer = await post(renew, {}, signed.cookie);
      expect(answer).toMatchObject({ status, body: { error: { code } }, set: null });
    }
  });
});

describe('a sign-out', () => {
  it('forgets the cookie here, and leaves other devices signed in', async () => {
    const { signed, post, google } = await signedIn();
    const out = await post(signOut, { everywhere: false }, signed.cookie);
    expect(out).toMatchObject({ status: 200, body: { revoked: false } });
    expect(out.set).toContain('Max-Age=0');
    expect(google.grants.holderOf(signed.body.accessToken ?? '')).toBeDefined();
  });

  it('ends everywhere where that is wished', async () => {
    const { signed, post, google } = await signedIn();
    const out = await post(signOut, { everywhere: true }, signed.cookie);
    expect(out).toMatchObject({ status: 200, body: { revoked: true } });
    expect(google.grants.holderOf(signed.body.accessToken ?? '')).toBeUndefined();
    expect(await post(renew, {}, signed.cookie)).toMatchObject({ status: 401 });
    expect(await post(signOut, { everywhere: true }, signed.cookie)).toMatchObject({
      ...{ status: 200, body: { revoked: false } },
    });
  });
});

it('asks for no more than a household needs, by its network', async () => {
  const { post } = open();
  const statuses = new Set<number>();
  for (let time = 0; time < 61; time++) statuses.add((await post(renew, {})).status);
  expect([...statuses]).toEqual([401, 429]);
});

it('writes nothing of what it was given into the log', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signed, google } = await signedIn();
  const { post } = open(google, () => Promise.reject(new TypeError('fetch failed')));
  await post(exchange, { code: 'a-code-that-is-secret', verifier: VERIFIER });
  await post(renew, {}, signed.cookie);
  expect(lines).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
