import type { DriveSignIn } from '@trailbook/api/calls/client-config';
import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import { isLanguage, type Language } from '@trailbook/core/internal/dataset';
import * as oauth from 'oauth4webapi';

const EMAIL = 'https://www.googleapis.com/auth/userinfo.email';
const DRIVE = 'https://www.googleapis.com/auth/drive.appdata';
const ASKED = ['openid', 'email', EMAIL, DRIVE].join(' ');
/** What has to be granted: the short name of the mail's address comes back beside its long one. */
const GRANTED = ['email', DRIVE, 'openid', EMAIL];

/** Where a tab keeps a sign-in that is under way; the page is left for it. */
const UNDER_WAY = 'trailbook:sign-in';

/** A sign-in that was begun in this tab. */
export interface SignInUnderWay {
  readonly state: string;
  readonly verifier: string;
  readonly language: Language;
  readonly deviceName: string;
}

/** What a sign-in gave: a code for the server to exchange, or a token for an hour. */
export type DriveGrant =
  | { readonly code: string; readonly verifier: string }
  | { readonly token: string; readonly expiresInSeconds: number };

interface Wish {
  readonly language: Language;
  readonly deviceName: string;
  /** Who signed in before. */
  readonly email?: string | undefined;
  /** Whether it is the desktop's, which leaves the window for the system's browser. */
  readonly isDesktop?: boolean;
}

/** How the state of a sign-in begins that is to come back to the desktop's program. */
const OF_THE_DESKTOP = 'desktop.';

/** The link that brings the answer of a sign-in of the desktop back to it; undefined for one of the browser's own. */
export function linkToProgram(answer: URLSearchParams): string | undefined {
  const isOurs = answer.get('state')?.startsWith(OF_THE_DESKTOP) && answer.has('code');
  return isOurs ? `trailbook://login?${answer}` : undefined;
}

// Rule U28.
/**
 * Begins a sign-in.
 *
 * @returns where the whole page goes for it
 */
export async function beginSignIn(signIn: DriveSignIn, wish: Wish): Promise<string> {
  const { language, deviceName, email, isDesktop = false } = wish;
  // A token in a link to a program could be read by another that claims its scheme; a code alone is of no use to it.
  if (isDesktop && !signIn.renews) throw new Error('The desktop signs in by code alone.');
  const begun = {
    state: (isDesktop ? OF_THE_DESKTOP : '') + oauth.generateRandomState(),
    verifier: oauth.generateRandomCodeVerifier(),
    ...{ language, deviceName },
  };
  sessionStorage.setItem(UNDER_WAY, JSON.stringify(begun));
  const url = new URL(signIn.signInUrl);
  const asked: Record<string, string> = {
    client_id: signIn.clientId,
    redirect_uri: signIn.redirectUrl,
    scope: ASKED,
    state: begun.state,
    prompt: 'consent',
    include_granted_scopes: 'true',
    ...(email && { login_hint: email }),
    ...(signIn.renews
      ? {
          response_type: 'code',
          access_type: 'offline',
          code_challenge: await oauth.calculatePKCECodeChallenge(begun.verifier),
          code_challenge_method: 'S256',
        }
      : { response_type: 'token' }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** The sign-in that this tab was left for, once. */
export function takeSignInUnderWay(): SignInUnderWay | undefined {
  try {
    const kept = sessionStorage.getItem(UNDER_WAY);
    sessionStorage.removeItem(UNDER_WAY);
    const begun: unknown = JSON.parse(kept ?? 'null');
    return isUnderWay(begun) ? begun : undefined;
  } catch {
    return undefined;
  }
}

/** Without a library of schemas, which pages have no other use for. */
function isUnderWay(begun: unknown): begun is SignInUnderWay {
  const { state, verifier, language, deviceName } = (begun ?? {}) as Partial<SignInUnderWay>;
  const isText = [state, verifier, language, deviceName].every((one) => typeof one === 'string');
  return isText && state !== '' && verifier !== '' && isLanguage(language);
}

const SECONDS = /^\d{1,5}$/;

// Rule U28.
/** What an answer grants: nothing where it was not this tab that asked, where the player refused, or unticked a scope. */
export function grantIn(
  answer: URLSearchParams,
  { clientId }: Pick<DriveSignIn, 'clientId'>,
  { state, verifier }: SignInUnderWay,
): Result<DriveGrant, 'REFUSED'> {
  try {
    const server = { issuer: 'https://accounts.google.com' };
    oauth.validateAuthResponse(server, { client_id: clientId }, answer, state);
  } catch {
    return fail('REFUSED');
  }
  const scopes = (answer.get('scope') ?? '').split(' ');
  const isWhole = GRANTED.every((scope) => scopes.includes(scope));
  if (answer.get('prompt') !== 'consent' || !isWhole) return fail('REFUSED');
  const code = answer.get('code');
  if (code) return ok({ code, verifier });
  const token = answer.get('access_token');
  const seconds = answer.get('expires_in') ?? '';
  if (!token || !SECONDS.test(seconds)) return fail('REFUSED');
  return ok({ token, expiresInSeconds: Number(seconds) });
}
