import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '@trailbook/core/internal/dataset';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { webManifest } from '../../../server/files/web-manifest.server';
import { errorAnswer } from '../../../server/http/error-answer.server';

const FOR_AN_HOUR = 'public, max-age=3600';

/** `/manifest/{lang}.webmanifest`: how the site is installed in a language. */
export async function loader({ params }: LoaderFunctionArgs) {
  const [, language] = /^([a-z]+)\.webmanifest$/.exec(params['*'] ?? '') ?? [];
  if (!isLanguage(language)) return errorAnswer({ status: 404, code: 'NOT_FOUND' }, true);
  const { t } = createI18n(language, await loadMessages(language, ['shell']));
  return Response.json(webManifest(language, t), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': FOR_AN_HOUR },
  });
}
