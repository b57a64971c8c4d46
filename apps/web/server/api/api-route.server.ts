import { createHash } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type * as z from 'zod';
import { STATE_HEADER } from '../http/cors';
import { ApiError, errorAnswer, type Problem } from '../http/error-answer.server';
import { BODY_BYTES, readBounded } from '../http/read-body';
import { logFault } from '../http/request-log.server';
import type { SiteContext } from '../site/site-context';

/** What a call takes. */
interface Taking<Input> {
  readonly method: 'GET' | 'POST';
  /** Of the address, and of the query or the body. */
  readonly input: z.ZodType<Input>;
  readonly maxBodyBytes?: number | undefined;
}

/** One call of the API: its contract, and what it does. */
interface Call<Input, Output> extends Taking<Input> {
  readonly output: z.ZodType<Output>;
  readonly handle: (input: Input, extras: Extras) => Output | Promise<Output>;
  readonly maxMs?: number;
  /** How long shared caches hold the answer; not at all by default. */
  readonly cacheControl?: string;
}

export interface Extras {
  readonly context: SiteContext;
  /** What the request shows of the site's own. */
  readonly cookies: string | null;
  /** Has the answer set a cookie, as the header writes it. */
  readonly setCookie: (cookie: string) => void;
  /** Fires when the client leaves, or the call takes too long. */
  readonly signal: AbortSignal;
}

export type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** A call takes no longer than this, unless it says so; a stream no longer than this until it begins. */
export const TIME_MS = 10_000;

/**
 * Makes a route of a call. All errors have one form, `ErrorEnvelope`. The output is checked like the input, so that no
 * answer differs from its description.
 */
export function apiRoute<Input, Output>(call: Call<Input, Output>) {
  const { method, input, output, maxBodyBytes, maxMs = TIME_MS, cacheControl = 'no-store' } = call;

  async function answer(args: Args): Promise<Response> {
    const { request, context } = args;
    const given = await inputOf({ method, input, maxBodyBytes }, args);
    // A signal of time would keep the call's megabytes until it fires, however soon the call ends.
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(), maxMs);
    const signal = AbortSignal.any([request.signal, overdue.signal]);
    const headers = new Headers({
      'Content-Type': 'application/json',
      'Cache-Control': cacheControl,
    });
    const extras = {
      ...{ context, signal },
      cookies: request.headers.get('Cookie'),
      setCookie: (cookie: string) => headers.append('Set-Cookie', cookie),
    };
    try {
      const result = await Promise.race([call.handle(given, extras), late(overdue.signal)]);
      const body = JSON.stringify(output.parse(result));
      if (cacheControl !== 'no-store') headers.set('ETag', tagOf(body));
      return new Response(body, { headers });
    } finally {
      clearTimeout(timer);
    }
  }

  return (args: Args) => answer(args).catch((error: unknown) => toAnswer(error, args.request));
}

/** The checked input of a request. A POST must show a valid state. */
export async function inputOf<Input>(
  { method, input, maxBodyBytes = BODY_BYTES }: Taking<Input>,
  { request, params, context }: Args,
): Promise<Input> {
  const methods = METHODS[method];
  if (!methods.includes(request.method)) {
    throw new ApiError(405, 'METHOD_NOT_ALLOWED', [], { Allow: methods.join(', ') });
  }
  const asked = method === 'GET' ? queryOf(request) : await bodyOf(request, maxBodyBytes);
  const given = input.safeParse(withParams(asked, params));
  if (!given.success) throw new ApiError(400, 'BAD_INPUT', problemsOf(given.error));
  if (method === 'POST' && !context.states.holds(request.headers.get(STATE_HEADER))) {
    throw new ApiError(403, 'BAD_STATE');
  }
  return given.data;
}

const METHODS: Readonly<Record<'GET' | 'POST', readonly string[]>> = {
  GET: ['GET', 'HEAD'],
  POST: ['POST'],
};

/** Parameters of the path win over those of the query or the body. */
function withParams(asked: unknown, params: Args['params']): unknown {
  if (Object.keys(params).length === 0) return asked;
  return typeof asked === 'object' && asked !== null ? { ...asked, ...params } : asked;
}

export function toAnswer(error: unknown, request: Request): Response {
  if (error instanceof ApiError) return errorAnswer(error, true, error.problems);
  logFault(500, request.method, new URL(request.url).pathname, error);
  return errorAnswer({ status: 500, code: 'INTERNAL' }, true);
}

export function tagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/** A parameter that is given twice is a list. */
function queryOf(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = searchParams.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

async function bodyOf(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError(415, 'NOT_JSON');
  // A small body that unpacks to a large one is refused with it.
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding !== 'identity')
    throw new ApiError(415, 'ENCODED', [], { 'Accept-Encoding': 'identity' });
  const bytes = request.body ? await readBounded(request.body, maxBytes) : new Uint8Array();
  if (!bytes) throw new ApiError(413, 'BODY_TOO_LARGE');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ApiError(400, 'BAD_JSON');
  }
}

/** Fails as soon as a call is overdue. */
export function late(overdue: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    overdue.addEventListener('abort', () => reject(new ApiError(503, 'TOO_SLOW')));
  });
}

/** A name of a field. Keys of a record, which are the sender's own words, are none. */
const FIELD = /^[a-z_]{1,40}$/i;

/** So many mistakes are told: a request of some kilobytes may make thousands. */
const MOST_PROBLEMS = 10;

/** Nothing of the request is repeated in it. */
function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.slice(0, MOST_PROBLEMS).map(({ code, path, message }) => {
    const known = code === 'invalid_key' ? path.slice(0, -1) : path;
    const parts = known.map((part) => (isField(part) ? String(part) : '*'));
    return {
      path: parts.join('.'),
      message: code === 'unrecognized_keys' ? 'Unrecognized key' : message,
    };
  });
}

function isField(part: PropertyKey): boolean {
  return typeof part === 'number' || FIELD.test(String(part));
}
