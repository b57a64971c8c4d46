import * as oauth from 'oauth4webapi';
import type { DriveConfig } from '../config/config.ts';
import { googleEndpoints } from '../config/google-endpoints.ts';
import { addressLimit } from '../http/address-limit.server.ts';
import { ApiError } from '../http/error-answer.server.ts';
import { createLimiter } from '../http/limited.ts';
import { readBounded } from '../http/read-body.ts';
import { createSealer } from '../http/sealed-text.ts';
import { signature } from '../http/signature.ts';

/** What the browser asks Drive with, and until when. */
interface Access {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
}

/** Whose sign-in a request is about. */
interface SignInOf {
  /** By the number that Google's sign-in has for it. */
  readonly account: string;
  /** The header of the request. */
  readonly cookies: string | null;
}

/** The server's half of the sign-in to Google Drive: it keeps nothing, and no player's data passes it. */
export interface DriveAccess {
  /** @throws ApiError with a code of its own for each way in which it can fail */
  exchange(given: { readonly code: string; readonly verifier: string }): Promise<{
    readonly access: Access & { readonly account: string };
    /** Renews the access of this account alone. */
    readonly cookie: string;
  }>;
  /** Sets no cookie: an answer that comes after a sign-out would bring it back. */
  renew(of: SignInOf): Promise<Access>;
  /** @returns whether Google withdrew the access of all devices, and the cookie that forgets the sign-in */
  signOut(
    of: SignInOf,
    everywhere: boolean,
  ): Promise<{ readonly revoked: boolean; readonly cookie: string }>;
  /** Counts one more call of a client. @returns how long it has to wait, in milliseconds; 0 where it may ask */
  begin(address: string): number;
}

/** In plain view of nobody: not of pages, not of other addresses, not of other sites. */
const PLACE = 'Path=/api/v1/drive; HttpOnly; Secure; SameSite=Lax';
/** From the sign-in. Browsers keep no cookie for longer. */
const SECONDS_KEPT = 400 * 86_400;
const SLOWEST_MS = 8000;
const MAX_BYTES = 64 * 1024;
const AN_HOUR_SECONDS = 3600;
const AT_ONCE = { atOnce: 64, waiting: 0 };
/** A household renews a few times an hour. */
const PER_ADDRESS = { most: 60, withinMs: 10 * 60_000 };

interface Parts {
  readonly config: DriveConfig & { readonly clientSecret: string };
  /** Where the public finds the site. */
  readonly origin: string;
  /** The site's own, the same in all processes. */
  readonly key: string;
  /** A clock that nobody sets, for tests. */
  readonly now?: () => number;
  /** Called with how Google answered: `ok`, or why it did not. */
  readonly onAnswer?: (answer: string) => void;
  readonly fetch?: typeof fetch;
  readonly slowestMs?: number;
}

// Rule C14.
/** Asks Google for tokens, and seals what renews them into a cookie of the account, which renews no other. */
export function createDriveAccess({
  config,
  origin,
  key,
  now,
  onAnswer = () => undefined,
  fetch = globalThis.fetch,
  slowestMs = SLOWEST_MS,
}: Parts): DriveAccess {
  const endpoints = googleEndpoints(config);
  const server: oauth.AuthorizationServer = {
    issuer: endpoints.issuer,
    token_endpoint: endpoints.token,
    revocation_endpoint: endpoints.revoke,
  };
  const client: oauth.Client = { client_id: config.clientId };
  const secret = oauth.ClientSecretPost(config.clientSecret);
  const sealerOf = (account: string) => createSealer(key, `drive ${account}`);
  const limit = addressLimit(PER_ADDRESS, now);
  const limiter = createLimiter(AT_ONCE);
  const allowed: readonly string[] = [endpoints.token, endpoints.revoke];

  /** Only Google is asked, only where it gives and takes tokens, and what it says is bounded. */
  async function askGoogle(url: string, init: RequestInit): Promise<Response> {
    if (!allowed.includes(url)) throw new Error('This address is not one of Google’s.');
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    const bytes = answer.body ? await readBounded(answer.body, MAX_BYTES) : new Uint8Array();
    if (!bytes) throw new Error('Google said too much.');
    return new Response(bytes.length > 0 ? bytes : null, answer);
  }

  const options = (signal: AbortSignal) => ({
    signal,
    // The stand-in of a developer's machine alone has no https.
    [oauth.allowInsecureRequests]: config.url !== null,
    [oauth.customFetch]: askGoogle as never,
  });

  /** What Google said, or why there is nothing. */
  async function asked<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(slowestMs);
    const running = limiter.run(() => ask(signal));
    if (!running) throw new ApiError(503, 'DRIVE_BUSY', [], { 'Retry-After': '10' });
    try {
      const answer = await running;
      onAnswer('ok');
      return answer;
    } catch (error) {
      const refusal = error instanceof oauth.ResponseBodyError ? error.error : undefined;
      onAnswer(signal.aborted ? 'slow' : (refusal ?? 'failed'));
      // What it threw may hold what it was given: it goes no further.
      if (refusal === 'invalid_grant' || refusal === 'invalid_token') throw new GrantEnded();
      throw signal.aborted ? new ApiError(504, 'DRIVE_SLOW') : new ApiError(502, 'DRIVE_FAILED');
    }
  }

  const accessIn = (answer: oauth.TokenEndpointResponse): Access => ({
    accessToken: answer.access_token,
    expiresInSeconds: Math.min(Math.floor(answer.expires_in ?? AN_HOUR_SECONDS), 86_400),
  });

  const nameOf = (account: string) => `trailbook-drive-${signature(key, 'drive account', account)}`;
  const cookieOf = (account: string, value: string, seconds: number) =>
    `${nameOf(account)}=${value}; Max-Age=${seconds}; ${PLACE}`;
  const forgetting = (account: string) => cookieOf(account, '', 0);

  function refreshTokenOf({ account, cookies }: SignInOf): string | undefined {
    const named = new RegExp(`(?:^|; ?)${nameOf(account)}=([^;]*)`, 'g');
    const [sealed, ...others] = [...(cookies ?? '').matchAll(named)].map(([, value = '']) => value);
    // The site sets one. Another of the same name comes from elsewhere, and either may be it.
    return sealed === undefined || others.length > 0 ? undefined : sealerOf(account).open(sealed);
  }

  return {
    begin: limit.begin,

    async exchange({ code, verifier }) {
      // The page has compared the state, which the server was never told.
      const given = oauth.validateAuthResponse(
        ...([server, client, new URLSearchParams({ code }), oauth.skipStateCheck] as const),
      );
      try {
        const answer = await asked(async (signal) =>
          oauth.processAuthorizationCodeResponse(
            ...([server, client] as const),
            await oauth.authorizationCodeGrantRequest(
              ...([server, client, secret, given, `${origin}/oauth`, verifier] as const),
              options(signal),
            ),
          ),
        );
        const account = oauth.getValidatedIdTokenClaims(answer)?.sub;
        const { refresh_token: refreshToken } = answer;
        if (account === undefined || refreshToken === undefined)
          throw new ApiError(502, 'DRIVE_FAILED');
        return {
          access: { ...accessIn(answer), account },
          cookie: cookieOf(account, sealerOf(account).seal(refreshToken), SECONDS_KEPT),
        };
      } catch (error) {
        throw error instanceof GrantEnded ? new ApiError(401, 'DRIVE_REFUSED') : error;
      }
    },

    async renew(of) {
      const held = refreshTokenOf(of);
      if (held === undefined) throw new ApiError(401, 'DRIVE_EXPIRED');
      try {
        const answer = await asked(async (signal) =>
          oauth.processRefreshTokenResponse(
            ...([server, client] as const),
            await oauth.refreshTokenGrantRequest(
              ...([server, client, secret, held] as const),
              options(signal),
            ),
          ),
        );
        return accessIn(answer);
      } catch (error) {
        if (!(error instanceof GrantEnded)) throw error;
        throw new ApiError(401, 'DRIVE_EXPIRED', [], { 'Set-Cookie': forgetting(of.account) });
      }
    },

    async signOut(of, everywhere) {
      const held = refreshTokenOf(of);
      const cookie = forgetting(of.account);
      if (!everywhere || held === undefined) return { revoked: false, cookie };
      try {
        await asked(async (signal) =>
          oauth.processRevocationResponse(
            await oauth.revocationRequest(
              ...([server, client, oauth.None(), held] as const),
              options(signal),
            ),
          ),
        );
        return { revoked: true, cookie };
      } catch (error) {
        // What has ended before needs no withdrawal.
        if (error instanceof GrantEnded) return { revoked: false, cookie };
        throw error;
      }
    },
  };
}

/** Google knows the code or the token no more. */
class GrantEnded extends Error {
  override readonly name = 'GrantEnded';
}
