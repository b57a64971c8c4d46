/** 304 in place of an answer that the client has already. */
export function conditional(response: Response, ifNoneMatch: string | null): Response {
  const etag = response.headers.get('ETag');
  if (response.status !== 200 || !etag || !ifNoneMatch) return response;
  const known = ifNoneMatch.slice(0, 1000).split(',').map(plain);
  if (!known.includes(plain(etag)) && ifNoneMatch.trim() !== '*') return response;
  void response.body?.cancel();
  const headers = new Headers(response.headers);
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

/** Weak and strong tags are the same here: a reader asks whether to read again. */
function plain(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
