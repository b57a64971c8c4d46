import type { CallError, Site } from '@trailbook/api/calls/ask-site';
import type { Result } from '@trailbook/core/internal/basics';

/** The site that the page is of. */
export const ownSite: Site = {
  origin: '',
  // Without a network the browser would log each try.
  fetch: (url, init) =>
    navigator.onLine ? fetch(url, init) : Promise.reject(new Error('There is no network.')),
};

/** Why a call gave nothing. */
class Unanswered extends Error {
  readonly code: string;
  constructor({ code }: CallError) {
    super(`The server answered ${code}.`);
    this.code = code;
  }
}

/** The value of a call's answer, for those who wait with a promise that may fail. */
export async function answerOf<Answer>(call: Promise<Result<Answer, CallError>>): Promise<Answer> {
  const answer = await call;
  if (!answer.ok) throw new Unanswered(answer.error);
  return answer.value;
}

/** Whether the server counts nothing of others: the desktop program has no such server in it. */
export function countsNothing(error: unknown): boolean {
  return error instanceof Unanswered && error.code === 'NO_STATISTICS';
}
