import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isLanguage } from '@trailbook/core/dataset';
import { dataFile } from '../server/data-files.server';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The game's data as files: `/data/{lang}/{name}` is always the newest, `/data/{hash}/{lang}/{name}` may be
 * kept for good; under an old hash it leads to the new one.
 * Source: specification 1, section 7; specification 2, section 7.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const [first = '', ...rest] = (params['*'] ?? '').split('/');
  const revision = isLanguage(first) ? undefined : first;
  const [language, ...name] = isLanguage(first) ? [first, ...rest] : rest;
  const file = isLanguage(language) ? dataFile(language, name.join('/')) : undefined;
  if (!file) return Response.json({ error: 'NOT_FOUND' }, { status: 404 });
  if (revision !== undefined && revision !== file.revision) {
    return redirect(file.url, { headers: { 'Cache-Control': 'no-cache' } });
  }
  const etag = `"${file.revision}"`;
  const headers = {
    ETag: etag,
    'Content-Type': file.type,
    'Cache-Control': revision === undefined ? 'no-cache' : FOR_GOOD,
  };
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers });
}
