/** All bytes of a body; 'too large' once it is longer than that, of which no more is read. */
export async function boundedBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | undefined> {
  const reader = body?.getReader();
  if (!reader) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return 'too large';
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The same body, broken off once it is longer than that. */
export function brokenOff(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  mostBytes: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) throw new Error('The body is too large.');
        controller.enqueue(chunk);
      },
    }),
  );
}
