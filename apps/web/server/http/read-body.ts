import type { Refusal } from './refusal.ts';

/** What a call takes at most, unless it says less. */
export const BODY_BYTES = 64 * 1024;

/**
 * The request with its whole body in memory, or why that cannot be read. A slow sender holds up nobody else: the body
 * is read before the request takes one of the limited places.
 */
export async function withBufferedBody(
  request: Request,
  maxBytes = BODY_BYTES,
): Promise<Request | Refusal> {
  const { url, method, headers, signal, body } = request;
  if (!body) return request;
  if (Number(headers.get('Content-Length')) > maxBytes) return TOO_LARGE;
  try {
    const bytes = await readBounded(body, maxBytes);
    return bytes ? new Request(url, { method, headers, signal, body: bytes }) : TOO_LARGE;
  } catch {
    return BODY_CUT;
  }
}

export const BODY_CUT: Refusal = { status: 400, code: 'BODY_CUT' };
export const TOO_LARGE: Refusal = { status: 413, code: 'BODY_TOO_LARGE' };

/** The bytes of a body; undefined as soon as there are too many, whatever its header says. */
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
