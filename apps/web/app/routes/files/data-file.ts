import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isLanguage, type Language } from '@trailbook/core/internal/dataset';
import { type DataFile, SEARCH_FILE } from '../../../server/files/data-files.server';
import { errorAnswer } from '../../../server/http/error-answer.server';
import type { SiteContext } from '../../../server/site/site-context';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The game's data as files: `/data/{lang}/{name}` is always the newest, `/data/{hash}/{lang}/{name}` may be
 * kept for good; under an old hash it leads to the new one. `/data/{deployment}/{hash of lang/name}` is the same
 * under a name that tells nothing, kept for good where it is asked of the deployment that runs and does not turn with
 * the week.
 * Rules C7, C8.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [first = '', ...rest] = (params['*'] ?? '').split('/');
  const [hash, ...further] = rest;
  const hashed =
    hash && further.length === 0 ? context.dataFiles.hashed(hash, context.now) : undefined;
  if (hashed) {
    const isKept = first === context.revision && !hashed.isWeekly;
    return answer(hashed, isKept ? FOR_GOOD : 'no-cache');
  }
  const revision = isLanguage(first) ? undefined : first;
  const [language, ...name] = isLanguage(first) ? [first, ...rest] : rest;
  const file = isLanguage(language) ? await fileOf(context, language, name.join('/')) : undefined;
  if (!file) return errorAnswer({ status: 404, code: 'NOT_FOUND' }, true);
  if (revision !== undefined && revision !== file.revision) {
    return redirect(file.url, { headers: { 'Cache-Control': 'no-cache' } });
  }
  return answer(file, revision === undefined ? 'no-cache' : FOR_GOOD);
}

function answer({ body, revision, type }: DataFile, caching: string): Response {
  const headers = { ETag: `"${revision}"`, 'Content-Type': type, 'Cache-Control': caching };
  return new Response(body, { headers });
}

function fileOf({ dataFiles, now }: SiteContext, language: Language, name: string) {
  if (name === SEARCH_FILE) return dataFiles.search(language);
  return dataFiles.find(language, name) ?? dataFiles.weekly(language, name, now);
}
