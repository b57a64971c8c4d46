import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { TransportError } from '@trailbook/core/internal/user-data';
import * as z from 'zod';

/** What proves to Drive that the player has signed in. */
export interface DriveTokens {
  /** The one at hand; undefined where it has ended. */
  current(): Promise<string | undefined>;
  /** Another one, where somebody can give it. */
  renew(): Promise<Result<string, TransportError>>;
}

/** A question to Drive. */
export interface DriveRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the origin, with its query. */
  readonly path: string;
  readonly body?: { readonly type: string; readonly content: Blob };
}

/** Asks Drive, and gives the bytes of its answer. */
export type AskDrive = (request: DriveRequest) => Promise<Result<Uint8Array, TransportError>>;

interface Parts {
  /** Where Drive's interface for programs is, without a slash at its end. */
  readonly origin: string;
  readonly tokens: DriveTokens;
  readonly fetch: typeof fetch;
  /** Waits so many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly deadlineMs?: number;
}

/** What one upload in two parts takes, by Drive's own word. */
export const MOST_FILE_BYTES = 5 * 1024 ** 2;
/** A thousand files with all that is told of them. */
const MOST_ANSWER_BYTES = MOST_FILE_BYTES;
const DEADLINE_MS = 60_000;
/** How often one question is put while Drive is busy, and how long the first wait is; each is twice the one before. */
const MOST_TRIES = 4;
const FIRST_WAIT_MS = 500;

const UNAUTHORIZED = 401;

// Rule U22.
/**
 * Asks Drive from the browser: with the player's token, which it has renewed once where it has ended, and again after a
 * while where Drive is busy. Never throws.
 */
export function askDrive({
  origin,
  tokens,
  fetch,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  deadlineMs = DEADLINE_MS,
}: Parts): AskDrive {
  async function askOnce(request: DriveRequest, token: string) {
    const { method, path, body } = request;
    let answer: Response;
    try {
      answer = await fetch(origin + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': body.type }) },
        ...(body && { body: body.content }),
        signal: AbortSignal.timeout(deadlineMs),
        ...{ cache: 'no-store', credentials: 'omit', redirect: 'error' },
        referrerPolicy: 'no-referrer',
      });
    } catch {
      return fail({ code: 'CLOUD_OFFLINE' } as const);
    }
    const bytes = await readBounded(answer);
    if (!answer.ok) return fail(refusalIn(answer.status, bytes));
    return bytes ? ok(bytes) : fail({ code: 'CLOUD_DAMAGED' } as const);
  }

  return async (request) => {
    let isRenewed = false;
    const renew = () => {
      isRenewed = true;
      return tokens.renew();
    };
    const held = await tokens.current();
    let token = held === undefined ? await renew() : ok(held);
    for (let tries = 1; ; tries++) {
      if (!token.ok) return token;
      const answer = await askOnce(request, token.value);
      if (answer.ok) return answer;
      const { code } = answer.error;
      if (code === 'UNAUTHORIZED') {
        if (isRenewed) return fail({ code: 'CLOUD_EXPIRED' });
        token = await renew();
      } else if (code === 'CLOUD_BUSY' && tries < MOST_TRIES) {
        // Those who were turned away together shall not come back together.
        await wait(FIRST_WAIT_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
      } else return fail({ code });
    }
  };
}

/** The whole body; undefined where it is cut, or larger than anything of ours. */
async function readBounded({ body }: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = body?.getReader();
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      chunks.push(read.value);
      size += read.value.length;
      if (size > MOST_ANSWER_BYTES) {
        await reader?.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const refusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
});

/** What Drive calls its reasons. */
const REASONS: Readonly<Record<string, TransportError['code']>> = {
  userRateLimitExceeded: 'CLOUD_BUSY',
  rateLimitExceeded: 'CLOUD_BUSY',
  dailyLimitExceeded: 'CLOUD_BUSY',
  backendError: 'CLOUD_BUSY',
  storageQuotaExceeded: 'CLOUD_FULL',
  uploadTooLarge: 'CLOUD_FULL',
};

/** What a refusal means for a sync. */
function refusalIn(
  status: number,
  bytes: Uint8Array | undefined,
): { readonly code: TransportError['code'] | 'UNAUTHORIZED' } {
  if (status === UNAUTHORIZED) return { code: 'UNAUTHORIZED' };
  if (status === 429 || status >= 500) return { code: 'CLOUD_BUSY' };
  if (status === 404 || status === 409 || status === 412) return { code: 'CLOUD_CHANGED' };
  if (status === 403) {
    const read = refusal.safeParse(jsonIn(bytes));
    const reason = read.data?.error.errors[0]?.reason ?? '';
    // Else the scope is missing, or the account's owner forbids it.
    return { code: REASONS[reason] ?? 'CLOUD_DENIED' };
  }
  return { code: status === 413 ? 'CLOUD_FULL' : 'CLOUD_DAMAGED' };
}

/** Undefined for what is no JSON. */
export function jsonIn(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
