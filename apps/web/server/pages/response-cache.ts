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
import { AS_PAGES } from '../http/cache-control';
import { sharedBody } from '../http/chunks';
import { acceptedEncoding, type Encoding, isCompressible, WORTH_BYTES } from '../http/encoding';

type Bytes = Uint8Array<ArrayBuffer>;

/** Holds answers whole and compressed, so that a page is drawn once and handed out like a file. */
export interface ResponseCache {
  /**
   * The answer of an address.
   *
   * @param source - draws it where it is not cached; called once, however many wait
   */
  answer(address: string, acceptEncoding: string | null, source: ResponseSource): Promise<Response>;
  /** The size of all entries. */
  bytes(): number;
}

type Draw = () => Promise<Response>;

interface Storing {
  readonly freshMs: number;
  /** The encoding that the first client accepts. */
  readonly encoding: Encoding | undefined;
}

/** How an answer is drawn, and for how long it is fresh: for good by default. */
export type ResponseSource = Draw | { readonly draw: Draw; readonly freshMs: number };

/** An answer in one encoding. */
interface Variant {
  readonly body: Bytes;
  readonly encoding: Encoding | undefined;
  readonly headers: Headers;
}

/** A cached answer: its first variant, and others by their encoding. */
interface Entry {
  readonly status: number;
  readonly first: Variant;
  readonly others: Map<Encoding, Variant>;
  readonly storedAt: number;
  /** How often it was sent: popular answers get the strongest compression. */
  sent: number;
}

/** Levels for the first client, which waits: a third of the default's time, a sixth more bytes. */
const QUICK: Readonly<Record<Encoding, number>> = { br: 2, gzip: 4 };
const STRONGEST = 11;
/**
 * Up to this an answer is compressed on this thread: that is quicker than to another thread and back, and each of those
 * keeps some ten megabytes of memory.
 */
const ON_THE_SPOT_BYTES = 512 * 1024;
const WORTH_THE_STRONGEST = 3;
/** Half a megabyte, more than a page has: a larger window takes memory and gains nothing. */
const WINDOW_BITS = 19;
/** Room for clients without compression: they are few, and their answers are large. */
const UNCOMPRESSED_BYTES = 8 * 1024 ** 2;
/** An entry's headers and bookkeeping, about. */
const OVERHEAD_BYTES = 2048;

/** An answer that is older than this many times its freshness is not served stale. */
const STALE_TIMES = 60;

/**
 * @param bytes - the size of all entries; the least recently used go first
 * @param now - a clock that nobody sets, so that nothing stays fresh where another was ahead; for tests
 */
export function createResponseCache(
  bytes: number,
  now: () => number = () => performance.now(),
): ResponseCache {
  const entries = new LRUCache<string, Entry>({ maxSize: bytes, sizeCalculation: sizeOf });
  const uncompressed = new LRUCache<Variant, Variant>({
    maxSize: UNCOMPRESSED_BYTES,
    sizeCalculation: sizeOfVariant,
  });
  const drawing = new Map<string, Promise<Entry | undefined>>();
  const recoding = new Map<string, Promise<Variant>>();
  let strongerQueue = Promise.resolve();

  /** Stores an answer; undefined where it may not be cached. */
  async function store(
    address: string,
    drawn: Response,
    { freshMs, encoding }: Storing,
  ): Promise<Entry | undefined> {
    if (!isCacheable(drawn)) return undefined;
    const plain = new Uint8Array(await drawn.arrayBuffer());
    const headers = new Headers(drawn.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', AS_PAGES);
    const first = await firstVariant(plain, headers, encoding);
    const entry = { status: drawn.status, first, others: new Map(), storedAt: now(), sent: 0 };
    // An answer that is drawn again soon is not worth strong compression.
    if (freshMs < Number.POSITIVE_INFINITY) entry.sent = WORTH_THE_STRONGEST;
    entries.set(address, entry);
    return entry;
  }

  async function variantFor(address: string, found: Entry, encoding: Encoding | undefined) {
    const { first, others } = found;
    found.sent++;
    // Once: `sent` goes on counting.
    if (found.sent === WORTH_THE_STRONGEST && first.encoding) {
      // One after the other: each takes a core for as long as a hundred drawings.
      strongerQueue = strongerQueue.then(() => compressStronger(address, found));
    }
    if (first.encoding === encoding) return first;
    const known = encoding ? others.get(encoding) : uncompressed.get(first);
    if (known) return known;
    // However many wait, it is made once: unpacked, a long answer takes megabytes.
    const key = `${encoding} ${address}`;
    const underWay = recoding.get(key);
    if (underWay) return underWay;
    const made = variantFrom(first, encoding);
    recoding.set(key, made);
    const other = await made.finally(() => recoding.delete(key));
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

  /** Draws an answer that is not cached; other requests for it wait for the same one. */
  async function drawOnce(
    address: string,
    source: ResponseSource,
    encoding?: Encoding,
  ): Promise<Entry | Response> {
    const { draw, freshMs } = sourceOf(source);
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
    async answer(address, acceptEncoding, source) {
      const { freshMs } = sourceOf(source);
      const there = entries.get(address);
      const age = there ? now() - there.storedAt : 0;
      const usable = age <= STALE_TIMES * freshMs ? there : undefined;
      if (usable && age > freshMs && !drawing.has(address)) {
        // The client has the old one at once; it stays where the new one fails.
        void drawOnce(address, source).catch(() => undefined);
      }
      const underWay = drawing.get(address);
      // No await before this: of many requests at once only the first one draws.
      const found =
        usable ??
        (underWay && (await underWay)) ??
        (await drawOnce(address, source, acceptedEncoding(acceptEncoding)));
      if (found instanceof Response) return found;
      const available = found.first.encoding ? undefined : NONE;
      const { body, headers } = await variantFor(
        address,
        found,
        acceptedEncoding(acceptEncoding, available),
      );
      return new Response(sharedBody(body), { status: found.status, headers });
    },
    bytes: () => entries.calculatedSize + uncompressed.calculatedSize,
  };
}

function sourceOf(source: ResponseSource): { readonly draw: Draw; readonly freshMs: number } {
  return typeof source === 'function'
    ? { draw: source, freshMs: Number.POSITIVE_INFINITY }
    : source;
}

const NONE: ReadonlySet<Encoding> = new Set();

/** Answers that are the same for everybody; errors only where they say how long they hold. */
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
