import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];
const BOTH: ReadonlySet<Encoding> = new Set(PREFERRED);

/** Below this a compressed answer saves no packet. */
export const WORTH_BYTES = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gzip: (body) => promisify(gzip)(body),
};

/** The best of the forms at hand that an `Accept-Encoding` allows; undefined for none. */
export function acceptedEncoding(
  header: string | null,
  available: ReadonlySet<Encoding> = BOTH,
): Encoding | undefined {
  const accepted = new Set(
    (header ?? '')
      .slice(0, 400)
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/),
      )
      .filter(([, quality]) => Number(quality ?? 1) > 0)
      .map(([name]) => name),
  );
  return PREFERRED.find((encoding) => available.has(encoding) && accepted.has(encoding));
}

/** Compresses an answer that gains from it, as its asker allows. */
export async function compressed(
  response: Response,
  acceptEncoding: string | null,
): Promise<Response> {
  const { headers, status } = response;
  // What names the encoding among what it depends on has its form already.
  if (!response.body || headers.get('Vary')?.includes('Accept-Encoding')) return response;
  if (!isCompressible(headers.get('Content-Type') ?? '')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.length < WORTH_BYTES) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  const smaller = new Uint8Array(await encoders[encoding](body));
  headers.set('Content-Length', String(smaller.length));
  return new Response(smaller, { status, headers });
}

export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(?:json|xml|octet-stream)\b|image\/svg\+xml\b)/.test(type);
}
