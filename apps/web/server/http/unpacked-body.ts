import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { CHUNK_BYTES } from './chunks';
import { createLimiter } from './limited';

/**
 * Each holds a third of a megabyte for as long as its reader takes, ten times what a packed file does, and a few at once
 * keep a core busy. Browsers take packed files.
 */
const AT_ONCE = 16;
/** Some thousand files' time: only readers who do not read keep the others waiting so long. */
const LONGEST_WAIT_MS = 10_000;
const unpackings = createLimiter({ atOnce: AT_ONCE, waiting: Number.POSITIVE_INFINITY });

/** The bytes that a file was packed of: those beyond the first few readers wait for one of them to end. */
export function unpackedBody(path: string): ReadableStream<Uint8Array> {
  // Node's streams of the web are the web's; their types are declared apart.
  return WebStream.from(unpacked(path)) as unknown as ReadableStream<Uint8Array>;
}

/** The web's own `DecompressionStream` holds thrice as much for each reader. */
async function* unpacked(path: string): AsyncGenerator<Uint8Array> {
  const { promise: turn, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  void unpackings.run(() => {
    begin();
    return ended;
  });
  const tooLong = () => refuse(new Error('Too many files are being unpacked.'));
  const timer = setTimeout(tooLong, LONGEST_WAIT_MS);
  const chunks = { highWaterMark: CHUNK_BYTES };
  try {
    await turn;
    clearTimeout(timer);
    yield* pipeline(
      createReadStream(path, chunks),
      createGunzip({ chunkSize: CHUNK_BYTES, ...chunks }),
      () => {},
    );
  } finally {
    end();
  }
}
