import type { Refusal } from './refusal';

/** What is wrong with an input, and where. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** How the interface for programs tells of errors, all of them. */
interface ErrorEnvelope {
  readonly error: {
    /** For programs; it never changes its meaning. */
    readonly code: string;
    readonly problems?: readonly Problem[];
  };
}

/** An error in JSON for programs, else as one plain word. Nothing of the request is repeated in it. */
export function errorAnswer(
  { status, code, headers }: Refusal,
  isJson: boolean,
  problems: readonly Problem[] = [],
): Response {
  const init = { status, headers: { ...headers, 'Cache-Control': 'no-store' } };
  const envelope: ErrorEnvelope = { error: problems.length > 0 ? { code, problems } : { code } };
  if (isJson) return Response.json(envelope, init);
  return new Response(code, {
    status,
    headers: { ...init.headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** Refuses who asked too often, and tells when the next call is let in. */
export function tooMany(waitMs: number, code = 'TOO_MANY_REQUESTS'): ApiError {
  return new ApiError(429, code, [], { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}

/** Ends a call with an error of its own, such as one that its caller can mend. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    problems: readonly Problem[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.problems = problems;
    this.headers = headers;
  }
}
