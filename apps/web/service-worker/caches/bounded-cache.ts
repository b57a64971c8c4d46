import { BYTES_HEADER } from '@trailbook/ui/offline-protocol';

export interface Bounds {
  readonly count: number;
  readonly bytes: number;
}

/** Stores an answer whole, with its size, and lets go of the oldest where there are too many or too much. */
export async function putBounded(
  cache: Cache,
  address: string,
  response: Response,
  bounds: Bounds,
): Promise<void> {
  const sized = await withSize(response);
  if (sizeOf(sized) > bounds.bytes) return;
  // What is put anew is the youngest.
  await cache.delete(address);
  await cache.put(address, sized);
  await letGo(cache, bounds);
}

/** The same answer, which says how large it is. Of its headers only those stay that say what it is. */
export async function withSize(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The body is unpacked by now.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(BYTES_HEADER, String(body.byteLength));
  return new Response(body, { status: response.status, headers });
}

export function sizeOf(response: Response): number {
  return Number(response.headers.get(BYTES_HEADER) ?? 0);
}

/** Caches keep the order in which things came. */
async function letGo(cache: Cache, { count, bytes }: Bounds): Promise<void> {
  const [keys, stored] = await Promise.all([cache.keys(), cache.matchAll()]);
  const sizes = stored.map(sizeOf);
  let left = keys.length;
  let size = sizes.reduce((sum, each) => sum + each, 0);
  for (const [at, key] of keys.entries()) {
    if (left <= count && size <= bytes) return;
    await cache.delete(key);
    left--;
    size -= sizes[at] ?? 0;
  }
}
