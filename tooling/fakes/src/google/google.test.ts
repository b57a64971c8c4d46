import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeServer, serveFake } from '../serve.ts';
import { A_USER, createGoogle, fetchFrom, subjectOf } from './google.ts';

const CLIENT = { id: 'ours', secret: 'a secret', redirects: ['http://localhost:1/oauth'] };
const VERIFIER = 'v'.repeat(43);
const ASKED = {
  client_id: 'ours',
  redirect_uri: 'http://localhost:1/oauth',
  response_type: 'code',
  scope: 'openid email https://www.googleapis.com/auth/drive.appdata',
  state: 'a state',
  access_type: 'offline',
  prompt: 'consent',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};
const SITE = 'https://accounts.google.com';

function open(now?: () => number) {
  const google = createGoogle({ clients: [CLIENT], ...(now && { now }) });
  const ask = fetchFrom(google);
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    ask(SITE + path, { method: 'POST', body: new URLSearchParams(form) });
  /** Answers the page that asks for consent, and tells where that leads. */
  async function consent(change: Readonly<Record<string, string>> = {}) {
    const form = { ...ASKED, account: '', drive: 'on', answer: 'accept', ...change };
    const answer = await post('/consent', form);
    return new URL(answer.headers.get('Location') ?? '');
  }
  const exchange = (code: string | null, change: Readonly<Record<string, string>> = {}) =>
    post('/token', {
      ...{ client_id: 'ours', client_secret: 'a secret', grant_type: 'authorization_code' },
      ...{ code: code ?? '', redirect_uri: ASKED.redirect_uri, code_verifier: VERIFIER },
      ...change,
    });
  return { google, ask, post, consent, exchange };
}

describe('the sign-in', () => {
  it('asks for consent, and only for what its operator has registered', async () => {
    const { ask } = open();
    const page = (change: object) =>
      ask(`${SITE}/o/oauth2/v2/auth?${new URLSearchParams({ ...ASKED, ...change })}`);
    expect(await (await page({})).text()).toContain('<button name="answer" value="refuse">');
    for (const change of [
      { redirect_uri: 'http://localhost:1/elsewhere' },
      { client_id: 'another' },
      { code_challenge_method: 'plain' },
      { scope: '' },
    ]) {
      expect((await page(change)).status).toBe(400);
    }
  });

  it('leads back with a code, the state, what was granted, and how it asked', async () => {
    const { consent } = open();
    const { searchParams: answer } = await consent();
    expect(answer.get('code')).toMatch(/^4\//);
    expect(answer.get('state')).toBe('a state');
    expect(answer.get('prompt')).toBe('consent');
    expect(answer.get('scope')?.split(' ').sort()).toEqual([
      'email',
      'https://www.googleapis.com/auth/drive.appdata',
      'https://www.googleapis.com/auth/userinfo.email',
      'openid',
    ]);
  });

  it('leads back with less where a scope is unticked, and with nothing where all is refused', async () => {
    const { consent } = open();
    const unticked = await consent({ answer: 'accept', drive: '' });
    expect(unticked.searchParams.get('scope')).toContain('drive.appdata');
    const { post } = open();
    const form = { ...ASKED, answer: 'accept' };
    const without = new URL((await post('/consent', form)).headers.get('Location') ?? '');
    expect(without.searchParams.get('scope')).not.toContain('drive.appdata');
    const refused = await consent({ answer: 'refuse' });
    expect(Object.fromEntries(refused.searchParams)).toEqual({
      error: 'access_denied',
      state: 'a state',
    });
  });

  it('gives a token in the hash to a page without a server', async () => {
    const { consent } = open();
    const url = await consent({ response_type: 'token' });
    expect(url.search).toBe('');
    const answer = new URLSearchParams(url.hash.slice(1));
    expect(answer.get('access_token')).toMatch(/^ya29\./);
    expect(answer.get('expires_in')).toBe('3599');
  });
});

describe('a code', () => {
  it('is good once, with the secret and the verifier that belong to it', async () => {
    const { consent, exchange } = open();
    const codeOf = async () => (await consent()).searchParams.get('code');
    const code = await codeOf();
    const answer = await exchange(code);
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3599 });
    expect((await exchange(code)).status).toBe(400);
    expect((await exchange(await codeOf(), { client_secret: '' })).status).toBe(401);
    expect((await exchange(await codeOf(), { code_verifier: 'w'.repeat(43) })).status).toBe(400);
    expect((await exchange(await codeOf(), { redirect_uri: 'http://b.test/' })).status).toBe(400);
  });

  it('tells whose it is by a number that Drive does not know, where that was asked for', async () => {
    const { consent, exchange } = open();
    const told = async (change: Readonly<Record<string, string>>) => {
      const code = (await consent(change)).searchParams.get('code');
      const { id_token: token } = (await (await exchange(code)).json()) as { id_token?: string };
      return token && JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    };
    expect(await told({})).toMatchObject({ aud: 'ours', sub: subjectOf(A_USER) });
    expect(subjectOf(A_USER)).not.toBe(A_USER.permissionId);
    expect(await told({ scope: 'email' })).toBeUndefined();
  });

  it('ends after ten minutes', async () => {
    let now = 0;
    const { consent, exchange } = open(() => now);
    const code = (await consent()).searchParams.get('code');
    now = 600_001;
    expect((await exchange(code)).status).toBe(400);
  });
});

describe('tokens', () => {
  it('end after an hour, are renewed, and all end with a revocation', async () => {
    let now = 0;
    const { consent, exchange, post, ask } = open(() => now);
    const code = (await consent()).searchParams.get('code');
    const given = (await (await exchange(code)).json()) as Record<string, string>;
    const list = async (token = '') =>
      (
        await ask('https://www.googleapis.com/drive/v3/files?spaces=appDataFolder', {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).status;
    const renew = () =>
      post('/token', {
        ...{ client_id: 'ours', client_secret: 'a secret', grant_type: 'refresh_token' },
        refresh_token: given.refresh_token ?? '',
      });
    expect(await list(given.access_token)).toBe(200);
    now = 3_600_000;
    expect(await list(given.access_token)).toBe(401);
    const renewed = (await (await renew()).json()) as Record<string, string>;
    expect(await list(renewed.access_token)).toBe(200);
    expect((await post('/revoke', { token: given.refresh_token ?? '' })).status).toBe(200);
    expect(await list(renewed.access_token)).toBe(401);
    expect((await renew()).status).toBe(400);
  });
});

describe('on a port of this machine', () => {
  let server: FakeServer | undefined;
  afterEach(() => server?.close());

  it('answers pages of other origins, and cuts a line where it is told to', async () => {
    const google = createGoogle({ clients: [CLIENT] });
    server = await serveFake(google);
    const files = `${server.origin}/drive/v3/files`;
    const asked = await fetch(files, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'GET' },
    });
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('authorization');
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:1');
    google.fail('cut', 'lost answer');
    await expect(fetch(files).then((answer) => answer.text())).rejects.toThrow();
    await expect(fetch(files)).rejects.toThrow();
    expect((await fetch(files)).status).toBe(401);
  });
});
