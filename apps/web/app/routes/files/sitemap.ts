import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage, LANGUAGES } from '@trailbook/core/internal/dataset';
import { pagePaths } from '../../../server/addresses/page-paths.server';
import { sitemap, sitemapIndex } from '../../../server/files/sitemap.server';
import { FOR_AN_HOUR } from '../../../server/http/cache-control';
import { errorAnswer } from '../../../server/http/error-answer.server';

/** `/sitemap.xml` and `/sitemap/{lang}.xml`: all pages for search engines, those of a language in a file. */
export function loader({ params, context: { dataset, origin } }: LoaderFunctionArgs) {
  const part = params['*'];
  if (part === undefined) return xml(sitemapIndex(origin, LANGUAGES));
  const language = part.replace(/\.xml$/, '');
  if (language === part || !isLanguage(language)) {
    return errorAnswer({ status: 404, code: 'NOT_FOUND' }, true);
  }
  return xml(sitemap(origin, language, pagePaths(dataset)));
}

function xml(text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': FOR_AN_HOUR },
  });
}
