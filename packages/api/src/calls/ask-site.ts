import type { Result } from '@trailbook/core/internal/basics';

/** Where a site is, and how to ask it. */
export interface Site {
  /** Without a slash at its end, such as `https://trailbook.example`; empty for the page's own. */
  readonly origin: string;
  /** The platform's own `fetch`. */
  readonly fetch: Fetch;
}

/** As much of `fetch` as the client needs. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

/** The platform's own `AbortSignal`, wherever it is declared. */
export type Stop = typeof globalThis extends {
  readonly AbortSignal: { readonly prototype: infer S };
}
  ? S
  : object;

/** What a request is made of. */
export interface FetchInit {
  readonly method: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly cache?: 'no-store';
  readonly referrerPolicy?: 'no-referrer';
  readonly signal?: Stop;
}

/** What comes back. */
export interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

/** Why a call gave nothing. */
export interface CallError {
  /** `UNREACHABLE` where there was no answer, `UNREADABLE` where it was none of ours; else the site's own code. */
  readonly code: string;
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** What was wrong with the input, and where. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

interface Request {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1/`; parts of the address in braces. */
  readonly path: string;
  readonly input: object;
  readonly signal: Stop | undefined;
}

const API = '/api/v1/';
const STATE_HEADER = 'X-SRS-Verify';

/** Asks a site, and reads its answer. Never throws. */
export async function askSite(
  site: Site,
  { method, path, input, signal }: Request,
): Promise<Result<unknown, CallError>> {
  let answer: FetchAnswer;
  try {
    answer =
      method === 'GET'
        ? await site.fetch(site.origin + API + addressOf(path, input), {
            ...{ method },
            ...stopping(signal),
          })
        : await postWithState(site, path, input, signal);
  } catch {
    return { ok: false, error: { code: 'UNREACHABLE', status: 0, problems: [] } };
  }
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return { ok: true, value: body };
  return { ok: false, error: errorIn(body, answer.status) };
}

/**
 * Posts, with a state that the site gave: so it knows that whoever posts has asked it before.
 * Rule C6.
 *
 * @returns the site's answer; to the question for a state, where that is refused
 */
export async function postWithState<Answer extends FetchAnswer>(
  site: {
    readonly origin: string;
    readonly fetch: (url: string, init: FetchInit) => Promise<Answer>;
  },
  path: string,
  body: object,
  signal?: Stop,
): Promise<Answer> {
  const url = site.origin + API;
  const options = { cache: 'no-store', ...stopping(signal) } as const;
  const given = await site.fetch(`${url}state`, { method: 'GET', ...options });
  // A site that is too busy for this is too busy for the call, and says so in the same words.
  if (!given.ok) return given;
  const { state } = (await given.json()) as { readonly state: string };
  return site.fetch(url + path, {
    ...{ method: 'POST', referrerPolicy: 'no-referrer', ...options },
    headers: { 'Content-Type': 'application/json', [STATE_HEADER]: state },
    body: JSON.stringify(body),
  });
}

/** Parts of the path in their place, the others in the query. */
function addressOf(path: string, input: object): string {
  const rest = new Map<string, unknown>(
    Object.entries(input).filter(([, value]) => value !== undefined),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const part = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return part;
  });
  const query = [...rest].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function stopping(signal: Stop | undefined): { readonly signal?: Stop } {
  return signal ? { signal } : {};
}

function errorIn(body: unknown, status: number): CallError {
  const { error } = (body ?? {}) as { readonly error?: Partial<CallError> };
  if (typeof error?.code !== 'string') return { code: 'UNREADABLE', status, problems: [] };
  return { code: error.code, status, problems: error.problems ?? [] };
}
