import { boundedBody, brokenOff } from '../bounded-body.ts';
import { APP_ORIGIN } from '../navigation.ts';

/** A request to elsewhere, with the cookies of the session: Electron's `net.fetch`. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** More than the largest call takes. */
const MOST_BODY_BYTES = 8 * 1024 ** 2;
/** What a call says of itself, and nothing of the machine that makes it. */
const ASKED = ['Accept', 'Content-Type', 'If-None-Match', 'X-SRS-Verify'];
/** What an answer says of its content. Cookies stay with the session. */
const ANSWERED = ['Content-Type', 'Cache-Control', 'Date', 'ETag', 'Last-Modified', 'Retry-After'];
/** What calls are answered in. All else is none of ours: a page of whoever stands between, or of a site that lies. */
const ANSWERED_IN = /^(?:application\/(?:json|x-ndjson)|text\/(?:calendar|csv))(?:;|$)/i;
/** Five times the largest answer. */
const MOST_ANSWER_BYTES = 64 * 1024 ** 2;
/** Whatever comes is no page, be it opened as one: it is put down as a file, or has no rights of ours. */
const SHUT = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};
/** One that never ends would hold what waits for it. */
const LONGEST_MS = 90_000;

/** Makes the calls of the pages at the one site that is configured; no page names an address. */
export function forwardCalls(site: string, fetch: Fetch): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await boundedBody(request.body, MOST_BODY_BYTES);
    if (body === 'too large') return refused(413, 'TOO_LARGE');
    try {
      const answer = await fetch(`${site}${pathname}${search}`, {
        method: request.method,
        headers: { ...taken(request.headers, ASKED), Origin: APP_ORIGIN },
        ...(body && { body }),
        credentials: 'include',
        redirect: 'error',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST_MS)]),
      });
      const { 'Content-Type': type = '', ...others } = taken(answer.headers, ANSWERED);
      const { status, body: content } = answer;
      if (!content || !ANSWERED_IN.test(type)) {
        await content?.cancel();
        return new Response(null, { status, headers: { ...others, ...SHUT } });
      }
      return new Response(brokenOff(content, MOST_ANSWER_BYTES), {
        status,
        headers: { ...others, 'Content-Type': type, ...SHUT },
      });
    } catch {
      // As a page without a network finds any site.
      return Response.error();
    }
  };
}

function taken(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function refused(status: number, code: string): Response {
  return Response.json({ error: { code } }, { status, headers: { 'Cache-Control': 'no-store' } });
}
