import type { GoogleClient, GoogleUser, Grants } from './grants.ts';
import { DRIVE_SCOPE, grantedScope } from './grants.ts';

interface Parts {
  readonly clients: readonly GoogleClient[];
  readonly users: readonly GoogleUser[];
  readonly grants: Grants;
}

/** The sign-in: the page that asks for consent, the exchange of codes, renewal and revocation. */
export function createAccounts({ clients, users, grants }: Parts) {
  function page(query: URLSearchParams): Response {
    const refused = refusalOf(query, clients);
    if (refused) return html(`<h1>Access blocked</h1><p>${refused}</p>`, 400);
    const fields = [...query].map(([name, value]) => hidden(name, value)).join('');
    const accounts = users.map(({ email }) => `<option>${escaped(email)}</option>`).join('');
    return html(`<h1>Trailbook wants access to your account</h1>
<form method="post" action="/consent">${fields}
<p><label>Account <select name="account">${accounts}</select></label></p>
<p><label><input type="checkbox" name="drive" checked> See, create and delete its own configuration data in your Drive</label></p>
<button name="answer" value="accept">Continue</button>
<button name="answer" value="refuse">Cancel</button></form>`);
  }

  function consent(form: URLSearchParams): Response {
    if (refusalOf(form, clients)) return html('<h1>Access blocked</h1>', 400);
    const target = new URL(form.get('redirect_uri') ?? '');
    const isCode = form.get('response_type') === 'code';
    const answer = answerOf(form, isCode);
    const state = form.get('state');
    if (state !== null) answer.set('state', state);
    if (isCode) target.search = answer.toString();
    else target.hash = answer.toString();
    return new Response(null, { status: 302, headers: { Location: target.href } });
  }

  function answerOf(form: URLSearchParams, isCode: boolean): URLSearchParams {
    if (form.get('answer') !== 'accept') return new URLSearchParams({ error: 'access_denied' });
    const user = users.find(({ email }) => email === form.get('account')) ?? users[0];
    if (!user) throw new Error('There is nobody to sign in.');
    const asked = (form.get('scope') ?? '').split(' ');
    const scope = grantedScope(asked, form.has('drive') ? [] : [DRIVE_SCOPE]);
    const grant = { user, clientId: form.get('client_id') ?? '', scope };
    const rest = { scope, authuser: '0', prompt: form.get('prompt') ?? 'none' };
    if (!isCode) {
      const { token, seconds } = grants.implicit(grant);
      const own = { access_token: token, token_type: 'Bearer', expires_in: String(seconds) };
      return new URLSearchParams({ ...own, ...rest });
    }
    const code = grants.code({
      ...grant,
      redirect: form.get('redirect_uri') ?? '',
      challenge: form.get('code_challenge'),
      isOffline: form.get('access_type') === 'offline',
    });
    return new URLSearchParams({ code, ...rest });
  }

  function token(form: URLSearchParams): Response {
    const client = clients.find(({ id }) => id === form.get('client_id'));
    // A client of the web has to show its secret, verifier or not.
    if (!client || client.secret !== form.get('client_secret'))
      return refused('invalid_client', 401);
    const type = form.get('grant_type');
    if (type !== 'authorization_code' && type !== 'refresh_token')
      return refused('unsupported_grant_type', 400);
    const given =
      type === 'refresh_token' ? grants.renew(form, client) : grants.exchange(form, client);
    return given ? json(given) : refused('invalid_grant', 400);
  }

  return {
    async answer(request: Request): Promise<Response | undefined> {
      const url = new URL(request.url);
      const form = async () => new URLSearchParams(await request.text());
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /o/oauth2/v2/auth':
          return page(url.searchParams);
        case 'POST /consent':
          return consent(await form());
        case 'POST /token':
          return token(await form());
        case 'POST /revoke': {
          const asked = url.searchParams.get('token') ?? (await form()).get('token') ?? '';
          return grants.revoke(asked) ? json({}) : refused('invalid_token', 400);
        }
        default:
          return undefined;
      }
    },
  };
}

/** What the service says of a question that it cannot put to anybody. */
function refusalOf(query: URLSearchParams, clients: readonly GoogleClient[]): string | undefined {
  const client = clients.find(({ id }) => id === query.get('client_id'));
  if (!client) return 'Error 401: invalid_client';
  if (!client.redirects.includes(query.get('redirect_uri') ?? ''))
    return 'Error 400: redirect_uri_mismatch';
  if (!['code', 'token'].includes(query.get('response_type') ?? ''))
    return 'Error 400: unsupported_response_type';
  if (!query.get('scope')) return 'Error 400: invalid_scope';
  const method = query.get('code_challenge_method');
  return method === null || method === 'S256' ? undefined : 'Error 400: invalid_request';
}

function refused(error: string, status: number): Response {
  return json({ error, error_description: 'Bad Request' }, status);
}

function json(value: object, status = 200): Response {
  return Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } });
}

function html(body: string, status = 200): Response {
  const page = `<!doctype html><html lang="en"><title>Sign in</title>${body}`;
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
