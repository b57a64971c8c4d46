import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding, isCompressible, WORTH_BYTES } from '../http/encoding';

type Bytes = Uint8Array<ArrayBuffer>;

/** Keeps answers whole and compressed, so that what was drawn once is handed out like a file. */
export interface ResponseCache {
  /**
   * The answer of an address.
   *
   * @param making - makes it, where it is not kept; asked once, however many wait
   */
  answer(address: string, acceptEncoding: string | null, making: ResponseSource): Promise<Response>;
  /** What all that is kept takes. */
  bytes(): number;
}

type Draw = () => Promise<Response>;

interface Storing {
  readonly freshMs: number;
  /** What the first one who asks takes. */
  readonly encoding: Encoding | undefined;
}

/** How an answer is made, and for how long it holds: for good unless it is said. */
export type ResponseSource = Draw | { readonly draw: Draw; readonly freshMs: number };

/** One of the ways in which an answer can be sent. */
interface Variant {
  readonly body: Bytes;
  readonly encoding: Encoding | undefined;
  readonly headers: Headers;
}

/** An answer as it is kept: its first form, and others by what they are asked for. */
interface Entry {
  readonly status: number;
  readonly first: Variant;
  readonly others: Map<Encoding, Variant>;
  readonly takenAt: number;
  /** Told from how often it was sent whether it is worth the strongest compression. */
  asked: number;
}

/** Without a better word of its own: readers ask each time, shared caches once a minute. */
const FOR_SHARED_CACHES = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** For whoever asks first and waits: a third of the time of the usual ones, a sixth more to send. */
const QUICK: Readonly<Record<Encoding, number>> = { br: 2, gzip: 4 };
const STRONGEST = 11;
/**
 * Up to this an answer is compressed on the spot: that is shorter than to another thread and back, and each of
 * those threads keeps some ten megabytes of what it was once given.
 */
const ON_THE_SPOT_BYTES = 512 * 1024;
const WORTH_THE_STRONGEST = 3;
/** Half a megabyte, more than a page has: a larger window takes memory and gains nothing. */
const WINDOW_BITS = 19;
/** For those who take no compression: they are few, and what they are sent is large. */
const UNCOMPRESSED_BYTES = 8 * 1024 ** 2;
/** An entry's headers and bookkeeping, about. */
const OVERHEAD_BYTES = 2048;

/** What is stale for longer than this is not shown while it is made anew. */
const STALE_TIMES = 60;

/**
 * @param bytes - what all kept answers together may take; the least recently used go first
 * @param now - the clock, for tests
 */
export function createResponseCache(bytes: number, now: () => number = Date.now): ResponseCache {
  const entries = new LRUCache<string, Entry>({ maxSize: bytes, sizeCalculation: sizeOf });
  const uncompressed = new LRUCache<Variant, Variant>({
    maxSize: UNCOMPRESSED_BYTES,
    sizeCalculation: sizeOfVariant,
  });
  const drawing = new Map<string, Promise<Entry | undefined>>();
  let strongerQueue = Promise.resolve();

  /** Draws an answer and keeps it; undefined where it is not one to be kept. */
  async function store(
    address: string,
    drawn: Response,
    { freshMs, encoding }: Storing,
  ): Promise<Entry | undefined> {
    if (!isCacheable(drawn)) return undefined;
    const plain = new Uint8Array(await drawn.arrayBuffer());
    const headers = new Headers(drawn.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', FOR_SHARED_CACHES);
    const first = await firstVariant(plain, headers, encoding);
    const taken = { status: drawn.status, first, others: new Map(), takenAt: now(), asked: 0 };
    // What is made anew soon is not worth it.
    if (freshMs < Number.POSITIVE_INFINITY) taken.asked = WORTH_THE_STRONGEST;
    entries.set(address, taken);
    return taken;
  }

  async function variantFor(address: string, found: Entry, encoding: Encoding | undefined) {
    const { first, others } = found;
    found.asked++;
    // Once: `asked` goes on counting.
    if (found.asked === WORTH_THE_STRONGEST && first.encoding) {
      // One after the other: each takes a core for as long as a hundred drawings.
      strongerQueue = strongerQueue.then(() => compressStronger(address, found));
    }
    if (first.encoding === encoding) return first;
    const known = encoding ? others.get(encoding) : uncompressed.get(first);
    if (known) return known;
    const other = await variantFrom(first, encoding);
    if (!encoding) uncompressed.set(first, other);
    else {
      others.set(encoding, other);
      if (entries.peek(address) === found) entries.set(address, found);
    }
    return other;
  }

  async function compressStronger(address: string, found: Entry): Promise<void> {
    const stronger = await strongestVariant(found.first);
    const quick = found.first.encoding === 'br' ? found.first : found.others.get('br');
    const isSmaller = !quick || stronger.body.length < quick.body.length;
    if (!isSmaller || entries.peek(address) !== found) return;
    const zipped = found.first.encoding === 'gzip' ? found.first : found.others.get('gzip');
    const others = new Map<Encoding, Variant>(zipped && [['gzip', zipped]]);
    entries.set(address, { ...found, first: stronger, others });
  }

  /** Draws an answer that is not there; whoever else wants it meanwhile waits for the same one. */
  async function drawOnce(
    address: string,
    making: ResponseSource,
    encoding?: Encoding,
  ): Promise<Entry | Response> {
    const { draw, freshMs } = sourceOf(making);
    const drawn = draw();
    const taken = drawn.then((response) => store(address, response, { freshMs, encoding }));
    drawing.set(
      address,
      taken.catch(() => undefined),
    );
    try {
      return (await taken) ?? (await drawn);
    } finally {
      drawing.delete(address);
    }
  }

  return {
    async answer(address, acceptEncoding, making) {
      const { freshMs } = sourceOf(making);
      const there = entries.get(address);
      const age = there ? now() - there.takenAt : 0;
      const usable = age <= STALE_TIMES * freshMs ? there : undefined;
      if (usable && age > freshMs && !drawing.has(address)) {
        // Whoever asks has the old one at once; should the new one fail, the old one stays.
        void drawOnce(address, making).catch(() => undefined);
      }
      const underWay = drawing.get(address);
      // Without a wait before it: of many who come at once only the first one draws.
      const found =
        usable ??
        (underWay && (await underWay)) ??
        (await drawOnce(address, making, acceptedEncoding(acceptEncoding)));
      if (found instanceof Response) return found;
      const available = found.first.encoding ? undefined : NONE;
      const { body, headers } = await variantFor(
        address,
        found,
        acceptedEncoding(acceptEncoding, available),
      );
      return new Response(body, { status: found.status, headers });
    },
    bytes: () => entries.calculatedSize + uncompressed.calculatedSize,
  };
}

function sourceOf(making: ResponseSource): { readonly draw: Draw; readonly freshMs: number } {
  return typeof making === 'function'
    ? { draw: making, freshMs: Number.POSITIVE_INFINITY }
    : making;
}

const NONE: ReadonlySet<Encoding> = new Set();

/** Only what is whole, and the same for everybody; of errors those that say how long they hold. */
function isCacheable({ status, headers }: Response): boolean {
  const cached = headers.get('Cache-Control') ?? '';
  return (
    (status === 200 || cached.includes('s-maxage')) &&
    !headers.has('Set-Cookie') &&
    !/no-store|private/.test(cached)
  );
}

async function firstVariant(
  plain: Bytes,
  headers: Headers,
  encoding: Encoding = 'br',
): Promise<Variant> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  headers.set('ETag', `"${hash}"`);
  const whole: Variant = { body: plain, encoding: undefined, headers };
  const isWorthIt =
    plain.length >= WORTH_BYTES && isCompressible(headers.get('Content-Type') ?? '');
  if (!isWorthIt) return withLength(whole);
  headers.set('Vary', 'Accept-Encoding');
  return compressVariant(whole, encoding, QUICK[encoding]);
}

/** The same answer in another form, from its first one, which is compressed. */
async function variantFrom(first: Variant, encoding: Encoding | undefined): Promise<Variant> {
  const unpack = promisify(first.encoding === 'gzip' ? gunzip : brotliDecompress);
  const body = new Uint8Array(await unpack(first.body));
  const headers = new Headers(first.headers);
  headers.delete('Content-Encoding');
  headers.set('ETag', plainTag(headers));
  const whole: Variant = { body, encoding: undefined, headers };
  return encoding ? compressVariant(whole, encoding, QUICK[encoding]) : withLength(whole);
}

async function strongestVariant(first: Variant): Promise<Variant> {
  return compressVariant(await variantFrom(first, undefined), 'br', STRONGEST);
}

async function compressVariant(
  whole: Variant,
  encoding: Encoding,
  quality: number,
): Promise<Variant> {
  const bytes = await compress(whole.body, encoding, quality);
  const headers = new Headers(whole.headers);
  headers.set('Content-Encoding', encoding);
  // A strong tag is that of the very bytes.
  headers.set('ETag', plainTag(headers).replace(/"$/, `-${encoding}${quality}"`));
  return withLength({ body: new Uint8Array(bytes), encoding, headers });
}

async function compress(body: Bytes, encoding: Encoding, quality: number): Promise<Uint8Array> {
  const isShort = body.length <= ON_THE_SPOT_BYTES && quality !== STRONGEST;
  if (encoding === 'gzip') {
    const options = { level: quality };
    return isShort ? gzipSync(body, options) : promisify(gzip)(body, options);
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  };
  return isShort
    ? brotliCompressSync(body, { params })
    : promisify(brotliCompress)(body, { params });
}

function plainTag(headers: Headers): string {
  return (headers.get('ETag') ?? '""').replace(/-(?:br|gzip)\d+"$/, '"');
}

function withLength(form: Variant): Variant {
  form.headers.set('Content-Length', String(form.body.length));
  return form;
}

function sizeOf({ first, others }: Entry): number {
  return [first, ...others.values()].reduce((sum, form) => sum + sizeOfVariant(form), 0);
}

function sizeOfVariant({ body }: Variant): number {
  return body.length + OVERHEAD_BYTES;
}
