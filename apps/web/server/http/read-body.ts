import type { Refusal } from './refusal';

/** What a call takes at most, unless it says less. */
export const BODY_BYTES = 64 * 1024;

/**
 * A request whose body has come whole, or why it has not. Whoever sends one slowly waits by themselves: it is read
 * before the request takes a turn that others wait for.
 */
export async function withBufferedBody(request: Request): Promise<Request | Refusal> {
  const { url, method, headers, signal, body } = request;
  if (!body) return request;
  try {
    const bytes = await readBounded(body, BODY_BYTES);
    return bytes ? new Request(url, { method, headers, signal, body: bytes }) : TOO_LARGE;
  } catch {
    return { status: 400, code: 'BODY_CUT' };
  }
}

const TOO_LARGE: Refusal = { status: 413, code: 'BODY_TOO_LARGE' };

/** Undefined for what is too long, which is not read to its end, whatever length it gives itself. */
export async function readBounded(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
