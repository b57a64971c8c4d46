import type { FakeAnswer } from '../serve.ts';
import { createAccounts } from './accounts.ts';
import { createDriveFiles, driveError, scopeMissing } from './drive-files.ts';
import { createGrants, type GoogleClient, type GoogleUser } from './grants.ts';

export { subjectOf } from './grants.ts';

/** What Drive does instead of answering. */
export type DriveFault =
  | 'unauthorized'
  | 'scope missing'
  | 'too often'
  | 'full'
  | 'precondition failed'
  | 'too many requests'
  | 'error 500'
  | 'error 503'
  | 'html'
  | 'wrong json'
  /** It did as it was asked, and nobody hears of it. */
  | 'lost answer'
  /** The line is cut in the middle of the answer. */
  | 'cut'
  /** No answer for a long time. */
  | 'slow'
  /** Some other bytes than those of the file. */
  | 'damaged';

interface Options {
  readonly clients: readonly GoogleClient[];
  readonly users?: readonly GoogleUser[];
  readonly now?: () => number;
  /** Files that one page of the list has at most. */
  readonly mostPerPage?: number;
  /** Where it is served, which its tokens name. */
  readonly issuer?: string;
}

export const A_USER: GoogleUser = { email: 'stelle@example.com', permissionId: '07001' };

export const ANOTHER_USER: GoogleUser = { email: 'march@example.com', permissionId: '07002' };

/** One request that came. */
export interface GoogleRequest {
  readonly method: string;
  readonly url: string;
  readonly referrer: string | null;
}

const SLOW_MS = 120_000;

/**
 * A stand-in of Google's sign-in and of Drive, as one function. Faults come one after the other, each for one request of
 * Drive's; a fault of undefined lets one pass.
 */
export function createGoogle({
  clients,
  users = [A_USER],
  now = Date.now,
  mostPerPage = 1000,
  issuer = 'https://accounts.google.com',
}: Options) {
  const grants = createGrants(now, issuer);
  const accounts = createAccounts({ clients, users, grants });
  const drive = createDriveFiles(grants, { mostPerPage });
  const faults: (DriveFault | undefined)[] = [];
  const requests: GoogleRequest[] = [];

  async function answerDrive(request: Request): Promise<FakeAnswer> {
    const fault = faults.shift();
    const refusal = fault && REFUSALS[fault]?.();
    if (refusal) return { response: refusal, isCut: false };
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    const response = await drive.answer(request);
    if (fault === 'lost answer') return { response: undefined, isCut: true };
    if (fault === 'damaged' && response?.status === 200)
      return { response: new Response('other bytes'), isCut: false };
    return {
      response: response ?? new Response('Not Found', { status: 404 }),
      isCut: fault === 'cut',
    };
  }

  return {
    drive,
    grants,
    requests,
    /** What happens to the next requests of Drive's, and to no later ones. */
    fail(...next: readonly (DriveFault | undefined)[]): void {
      faults.splice(0, faults.length, ...next);
    },

    async answer(request: Request): Promise<FakeAnswer> {
      const { method, url, headers } = request;
      requests.push({ method, url, referrer: headers.get('Referer') });
      const isDrive = /^(?:\/upload)?\/drive\//.test(new URL(url).pathname);
      if (isDrive && method === 'OPTIONS')
        return { response: forPages(request, PREFLIGHT()), isCut: false };
      if (isDrive) {
        const { response, isCut } = await answerDrive(request);
        return { response: response && forPages(request, response), isCut };
      }
      const answer = await accounts.answer(request);
      return { response: answer ?? new Response('Not Found', { status: 404 }), isCut: false };
    },
  };
}

export type Google = ReturnType<typeof createGoogle>;

const REFUSALS: Partial<Record<DriveFault, () => Response>> = {
  unauthorized: () => driveError(401, 'authError', 'Invalid Credentials'),
  'scope missing': scopeMissing,
  'too often': () => driveError(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded'),
  full: () => driveError(403, 'storageQuotaExceeded', 'The storage quota has been exceeded.'),
  'precondition failed': () => driveError(412, 'conditionNotMet', 'Precondition Failed'),
  'too many requests': () => driveError(429, 'rateLimitExceeded', 'Too Many Requests'),
  'error 500': () => driveError(500, 'internalError', 'Internal Error'),
  'error 503': () => new Response('<html>Service Unavailable</html>', { status: 503 }),
  html: () =>
    new Response('<!doctype html><title>Sorry</title>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  'wrong json': () => Response.json({ files: 'none', sha256Checksum: 5 }),
};

const PREFLIGHT = () =>
  new Response(null, {
    headers: {
      'Access-Control-Allow-Methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
      'Access-Control-Allow-Headers': 'authorization,content-type',
      'Access-Control-Max-Age': '3600',
    },
  });

/** Pages of any origin may read Drive's answers, and few of their headers. */
function forPages(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  const origin = request.headers.get('Origin');
  if (origin !== null) headers.set('Access-Control-Allow-Origin', origin);
  headers.append('Vary', 'Origin');
  return new Response(response.body, { status: response.status, headers });
}

/** The stand-in as a `fetch`, for tests without a network. */
export function fetchFrom(google: Google): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const left = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    const { response, isCut } = await Promise.race([google.answer(request), left]);
    if (!response) throw new TypeError('Failed to fetch');
    return isCut ? cutInTheMiddle(response) : response;
  };
}

async function cutInTheMiddle(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
