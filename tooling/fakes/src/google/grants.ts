import { createHash, randomBytes } from 'node:crypto';

/** Someone with an account. */
export interface GoogleUser {
  readonly email: string;
  readonly permissionId: string;
}

/** What an operator has registered. A client without a secret cannot exchange codes. */
export interface GoogleClient {
  readonly id: string;
  readonly secret: string;
  readonly redirects: readonly string[];
}

/** What a user has allowed a client. */
interface Grant {
  readonly user: GoogleUser;
  readonly clientId: string;
  readonly scope: string;
}

interface Code extends Grant {
  readonly redirect: string;
  readonly challenge: string | null;
  readonly isOffline: boolean;
}

interface Token extends Grant {
  readonly until: number;
}

export const DRIVE_SCOPE = 'https://www.googleapis.com/auth/drive.appdata';
const EMAIL_SCOPE = 'https://www.googleapis.com/auth/userinfo.email';
const SECONDS = 3599;
const CODE_MS = 600_000;

/** Codes and tokens, by what a user has allowed. All of a user's go at once when one is revoked. */
export function createGrants(now: () => number, issuer: string) {
  const codes = new Map<string, Code & { readonly until: number }>();
  const access = new Map<string, Token>();
  const refresh = new Map<string, Grant>();

  const accessOf = ({ user, clientId, scope }: Grant): string => {
    const token = `ya29.${random()}`;
    access.set(token, { user, clientId, scope, until: now() + SECONDS * 1000 });
    return token;
  };
  const common = (grant: Grant) => ({
    access_token: accessOf(grant),
    expires_in: SECONDS,
    scope: grant.scope,
    token_type: 'Bearer',
    ...(grant.scope.split(' ').includes('openid') && { id_token: idToken(grant, now(), issuer) }),
  });

  return {
    code(code: Code): string {
      const made = `4/0A${random()}`;
      codes.set(made, { ...code, until: now() + CODE_MS });
      return made;
    },

    /** The token of a page without a server: for an hour, and nothing to renew it by. */
    implicit: (grant: Grant) => ({ token: accessOf(grant), seconds: SECONDS }),

    exchange(form: URLSearchParams, client: GoogleClient) {
      const code = codes.get(form.get('code') ?? '');
      // A code is good once, whatever comes of it.
      codes.delete(form.get('code') ?? '');
      if (!code || code.until < now() || code.clientId !== client.id) return undefined;
      if (code.redirect !== form.get('redirect_uri')) return undefined;
      const verifier = form.get('code_verifier') ?? '';
      if (code.challenge !== null && challengeOf(verifier) !== code.challenge) return undefined;
      const answer = common(code);
      if (!code.isOffline) return answer;
      const token = `1//0${random()}`;
      refresh.set(token, { user: code.user, clientId: code.clientId, scope: code.scope });
      return { ...answer, refresh_token: token };
    },

    renew(form: URLSearchParams, client: GoogleClient) {
      const grant = refresh.get(form.get('refresh_token') ?? '');
      return grant?.clientId === client.id ? common(grant) : undefined;
    },

    /** @returns whether it was a token of ours */
    revoke(token: string): boolean {
      const grant = refresh.get(token) ?? access.get(token);
      if (!grant) return false;
      for (const tokens of [refresh, access]) {
        for (const [key, other] of tokens) {
          if (other.user === grant.user && other.clientId === grant.clientId) tokens.delete(key);
        }
      }
      return true;
    },

    holderOf(token: string): Grant | undefined {
      const held = access.get(token);
      return held && held.until > now() ? held : undefined;
    },

    /** Ends all access tokens, as an hour does. */
    expire: () => access.clear(),
    /** Ends everything, as the user does in the settings of the account. */
    revokeAll() {
      access.clear();
      refresh.clear();
    },
  };
}

export type Grants = ReturnType<typeof createGrants>;

/** Scopes as the answer lists them: the service names the address of the mail twice, in its short and its long form. */
export function grantedScope(asked: readonly string[], unticked: readonly string[]): string {
  const granted = asked.filter((scope) => !unticked.includes(scope));
  const both = granted.some((scope) => scope === 'email' || scope === EMAIL_SCOPE);
  return [...new Set([...granted, ...(both ? ['email', EMAIL_SCOPE] : [])])].join(' ');
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The number by which the sign-in knows an account: 21 digits, and another one than Drive's. */
export function subjectOf({ permissionId }: GoogleUser): string {
  return `1${permissionId.padStart(20, '0')}`;
}

/** Signed by a key that nobody has: who gets it from the service itself needs not check it. */
function idToken({ user, clientId }: Grant, now: number, issuer: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const at = Math.floor(now / 1000);
  const claims = { iss: issuer, aud: clientId, azp: clientId, sub: subjectOf(user) };
  const dated = { ...claims, email: user.email, email_verified: true, iat: at, exp: at + 3600 };
  return `${part({ alg: 'RS256', typ: 'JWT', kid: 'fake' })}.${part(dated)}.${random()}`;
}

function random(): string {
  return randomBytes(24).toString('base64url');
}
