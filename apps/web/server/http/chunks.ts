import { open } from 'node:fs/promises';

/** A body up to this is sent in one piece, which is much quicker. */
export const ONE_PIECE_BYTES = 64 * 1024;
/** A reader who does not read holds a few of these: the rest stays where it is. */
export const CHUNK_BYTES = 16 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** A body of bytes that many answers share: a large one is handed out by the chunk, and never copied whole. */
export function sharedBody(bytes: Bytes): Bytes | ReadableStream<Uint8Array> {
  if (bytes.length <= ONE_PIECE_BYTES) return bytes;
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + CHUNK_BYTES));
        at += CHUNK_BYTES;
        if (at >= bytes.length) controller.close();
      },
    },
    ON_DEMAND,
  );
}

/**
 * A file's bytes, or a part of them. It is opened by the first who reads, and closed when all is read or the reader
 * leaves.
 */
export function fileBody(
  path: string,
  {
    start = 0,
    end = Number.POSITIVE_INFINITY,
  }: { readonly start?: number; readonly end?: number } = {},
): ReadableStream<Bytes> {
  let at = start;
  let opened: ReturnType<typeof open> | undefined;
  const close = async () => (await opened)?.close();
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        opened ??= open(path);
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, end - at));
        const { bytesRead } = await (await opened).read(chunk, 0, chunk.length, at);
        at += bytesRead;
        if (bytesRead > 0) return controller.enqueue(chunk.subarray(0, bytesRead));
        await close();
        controller.close();
      },
      cancel: close,
    },
    ON_DEMAND,
  );
}

const ON_DEMAND = { highWaterMark: 0 };
