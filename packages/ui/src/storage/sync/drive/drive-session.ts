import type { CallError, Site } from '@trailbook/api/calls/ask-site';
import type { DriveSignIn } from '@trailbook/api/calls/client-config';
import { exchangeDriveCode } from '@trailbook/api/calls/drive-exchange';
import { renewDriveAccess } from '@trailbook/api/calls/drive-renew';
import { signOutOfDrive } from '@trailbook/api/calls/drive-sign-out';
import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { TransportError } from '@trailbook/core/internal/user-data';
import { type AskDrive, askDrive } from './drive-api.ts';
import { type DriveAccount, driveAccount } from './drive-transport.ts';
import type { DriveGrant } from './sign-in.ts';

/** What the browser asks Drive with. It stands in the device's store at most: in no backup, no address, no log. */
interface DriveToken {
  readonly value: string;
  /** When it ends, in milliseconds. */
  readonly until: number;
}

/** A sign-in to Drive, as the device keeps it. */
export interface DriveSession {
  readonly account: DriveAccount;
  readonly signIn: DriveSignIn;
  readonly token: DriveToken;
}

/** What a session works with. */
export interface DriveParts {
  /** The site that the page is of. */
  readonly site: Site;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** One that ends within a question to Drive is as good as ended. */
const EARLY_MS = 60_000;

// Rule U28.
/** Makes a session of what a sign-in gave: asks for the token, and for whose it is. */
export async function openSession(
  grant: DriveGrant,
  signIn: DriveSignIn,
  parts: DriveParts,
): Promise<Result<DriveSession, TransportError>> {
  const token = await firstToken(grant, parts);
  if (!token.ok) return token;
  const ask = askDrive({
    origin: signIn.filesOrigin,
    fetch: parts.fetch,
    tokens: {
      current: async () => token.value.value,
      renew: async () => fail({ code: 'CLOUD_EXPIRED' }),
    },
  });
  const account = await driveAccount(ask);
  return account.ok ? ok({ account: account.value, signIn, token: token.value }) : account;
}

/**
 * Asks Drive by a session, which has its token renewed where a server does that.
 *
 * @param keep - keeps the session with its next token
 */
export function askBySession(
  session: DriveSession,
  parts: DriveParts,
  keep: (renewed: DriveSession) => Promise<void>,
): AskDrive {
  let { token } = session;
  return askDrive({
    origin: session.signIn.filesOrigin,
    fetch: parts.fetch,
    tokens: {
      current: async () => (parts.now() < token.until - EARLY_MS ? token.value : undefined),
      async renew() {
        if (!session.signIn.renews) return fail({ code: 'CLOUD_EXPIRED' });
        const renewed = await renewDriveAccess(parts.site, {});
        if (!renewed.ok) return signInFailure(renewed.error);
        token = tokenOf(renewed.value, parts);
        await keep({ ...session, token });
        return ok(token.value);
      },
    },
  });
}

/** Signs this device out, or all of them: then nobody's token is good any more. */
export async function endSession(
  { signIn, token }: DriveSession,
  { site, fetch }: DriveParts,
  everywhere: boolean,
): Promise<Result<true, TransportError>> {
  if (signIn.renews) {
    const out = await signOutOfDrive(site, { everywhere });
    return out.ok ? ok(true) : signInFailure(out.error);
  }
  if (!everywhere) return ok(true);
  try {
    // Google lets no page read the answer: whether the token was still good makes no difference.
    await fetch(signIn.revokeUrl, {
      ...{ method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' },
      body: new URLSearchParams({ token: token.value }),
    });
    return ok(true);
  } catch {
    return fail({ code: 'CLOUD_OFFLINE' });
  }
}

async function firstToken(
  grant: DriveGrant,
  parts: DriveParts,
): Promise<Result<DriveToken, TransportError>> {
  if ('token' in grant) return ok(tokenOf({ ...grant, accessToken: grant.token }, parts));
  const exchanged = await exchangeDriveCode(parts.site, grant);
  return exchanged.ok ? ok(tokenOf(exchanged.value, parts)) : signInFailure(exchanged.error);
}

function tokenOf(
  given: { readonly accessToken: string; readonly expiresInSeconds: number },
  { now }: DriveParts,
): DriveToken {
  return { value: given.accessToken, until: now() + given.expiresInSeconds * 1000 };
}

/** What the site's refusal to exchange, renew or end a sign-in means for a sync. */
function signInFailure({ code, status }: CallError): Result<never, TransportError> {
  if (code === 'UNREACHABLE') return fail({ code: 'CLOUD_OFFLINE' });
  return fail({ code: status === 401 ? 'CLOUD_EXPIRED' : 'CLOUD_BUSY' });
}
