import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isLanguage, type Language } from '@trailbook/core/internal/dataset';
import { type DataFiles, SEARCH_FILE } from '../server/data-files.server';
import { errorAnswer } from '../server/error-answer.server';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The game's data as files: `/data/{lang}/{name}` is always the newest, `/data/{hash}/{lang}/{name}` may be
 * kept for good; under an old hash it leads to the new one.
 * Source: specification 1, section 7; specification 2, section 7.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [first = '', ...rest] = (params['*'] ?? '').split('/');
  const revision = isLanguage(first) ? undefined : first;
  const [language, ...name] = isLanguage(first) ? [first, ...rest] : rest;
  const file = isLanguage(language)
    ? await fileOf(context.dataFiles, language, name.join('/'))
    : undefined;
  if (!file) return errorAnswer({ status: 404, code: 'NOT_FOUND' }, true);
  if (revision !== undefined && revision !== file.revision) {
    return redirect(file.url, { headers: { 'Cache-Control': 'no-cache' } });
  }
  const headers = {
    ETag: `"${file.revision}"`,
    'Content-Type': file.type,
    'Cache-Control': revision === undefined ? 'no-cache' : FOR_GOOD,
  };
  return new Response(file.body, { headers });
}

function fileOf(files: DataFiles, language: Language, name: string) {
  return name === SEARCH_FILE ? files.search(language) : files.find(language, name);
}
