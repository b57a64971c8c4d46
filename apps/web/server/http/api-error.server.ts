import type { Problem } from './error-answer.server';

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
