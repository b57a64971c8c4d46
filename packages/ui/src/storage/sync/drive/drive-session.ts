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

/** What a sign-in gave. */
interface SignedIn {
  readonly signIn: DriveSignIn;
  readonly token: DriveToken;
  /**
   * By what the site knows the account: Drive has another number for it. Undefined where no server renews, and in a
   * sign-in of an earlier release, which is renewed no more.
   */
  readonly subject?: string | undefined;
}

/** A sign-in to Drive, as the device keeps it. */
export interface DriveSession extends SignedIn {
  readonly account: DriveAccount;
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
/** Makes a session of what a sign-in gave: asks for the token, and for whose it is. One that fails leaves no cookie. */
export async function openSession(
  grant: DriveGrant,
  signIn: DriveSignIn,
  parts: DriveParts,
): Promise<Result<DriveSession, TransportError>> {
  const begun = await signedIn(grant, signIn, parts);
  if (!begun.ok) return begun;
  const ask = askDrive({
    origin: signIn.filesOrigin,
    fetch: parts.fetch,
    tokens: {
      current: async () => begun.value.token.value,
      renew: async () => fail({ code: 'CLOUD_EXPIRED' }),
    },
  });
  const account = await driveAccount(ask);
  if (account.ok) return ok({ ...begun.value, account: account.value });
  await endSession(begun.value, parts, false);
  return account;
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
        const { signIn, subject: account } = session;
        if (!signIn.renews || account === undefined) return fail({ code: 'CLOUD_EXPIRED' });
        const renewed = await renewDriveAccess(parts.site, { account });
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
  { signIn, token, subject: account }: SignedIn,
  { site, fetch }: DriveParts,
  everywhere: boolean,
): Promise<Result<true, TransportError>> {
  if (signIn.renews) {
    if (account === undefined) return everywhere ? fail({ code: 'CLOUD_EXPIRED' }) : ok(true);
    const out = await signOutOfDrive(site, { account, everywhere });
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

async function signedIn(
  grant: DriveGrant,
  signIn: DriveSignIn,
  parts: DriveParts,
): Promise<Result<SignedIn, TransportError>> {
  if ('token' in grant) {
    return ok({ signIn, token: tokenOf({ ...grant, accessToken: grant.token }, parts) });
  }
  const exchanged = await exchangeDriveCode(parts.site, grant);
  if (!exchanged.ok) return signInFailure(exchanged.error);
  return ok({ signIn, token: tokenOf(exchanged.value, parts), subject: exchanged.value.account });
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
