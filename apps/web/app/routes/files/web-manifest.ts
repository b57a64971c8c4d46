import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '@trailbook/core/internal/dataset';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { featuresOf } from '@trailbook/ui/platform';
import { webManifest } from '../../../server/files/web-manifest.server';
import { FOR_AN_HOUR } from '../../../server/http/cache-control';
import { errorAnswer } from '../../../server/http/error-answer.server';

/** `/manifest/{lang}.webmanifest`: how the site is installed in a language. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, language] = /^([a-z]+)\.webmanifest$/.exec(params['*'] ?? '') ?? [];
  if (!isLanguage(language)) return errorAnswer({ status: 404, code: 'NOT_FOUND' }, true);
  const { t } = createI18n(language, await loadMessages(language, ['shell']));
  const takes = {
    shares: context.release !== null,
    tables: featuresOf(context.config.branch).includes('csvImport'),
  };
  return Response.json(webManifest(language, t, takes), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': FOR_AN_HOUR },
  });
}
