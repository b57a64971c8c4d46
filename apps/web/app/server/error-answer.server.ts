import type { Refusal } from './refusal.server';

/** How the interface for programs tells of errors, all of them. */
export interface ErrorEnvelope {
  readonly error: {
    /** For programs; it never changes its meaning. */
    readonly code: string;
    /** What is wrong with the input, and where. */
    readonly problems?: readonly { readonly path: string; readonly message: string }[];
  };
}

/** An error in JSON for programs, else as one plain word. Nothing of the request is repeated in it. */
export function errorAnswer(
  { status, code, headers }: Refusal,
  isJson: boolean,
  problems?: ErrorEnvelope['error']['problems'],
): Response {
  const init = { status, headers: { ...headers, 'Cache-Control': 'no-store' } };
  const envelope: ErrorEnvelope = { error: problems ? { code, problems } : { code } };
  if (isJson) return Response.json(envelope, init);
  return new Response(code, {
    status,
    headers: { ...init.headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
