import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];
/** Who takes anything is sent what everybody can read. */
const FOR_ANYBODY: readonly Encoding[] = ['gzip', 'br'];
const BOTH: ReadonlySet<Encoding> = new Set(PREFERRED);

/** Below this a compressed answer saves no packet. */
export const WORTH_BYTES = 1024;
const QUALITY = 4;
/** A file of a device is encrypted: only its letters can be packed, and the least quality packs them as well. */
const LARGE_BYTES = 128 * 1024;
const LEAST_QUALITY = 1;

const encoders: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) => {
    const quality = body.length > LARGE_BYTES ? LEAST_QUALITY : QUALITY;
    return promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    });
  },
  gzip: (body) => promisify(gzip)(body),
};

/** The best of the forms at hand that an `Accept-Encoding` allows; undefined for none. */
export function acceptedEncoding(
  header: string | null,
  available: ReadonlySet<Encoding> = BOTH,
): Encoding | undefined {
  const qualities = new Map(
    (header ?? '')
      .slice(0, 400)
      .split(',')
      .map((part): [name: string, quality: number] => {
        const [name = '', quality] = part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/);
        return [name, Number(quality ?? 1)];
      }),
  );
  const takes = (name: string) => (qualities.get(name) ?? 0) > 0;
  const named = PREFERRED.find((encoding) => available.has(encoding) && takes(encoding));
  if (named || !takes('*')) return named;
  return FOR_ANYBODY.find((encoding) => available.has(encoding) && !qualities.has(encoding));
}

/** Compresses an answer that gains from it, as the client allows. */
export async function compressed(
  response: Response,
  acceptEncoding: string | null,
): Promise<Response> {
  const { headers, status } = response;
  // What names the encoding among what it depends on has its form already.
  if (headers.get('Vary')?.includes('Accept-Encoding')) return response;
  if (!isCompressible(headers.get('Content-Type') ?? '')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(acceptEncoding);
  // One to HEAD has no body, and depends on the same.
  if (!encoding || !response.body) return response;
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
